import { CancelledFault } from '../base/cancelled.ts';
import { sameBytes } from '../base/same-bytes.ts';
import type { Scenario } from '../lattice/scenario/scenario.ts';
import type { Frame } from '../lattice/state/frame.ts';
import type { FrameSource, Provenance, Reach, SourcedFrame } from './frame-source.ts';
import { KnownFrames } from './known-frames.ts';

/** Frames that are all there from the start, and how they came to be. */
export interface RecordedFrames {
  readonly frames: readonly Frame[];
  readonly provenance: Extract<Provenance, 'recorded' | 'computed'>;
  readonly scenario: Scenario | undefined;
  /** Fills the stretches between two frames on which it agrees; absent for states that no engine of ours can run. */
  readonly reference: FrameSource | undefined;
}

/**
 * Frames of a recording, of any revision. Ticks between them are the reference's where it agrees at both ends, and are
 * passed over where it does not.
 */
export class RecordedSource implements FrameSource {
  readonly scenario: Scenario | undefined;
  readonly firstTick: number;
  readonly lastTick: number;
  readonly #known = new KnownFrames();
  readonly #provenance: RecordedFrames['provenance'];
  readonly #reference: FrameSource | undefined;

  constructor({ frames, provenance, scenario, reference }: RecordedFrames) {
    for (const frame of frames) this.#known.set(frame, undefined);
    this.scenario = scenario;
    this.#provenance = provenance;
    this.#reference = reference;
    const ticks = this.#known.ticks();
    this.firstTick = reference ? 0 : (ticks[0] ?? 0);
    this.lastTick = ticks.at(-1) ?? 0;
  }

  /** Compares each frame with the reference's, if there is one, and so finds the stretches that can be filled. */
  async compare(signal: AbortSignal): Promise<void> {
    const reference = this.#reference;
    if (reference === undefined) return;
    const ticks = this.#known.ticks().filter((tick) => tick <= reference.lastTick);
    for await (const { frame } of reference.frames(ticks, signal)) {
      const recorded = this.#known.get(frame.tick);
      if (recorded) this.#known.set(recorded, sameBytes(recorded.bytes, frame.bytes));
    }
  }

  async *frames(ticks: readonly number[], signal: AbortSignal): AsyncIterable<SourcedFrame> {
    for (const tick of ticks) {
      if (signal.aborted) throw new CancelledFault();
      const frame = this.#known.get(tick);
      if (frame !== undefined) {
        yield { frame, provenance: this.#provenance, verification: 'unverifiable' };
      } else if (this.#reference && this.#known.isBracketed(tick)) {
        for await (const sourced of this.#reference.frames([tick], signal)) {
          yield { ...sourced, provenance: 'bracketed' };
        }
      }
    }
  }

  reach(): readonly Reach[] {
    const own = this.#known.ticks().map((tick) => ({ provenance: this.#provenance, from: tick, to: tick }));
    const filled = this.#known
      .brackets()
      .map(([from, to]) => ({ provenance: 'bracketed' as const, from, to }));
    return [...own, ...filled].sort((a, b) => a.from - b.from);
  }

  async dispose(): Promise<void> {
    await this.#reference?.dispose();
  }
}
