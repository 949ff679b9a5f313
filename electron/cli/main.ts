import { CommanderError } from 'commander';
import { CancelledFault } from '../../shared/base/cancelled.ts';
import { Fault } from '../../shared/base/fault.ts';
import { findPlaces } from '../services/places/places.ts';
import { advice } from './advice.ts';
import { createContext, EXIT } from './context.ts';
import { createProgram } from './program.ts';

const stop = new AbortController();
process.on('SIGINT', () => {
  // A second Ctrl-C is for when the orderly way hangs.
  if (stop.signal.aborted) process.exit(EXIT.stopped);
  stop.abort();
});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the pipe has seen enough (`| head`).
  process.exit(error.code === 'EPIPE' ? EXIT.passed : EXIT.impossible);
});

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const json = args.includes('--json');
  try {
    const context = createContext(findPlaces(import.meta.url), json, stop.signal);
    let code: number = EXIT.passed;
    const program = createProgram(context, (result) => {
      code = result;
    });
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return report(error, json);
  }
}

function report(error: unknown, json: boolean): number {
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.passed;
  const cancelled = error instanceof CancelledFault || stop.signal.aborted;
  const told = describe(error);
  if (json) process.stdout.write(`${JSON.stringify({ error: told }, null, 2)}\n`);
  else if (!(error instanceof CommanderError)) {
    const help = advice(told.code);
    process.stderr.write(`lattice-replay: ${told.message}\n${help === undefined ? '' : `  ${help}\n`}`);
  }
  return cancelled ? EXIT.stopped : EXIT.impossible;
}

/** The error as the contract prints it; a bug of ours is told with its stack, for those who report it. */
function describe(error: unknown): { code: string; message: string } & Record<string, unknown> {
  if (error instanceof Fault) return { ...error.facts, code: error.code, message: error.message };
  if (error instanceof CommanderError)
    return { code: 'usage', message: error.message.replace(/^error: /, '') };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'internal', message };
}
