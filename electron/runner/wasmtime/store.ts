import { Fault } from '../../../shared/base/fault.ts';
import type { Pointer, Wasmtime } from './library.ts';
import { takeError } from './vectors.ts';

/** The state of one run: its instance, memories and fuel live in it and end with it. */
export class Store {
  readonly context: Pointer;
  readonly #wasmtime: Wasmtime;
  readonly #store: Pointer;
  readonly #fuel = new BigUint64Array(1);

  /** `maxMemoryBytes` caps each linear memory, the initial size too (spec: performance-host §3); tables are free. */
  constructor(wasmtime: Wasmtime, engine: Pointer, maxMemoryBytes: number) {
    this.#wasmtime = wasmtime;
    this.#store = wasmtime.wasmtime_store_new(engine, null, null);
    this.context = wasmtime.wasmtime_store_context(this.#store);
    wasmtime.wasmtime_store_limiter(this.#store, maxMemoryBytes, -1, -1, -1, -1);
  }

  setFuel(units: bigint): void {
    this.#check(this.#wasmtime.wasmtime_context_set_fuel(this.context, units));
  }

  /** Fuel that is left, exact between two slices of a call. */
  remainingFuel(): bigint {
    this.#check(this.#wasmtime.wasmtime_context_get_fuel(this.context, this.#fuel));
    return this.#fuel[0]!;
  }

  /** Makes each call give the thread back after about so many units of fuel (at least 1). */
  yieldEvery(units: bigint): void {
    this.#check(this.#wasmtime.wasmtime_context_fuel_async_yield_interval(this.context, units));
  }

  delete(): void {
    this.#wasmtime.wasmtime_store_delete(this.#store);
  }

  #check(error: Pointer | null): void {
    if (error !== null) throw new Fault('wasmtime-fuel', takeError(this.#wasmtime, error));
  }
}
