import { RunFault } from '../run-fault.ts';
import { Call, type CallEnd } from '../wasmtime/call.ts';
import type { Pointer, Wasmtime } from '../wasmtime/library.ts';
import type { Memory } from '../wasmtime/memory.ts';
import type { Store } from '../wasmtime/store.ts';
import { OUT_OF_FUEL } from '../wasmtime/trap.ts';
import type { Cancellation } from './cancellation.ts';
import type { FuelMeter } from './fuel-meter.ts';
import { Pace } from './pace.ts';

/** An instance that is called: each call in slices, so that it can be called off and tells its fuel. */
export class Guest {
  readonly #wasmtime: Wasmtime;
  readonly #store: Store;
  readonly #memory: Memory;
  readonly #maxMemoryBytes: number;
  readonly #meter: FuelMeter;
  readonly #cancellation: Cancellation;
  readonly #pace = new Pace();
  #milliseconds = 0;

  constructor(
    wasmtime: Wasmtime,
    store: Store,
    memory: Memory,
    maxMemoryBytes: number,
    meter: FuelMeter,
    cancellation: Cancellation,
  ) {
    this.#wasmtime = wasmtime;
    this.#store = store;
    this.#memory = memory;
    this.#maxMemoryBytes = maxMemoryBytes;
    this.#meter = meter;
    this.#cancellation = cancellation;
    if (meter.metered) store.yieldEvery(this.#pace.units);
  }

  /** Seconds spent inside the calls so far. */
  get seconds(): number {
    return this.#milliseconds / 1000;
  }

  /** Calls a function and returns its result, unsigned. Throws a `RunFault` for a trap, `Cancelled` when called off. */
  async call(what: string, func: Pointer, args: readonly number[], wide: boolean): Promise<bigint> {
    const call = new Call(this.#wasmtime, this.#store, func, args, wide);
    try {
      for (;;) {
        const from = performance.now();
        const ended = call.poll();
        const milliseconds = performance.now() - from;
        this.#milliseconds += milliseconds;
        if (ended) break;
        this.#meter.tick();
        if (this.#pace.took(milliseconds)) this.#store.yieldEvery(this.#pace.units);
        await this.#cancellation.turn();
      }
      const end = call.end();
      if (end.kind === 'returned') return end.value;
      throw this.#failure(what, end);
    } finally {
      call.delete();
    }
  }

  /** Fuel is looked at first, memory next (spec: performance-host §4). */
  #failure(what: string, end: Exclude<CallEnd, { kind: 'returned' }>): RunFault {
    const memoryBytes = this.#memory.size();
    const facts = {
      call: what,
      memoryBytes,
      maxMemoryBytes: this.#maxMemoryBytes,
      fuelCeiling: this.#meter.ceiling?.toString(),
      trapCode: end.kind === 'trapped' ? end.trap.code : undefined,
      trap: end.kind === 'trapped' ? end.trap.meaning : end.message,
      frames: end.kind === 'trapped' ? end.trap.frames.join('\n') : undefined,
    };
    if (facts.trapCode === OUT_OF_FUEL || this.#meter.empty()) {
      return new RunFault('out-of-fuel', `${what} exhausted the ceiling of ${facts.fuelCeiling} fuel`, facts);
    }
    if (memoryBytes >= this.#maxMemoryBytes) {
      return new RunFault('out-of-memory', `${what} failed with its memory at the cap: ${facts.trap}`, facts);
    }
    return new RunFault('trap', `${what} trapped: ${facts.trap}`, facts);
  }
}
