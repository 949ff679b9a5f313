import { checksumOf } from '../../shared/lattice/state/checksum.ts';
import type { SourcedFrame } from '../../shared/replay/frame-source.ts';
import type { Clock } from '../player/player.ts';
import type { CheckedFrame, PlaybackStore } from '../state/playback.ts';
import { withSeen } from '../state/seen-ticks.ts';
import { differentEntities } from './entity-at.ts';

/** Views follow a playing replay ten times a second; more can be neither read nor afforded. */
const INTERVAL_MS = 100;

interface Frames {
  readonly a: SourcedFrame;
  readonly b: SourcedFrame | undefined;
  /** Whether both frames are of the engines that are compared, not of the reference in their stead. */
  readonly own: boolean;
}

/** Tells the views what is shown: at once when it stands, now and then while it plays. */
export class Publisher {
  readonly #store: PlaybackStore;
  readonly #clock: Clock;
  #waiting: Frames | undefined;
  #publishedAt = Number.NEGATIVE_INFINITY;

  constructor(store: PlaybackStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  offer(frames: Frames, playing: boolean): void {
    this.#waiting = frames;
    if (!playing || this.#clock.now() - this.#publishedAt >= INTERVAL_MS) this.flush();
  }

  /** Tells what was held back. */
  flush(): void {
    const frames = this.#waiting;
    if (frames === undefined) return;
    this.#waiting = undefined;
    this.#publishedAt = this.#clock.now();
    const { a, b, own } = frames;
    const { tick } = a.frame;
    const different = b && differentEntities(a.frame, b.frame);
    this.#store.setState(({ seen }) => ({
      tick,
      a: checked(a),
      b: b && checked(b),
      different,
      seen: different === undefined || !own ? seen : withSeen(seen, tick, different.length === 0),
    }));
  }

  dispose(): void {
    this.#waiting = undefined;
  }
}

function checked(sourced: SourcedFrame): CheckedFrame {
  return { ...sourced, checksum: checksumOf(sourced.frame.bytes) };
}
