import type { Store } from '../wasmtime/store.ts';

/** Milliseconds between two reports of fuel. */
const REPORT_MS = 150;

/** The fuel of one run: nothing is counted where no ceiling is given. */
export class FuelMeter {
  readonly ceiling: bigint | undefined;
  readonly #store: Store;
  readonly #report: (fuel: bigint) => void;
  #reported = performance.now();

  constructor(store: Store, ceiling: bigint | undefined, report: (fuel: bigint) => void) {
    this.#store = store;
    this.ceiling = ceiling;
    this.#report = report;
    if (ceiling !== undefined) store.setFuel(ceiling);
  }

  get metered(): boolean {
    return this.ceiling !== undefined;
  }

  /** Ceiling less remaining, never below 0 (spec: performance-host §2); undefined without metering. */
  consumed(): bigint | undefined {
    if (this.ceiling === undefined) return undefined;
    const remaining = this.#store.remainingFuel();
    return remaining > this.ceiling ? 0n : this.ceiling - remaining;
  }

  /** Whether nothing is left. */
  empty(): boolean {
    return this.ceiling !== undefined && this.#store.remainingFuel() === 0n;
  }

  /** Reports what was consumed, if the last report is old enough. */
  tick(): void {
    const now = performance.now();
    if (now - this.#reported < REPORT_MS) return;
    this.#reported = now;
    const consumed = this.consumed();
    if (consumed !== undefined) this.#report(consumed);
  }
}
