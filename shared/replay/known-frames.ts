import type { Frame } from '../lattice/state/frame.ts';

/** Frames of a module or a recording by tick, and on which of them the reference agrees. */
export class KnownFrames {
  readonly #frames = new Map<number, Frame>();
  readonly #agrees = new Map<number, boolean>();
  #sorted: readonly number[] | undefined;

  get size(): number {
    return this.#frames.size;
  }

  set(frame: Frame, agrees: boolean | undefined): void {
    this.#frames.set(frame.tick, frame);
    if (agrees !== undefined) this.#agrees.set(frame.tick, agrees);
    this.#sorted = undefined;
  }

  get(tick: number): Frame | undefined {
    return this.#frames.get(tick);
  }

  /** Ticks with a frame, ascending. */
  ticks(): readonly number[] {
    this.#sorted ??= [...this.#frames.keys()].sort((a, b) => a - b);
    return this.#sorted;
  }

  /** The known ticks around one: at or before it, and after it. */
  around(tick: number): { readonly before: number | undefined; readonly after: number | undefined } {
    const ticks = this.ticks();
    let low = 0;
    let high = ticks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ticks[middle]! <= tick) low = middle + 1;
      else high = middle;
    }
    return { before: ticks[low - 1], after: ticks[low] };
  }

  /**
   * Whether a tick lies between two known ticks on which module and reference agree. At tick 0 they always do: it is the
   * empty factory (spec: lattice-rules, Constants).
   */
  isBracketed(tick: number): boolean {
    const { before = 0, after } = this.around(tick);
    if (before === tick) return this.#agreesAt(tick);
    return after !== undefined && this.#agreesAt(before) && this.#agreesAt(after);
  }

  /** Stretches between known ticks on which the reference agrees at both ends, ascending and merged. */
  brackets(): readonly (readonly [from: number, to: number])[] {
    const ranges: [number, number][] = [];
    let before = 0;
    for (const tick of this.ticks()) {
      if (this.#agreesAt(before) && this.#agreesAt(tick)) {
        const last = ranges.at(-1);
        if (last && last[1] === before) last[1] = tick;
        else ranges.push([before, tick]);
      }
      before = tick;
    }
    return ranges;
  }

  #agreesAt(tick: number): boolean {
    return tick === 0 || this.#agrees.get(tick) === true;
  }
}
