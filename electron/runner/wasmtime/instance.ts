import { RunFault } from '../run-fault.ts';
import { Block } from './block.ts';
import type { Pointer, Wasmtime } from './library.ts';
import type { Store } from './store.ts';
import { takeTrap } from './trap.ts';
import { takeError } from './vectors.ts';

/** Kinds of what a module exports, in C's order. */
const EXPORT_KINDS = ['function', 'global', 'table', 'memory'] as const;

/** One export; the address is that of the opaque C structure, valid until the instance is deleted. */
export interface Export {
  readonly kind: string;
  readonly address: Pointer;
}

/** An instance of a module in a store, without any imports. */
export class Instance {
  readonly #wasmtime: Wasmtime;
  readonly #store: Store;
  readonly #instance = new Block(16);
  readonly #found: Block[] = [];

  /**
   * Throws a `RunFault` (`load-instantiate`) where the module needs an import, its memory is too large, or it runs code
   * at its start: no fuel is set yet, so that code traps (spec: performance-host §3).
   */
  constructor(wasmtime: Wasmtime, store: Store, module: Pointer) {
    this.#wasmtime = wasmtime;
    this.#store = store;
    const trap = new BigUint64Array(1);
    const error = wasmtime.wasmtime_instance_new(
      store.context,
      module,
      null,
      0,
      this.#instance.address,
      trap,
    );
    if (error !== null) {
      this.delete();
      throw new RunFault('load-instantiate', takeError(wasmtime, error));
    }
    if (trap[0] !== 0n) {
      this.delete();
      const { code, meaning, frames } = takeTrap(wasmtime, trap[0]!);
      throw new RunFault('load-instantiate', `the module traps as it is instantiated: ${meaning}`, {
        trapCode: code,
        frames: frames.join('\n'),
      });
    }
  }

  /** The export of that name; undefined where there is none. */
  exported(name: string): Export | undefined {
    const bytes = new TextEncoder().encode(name);
    const extern = new Block(32);
    this.#found.push(extern);
    const { context } = this.#store;
    if (
      !this.#wasmtime.wasmtime_instance_export_get(
        context,
        this.#instance.address,
        bytes,
        bytes.length,
        extern.address,
      )
    ) {
      return undefined;
    }
    return { kind: EXPORT_KINDS[extern.u8(0)] ?? `export of kind ${extern.u8(0)}`, address: extern.at(8) };
  }

  /** Frees what we hold of it; the instance itself ends with its store. */
  delete(): void {
    for (const block of [this.#instance, ...this.#found.splice(0)]) block.free();
  }
}
