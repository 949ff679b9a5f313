import koffi from 'koffi';
import type { Pointer, Wasmtime } from './library.ts';

/** The exported memory of an instance. Growth moves it, so its address and size are asked for each time. */
export class Memory {
  readonly #wasmtime: Wasmtime;
  readonly #context: Pointer;
  readonly #memory: Pointer;

  constructor(wasmtime: Wasmtime, context: Pointer, memory: Pointer) {
    this.#wasmtime = wasmtime;
    this.#context = context;
    this.#memory = memory;
  }

  /** Its size now, in bytes. */
  size(): number {
    return Number(this.#wasmtime.wasmtime_memory_data_size(this.#context, this.#memory));
  }

  /** Copies bytes in at `offset`; the caller has checked that they fit. */
  write(offset: number, bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    koffi.encode(this.#at(offset), 'uint8', bytes, bytes.length);
  }

  /** A copy of `length` bytes from `offset`; the caller has checked that they are there. */
  read(offset: number, length: number): Uint8Array {
    if (length === 0) return new Uint8Array(0);
    return koffi.decode(this.#at(offset), 'uint8', length) as Uint8Array;
  }

  #at(offset: number): Pointer {
    return this.#wasmtime.wasmtime_memory_data(this.#context, this.#memory) + BigInt(offset);
  }
}
