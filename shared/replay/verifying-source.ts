import { checksumOf } from '../lattice/state/checksum.ts';
import type { FrameSource, Reach, SourcedFrame, Verification } from './frame-source.ts';

/** A frame that is not what is known of its tick. */
export interface Mismatch {
  readonly tick: number;
  readonly known: string;
  readonly found: string;
}

/** What is known of a tick: given from outside, or learned from its first frame, which may have stood in for another. */
interface Known {
  readonly checksum: string;
  readonly given: boolean;
  readonly standsIn: boolean;
}

/**
 * Holds each frame's checksum against what is known of its tick before it is handed on. The first frame of a tick is what
 * is known of it from then on, so a state that was restored or computed again must come out the same; only a frame of the
 * reference, which stands in until the module's own can be had, says nothing of that one. A mismatch is told and the frame
 * says so; it is never replaced.
 */
export class VerifyingSource implements FrameSource {
  readonly #source: FrameSource;
  readonly #known: Map<number, Known>;
  readonly #told = new Set<number>();
  readonly #onMismatch: (mismatch: Mismatch) => void;

  /** `known` is what a record, an expected answer or an earlier look says of ticks. */
  constructor(
    source: FrameSource,
    known: Iterable<{ readonly tick: number; readonly checksum: string }>,
    onMismatch: (mismatch: Mismatch) => void,
  ) {
    this.#source = source;
    this.#known = new Map(
      [...known].map(({ tick, checksum }) => [tick, { checksum, given: true, standsIn: false }]),
    );
    this.#onMismatch = onMismatch;
  }

  get scenario() {
    return this.#source.scenario;
  }

  get firstTick(): number {
    return this.#source.firstTick;
  }

  get lastTick(): number {
    return this.#source.lastTick;
  }

  async *frames(ticks: readonly number[], signal: AbortSignal): AsyncIterable<SourcedFrame> {
    for await (const sourced of this.#source.frames(ticks, signal)) {
      yield { ...sourced, verification: this.#verify(sourced) };
    }
  }

  reach(): readonly Reach[] {
    return this.#source.reach();
  }

  async dispose(): Promise<void> {
    await this.#source.dispose();
  }

  #verify({ frame, provenance }: SourcedFrame): Verification {
    const found = checksumOf(frame.bytes);
    const known = this.#known.get(frame.tick);
    const standsIn = provenance === 'reference';
    if (known === undefined || (known.standsIn && !standsIn)) {
      this.#known.set(frame.tick, { checksum: found, given: false, standsIn });
      return 'unverifiable';
    }
    if (known.checksum === found) return known.given ? 'verified' : 'unverifiable';
    if (!this.#told.has(frame.tick)) {
      this.#told.add(frame.tick);
      this.#onMismatch({ tick: frame.tick, known: known.checksum, found });
    }
    return 'mismatch';
  }
}
