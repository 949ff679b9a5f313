import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { isCancelled } from '../../../shared/base/cancelled.ts';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import { FastEngine } from '../../../shared/lattice/fast/engine.ts';
import { KeyframedEngine } from '../../../shared/replay/keyframed-engine.ts';
import type { FromReference, ReferenceSetting, ToReference } from './reference-messages.ts';

/**
 * The reference engine in a thread of its own: any tick on request, and keyframes over the whole run while nothing is
 * asked for.
 */
const { scenario, keyframeBytes } = workerData as ReferenceSetting;
const engine = new KeyframedEngine(new FastEngine(scenario), {
  lastTick: scenario.ticks,
  budgetBytes: keyframeBytes,
  turn: () => setImmediate(),
});
const running = new Map<number, AbortController>();
let building = new AbortController();

parentPort?.on('message', (message: ToReference) => {
  if (message.type === 'abort') running.get(message.request)?.abort();
  else {
    building.abort();
    void answer(message.request, message.ticks);
  }
});
void build();

async function answer(request: number, ticks: readonly number[]): Promise<void> {
  const abort = new AbortController();
  running.set(request, abort);
  try {
    for (const tick of ticks) {
      const frame = await engine.frameAt(tick, abort.signal);
      // Keyframes stay here, so what is handed over is a copy.
      const bytes = frame.bytes.slice();
      post({ type: 'frame', request, tick, bytes }, bytes.buffer);
    }
    post({ type: 'end', request });
  } catch (error) {
    const code = error instanceof Fault ? error.code : 'internal';
    post({ type: 'fault', request, code, message: messageOf(error) });
  } finally {
    running.delete(request);
    if (running.size === 0) void build();
  }
}

/** Builds keyframes from where they end; given up as soon as something is asked for. */
async function build(): Promise<void> {
  building.abort();
  building = new AbortController();
  const { signal } = building;
  let told = -1;
  while (!signal.aborted && engine.builtTo + engine.spacing <= scenario.ticks) {
    try {
      await engine.frameAt(engine.builtTo + engine.spacing, signal);
    } catch (error) {
      if (isCancelled(error)) return;
      throw error;
    }
    if (engine.builtTo - told < scenario.ticks / 50) continue;
    told = engine.builtTo;
    post({ type: 'built', to: told });
    await setImmediate();
  }
  if (!signal.aborted) post({ type: 'built', to: scenario.ticks });
}

function post(message: FromReference, ...transfer: ArrayBufferLike[]): void {
  parentPort?.postMessage(message, transfer as ArrayBuffer[]);
}
