import type { SourcedFrame } from './frame-source.ts';

/**
 * Frames up to a budget of bytes. What goes first is what is farthest from the cursor on a log scale, so that the
 * neighbourhood stays dense on both sides and a coarse grid stays everywhere; plain recency would give up the frames just
 * behind the cursor, which a step back needs next.
 */
export class FrameCache {
  readonly #budget: number;
  readonly #pinned: Set<number>;
  readonly #kept = new Map<number, SourcedFrame>();
  #bytes = 0;

  /** `pinned` ticks are never given up: the first, graded ones, notes, last equal and first different. */
  constructor(budgetBytes: number, pinned: Iterable<number> = []) {
    this.#budget = budgetBytes;
    this.#pinned = new Set(pinned);
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Ticks held. */
  ticks(): IterableIterator<number> {
    return this.#kept.keys();
  }

  /** Keeps a tick from now on, if it is or comes into the cache. */
  pin(tick: number): void {
    this.#pinned.add(tick);
  }

  get(tick: number): SourcedFrame | undefined {
    return this.#kept.get(tick);
  }

  has(tick: number): boolean {
    return this.#kept.has(tick);
  }

  /** Takes a frame in, and gives up others for it by their distance from `cursor`. */
  set(sourced: SourcedFrame, cursor: number): void {
    const { tick, bytes } = sourced.frame;
    const before = this.#kept.get(tick);
    if (before !== undefined) this.#bytes -= before.frame.bytes.length;
    this.#kept.set(tick, sourced);
    this.#bytes += bytes.length;
    if (this.#bytes > this.#budget) this.#evict(tick, cursor);
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  /** Gives up frames until a tenth of the budget is free, so that it is not done for each new one. */
  #evict(keeping: number, cursor: number): void {
    const loose = [...this.#kept.keys()].filter((tick) => tick !== keeping && !this.#pinned.has(tick));
    const worth = new Map(loose.map((tick) => [tick, worthOf(tick, cursor)]));
    loose.sort((a, b) => worth.get(a)! - worth.get(b)!);
    for (const tick of loose) {
      if (this.#bytes <= this.#budget * 0.9) return;
      this.#bytes -= this.#kept.get(tick)!.frame.bytes.length;
      this.#kept.delete(tick);
    }
  }
}

/**
 * How much a frame is worth keeping: near the cursor each one; farther off, one in every power of two of the distance. A
 * tick that ends in many zero bits lies on a coarser grid and is worth more.
 */
function worthOf(tick: number, cursor: number): number {
  const grid = tick === 0 ? 32 : 31 - Math.clz32(tick & -tick);
  return grid - Math.log2(Math.abs(tick - cursor) + 1);
}
