import { messageOf } from '../../../shared/base/fault.ts';
import type { StartMessage } from '../protocol.ts';
import { loadWasmtime, type Wasmtime } from '../wasmtime/library.ts';
import type { Channel } from './channel.ts';
import { CompiledModules } from './compiled-modules.ts';
import { RunLine } from './run-line.ts';
import { runModule } from './run-module.ts';

/**
 * Answers on the channel for as long as it is open: opens the library, then makes one run after the other. `end` ends the
 * process; it is called when the other side has gone, or after a failure that no run can be blamed for.
 */
export function serve(channel: Channel, end: (code: number) => void): void {
  let wasmtime: Wasmtime | undefined;
  let modules: CompiledModules | undefined;
  let current: { readonly run: number; readonly line: RunLine } | undefined;

  channel.onClosed(() => end(0));
  channel.onMessage((message) => {
    try {
      if (message.type === 'open') {
        wasmtime = loadWasmtime(message.library);
        modules = new CompiledModules(wasmtime);
        channel.send({ type: 'ready' });
      } else if (message.type === 'start') {
        run(message).catch(broken);
      } else if (message.run === current?.run) {
        current.line.receive(message);
      }
      // Anything else is for a run that has ended: a cancel that crossed its end on the way.
    } catch (error) {
      broken(error);
    }
  });

  async function run(start: StartMessage): Promise<void> {
    if (wasmtime === undefined || modules === undefined)
      throw new Error('a run before the library was opened');
    const line = new RunLine(channel, start.run);
    current = { run: start.run, line };
    const ended = await runModule(wasmtime, modules, line, start);
    current = undefined;
    line.send({ type: 'ended', end: ended });
  }

  function broken(error: unknown): void {
    const stack = error instanceof Error ? error.stack : undefined;
    channel.send({ type: 'broken', message: (stack ?? messageOf(error)).slice(0, 4000) });
    // The message is written first.
    setImmediate(() => end(1));
  }
}
