/** Milliseconds that a slice should take: short enough to cancel in time, long enough to cost nothing. */
const SLICE_MS = 40;
/** A first guess that even slow instructions get through at once. */
const FIRST = 10_000;
const LOWEST = 1_000;
const HIGHEST = 10_000_000_000;
const FASTEST_RISE = 10;
const FASTEST_FALL = 0.1;

/** How much fuel a slice of a call may burn so that it takes 30 to 50 ms (design: wasmtime §4). */
export class Pace {
  #units = FIRST;

  /** Fuel of the next slice. */
  get units(): bigint {
    return BigInt(this.#units);
  }

  /** A slice has taken so long. Returns whether the next one should burn another amount. */
  took(milliseconds: number): boolean {
    const factor = Math.min(FASTEST_RISE, Math.max(FASTEST_FALL, SLICE_MS / Math.max(milliseconds, 0.001)));
    // Slices from 30 to 50 ms are as wanted: no change.
    if (factor > 0.8 && factor < 1.34) return false;
    const units = Math.round(Math.min(HIGHEST, Math.max(LOWEST, this.#units * factor)));
    if (units === this.#units) return false;
    this.#units = units;
    return true;
  }
}
