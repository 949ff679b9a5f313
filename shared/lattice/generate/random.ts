/** Random numbers from a seed, the same on every machine: 32-bit whole-number steps only. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed ^ Math.floor(seed / 0x1_0000_0000)) | 0;
  }

  /** The next 32 bits: a Weyl sequence, each of its terms mixed by two multiplications. */
  bits(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** A whole number from 0 to `count - 1`. */
  below(count: number): number {
    return Math.floor((this.bits() / 0x1_0000_0000) * count);
  }

  /** A whole number, ends included. */
  between(lowest: number, highest: number): number {
    return lowest + this.below(highest - lowest + 1);
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [copy[last], copy[other]] = [copy[other]!, copy[last]!];
    }
    return copy;
  }
}
