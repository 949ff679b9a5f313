import { CancelledFault } from '../base/cancelled.ts';
import { drawing } from '../lattice/drawing.ts';
import { PlainEngine } from '../lattice/plain/engine.ts';
import type { Scenario } from '../lattice/scenario/scenario.ts';
import type { Frame } from '../lattice/state/frame.ts';
import type { FrameSource, Reach, SourcedFrame } from './frame-source.ts';
import type { SteppingEngine } from './keyframed-engine.ts';

/** A loop of work: something changes at every tick. */
export const LINE = drawing(
  's>>>>>k',
  {
    s: { type: 'source', dir: 'E', item: 'iron-ore', lane: 'both', period: 3 },
    k: { type: 'sink', dir: 'W' },
  },
  { ticks: 4000, snapshots: [1000, 4000] },
);

/** The state at a tick, simulated from the start. */
export function frameAt(tick: number, scenario: Scenario = LINE): Frame {
  const engine = new PlainEngine(scenario);
  engine.runTo(tick);
  return engine.frame();
}

/** The plain engine in slices of a few ticks, whatever the time, counting what it simulates. */
export class CountingEngine implements SteppingEngine {
  readonly #engine = new PlainEngine(LINE);
  simulated = 0;

  get tick(): number {
    return this.#engine.tick;
  }

  advance(tick: number): boolean {
    for (let step = 0; step < 50 && this.tick < tick; step++) {
      this.#engine.step();
      this.simulated++;
    }
    return this.tick === tick;
  }

  frame(): Frame {
    return this.#engine.frame();
  }

  restore(frame: Frame): void {
    this.#engine.restore(frame);
  }
}

/** A source over the plain engine that keeps a list of what it was asked for. */
export class PlainSource implements FrameSource {
  readonly scenario = LINE;
  readonly firstTick = 0;
  readonly lastTick = LINE.ticks;
  readonly asked: number[][] = [];
  disposed = false;

  async *frames(ticks: readonly number[], signal: AbortSignal): AsyncIterable<SourcedFrame> {
    this.asked.push([...ticks]);
    for (const tick of ticks) {
      await Promise.resolve();
      if (signal.aborted) throw new CancelledFault();
      yield { frame: frameAt(tick), provenance: 'reference', verification: 'unverifiable' };
    }
  }

  reach(): readonly Reach[] {
    return [{ provenance: 'reference', from: 0, to: this.lastTick }];
  }

  async dispose(): Promise<void> {
    this.disposed = true;
  }
}

/** All frames that a source yields for these ticks. */
export async function framesOf(
  source: FrameSource,
  ticks: readonly number[],
  signal: AbortSignal = new AbortController().signal,
): Promise<SourcedFrame[]> {
  const frames: SourcedFrame[] = [];
  for await (const sourced of source.frames(ticks, signal)) frames.push(sourced);
  return frames;
}
