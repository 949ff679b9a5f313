import { Block } from './block.ts';
import type { Pointer, Wasmtime } from './library.ts';
import type { Store } from './store.ts';
import { type Trap, takeTrap } from './trap.ts';
import { takeError } from './vectors.ts';

/** How a call ended. `value` is its one result, unsigned. */
export type CallEnd =
  | { readonly kind: 'returned'; readonly value: bigint }
  | { readonly kind: 'trapped'; readonly trap: Trap }
  | { readonly kind: 'failed'; readonly message: string };

const VALUE = 32;
const RESULT = 2 * VALUE;
const TRAP = RESULT + VALUE;
const ERROR = TRAP + 8;

/**
 * One call of an exported function, in slices: `poll` runs it until it ends or has burnt the store's yield interval.
 * Deleting it before it has ended gives it up, and the store's fuel stays readable (design: wasmtime §4).
 */
export class Call {
  readonly #wasmtime: Wasmtime;
  /** Arguments, result, trap and error, which wasmtime writes to until the call is deleted. */
  readonly #block = new Block(ERROR + 8);
  readonly #future: Pointer;
  readonly #wide: boolean;

  /** `args` are read modulo 2^32; `wide` for a result of 64 bits. At most two arguments. */
  constructor(wasmtime: Wasmtime, store: Store, func: Pointer, args: readonly number[], wide: boolean) {
    this.#wasmtime = wasmtime;
    this.#wide = wide;
    for (const [index, value] of args.entries()) this.#block.setU32(index * VALUE + 8, value >>> 0);
    this.#future = wasmtime.wasmtime_func_call_async(
      store.context,
      func,
      this.#block.address,
      args.length,
      this.#block.at(RESULT),
      1,
      this.#block.at(TRAP),
      this.#block.at(ERROR),
    );
  }

  /** Runs one slice; true when the call has ended. */
  poll(): boolean {
    return this.#wasmtime.wasmtime_call_future_poll(this.#future);
  }

  /** How it ended; once, after `poll` returned true. */
  end(): CallEnd {
    const error = this.#block.u64(ERROR);
    if (error !== 0n) return { kind: 'failed', message: takeError(this.#wasmtime, error) };
    const trap = this.#block.u64(TRAP);
    if (trap !== 0n) return { kind: 'trapped', trap: takeTrap(this.#wasmtime, trap) };
    const value = this.#wide ? this.#block.u64(RESULT + 8) : BigInt(this.#block.u32(RESULT + 8));
    return { kind: 'returned', value };
  }

  delete(): void {
    this.#wasmtime.wasmtime_call_future_delete(this.#future);
    this.#block.free();
  }
}
