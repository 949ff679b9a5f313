import type { CameraView } from './camera.ts';

/** Milliseconds that the camera takes to where it is sent. */
const DURATION = 140;

/** Moves a camera to where it is sent, slowing down at the end; at once where less motion is asked for. */
export class Glide {
  readonly #get: () => CameraView;
  readonly #set: (view: CameraView) => void;
  readonly #still: () => boolean;
  #frame: number | undefined;
  #goal: CameraView | undefined;

  constructor(get: () => CameraView, set: (view: CameraView) => void, still: () => boolean) {
    this.#get = get;
    this.#set = set;
    this.#still = still;
  }

  /** Where the camera is, or is on its way to. */
  get goal(): CameraView {
    return this.#goal ?? this.#get();
  }

  to(goal: CameraView): void {
    this.stop();
    if (this.#still()) {
      this.#set(goal);
      return;
    }
    const from = this.#get();
    const start = performance.now();
    this.#goal = goal;
    const move = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / DURATION));
      const eased = 1 - (1 - share) ** 3;
      if (share >= 1) {
        this.#goal = undefined;
        this.#frame = undefined;
        this.#set(goal);
        return;
      }
      this.#frame = requestAnimationFrame(move);
      this.#set(between(from, goal, eased));
    };
    this.#frame = requestAnimationFrame(move);
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#goal = undefined;
  }
}

/** Between two views so that the point that both agree on stays where it is on the screen. */
function between(from: CameraView, to: CameraView, share: number): CameraView {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // Positions go with 1/scale, in which a zoom about a fixed point is a straight line.
  const way =
    Math.abs(to.scale - from.scale) < 1e-6
      ? share
      : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, scale };
}
