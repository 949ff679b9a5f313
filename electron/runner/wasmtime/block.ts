import koffi from 'koffi';
import type { Pointer } from './library.ts';

/**
 * Bytes of C memory that stay where they are until they are freed: for structures that wasmtime keeps the address of
 * between calls, where the garbage collector could move bytes of ours.
 */
export class Block {
  readonly address: Pointer;

  /** `length` bytes, all zero. */
  constructor(length: number) {
    this.address = koffi.alloc('uint8', length) as Pointer;
    koffi.encode(this.address, 'uint8', new Uint8Array(length), length);
  }

  at(offset: number): Pointer {
    return this.address + BigInt(offset);
  }

  setU8(offset: number, value: number): void {
    koffi.encode(this.address, offset, 'uint8', value);
  }

  setU32(offset: number, value: number): void {
    koffi.encode(this.address, offset, 'uint32', value);
  }

  u8(offset: number): number {
    return koffi.decode(this.address, offset, 'uint8') as number;
  }

  u32(offset: number): number {
    return koffi.decode(this.address, offset, 'uint32') as number;
  }

  u64(offset: number): bigint {
    return BigInt(koffi.decode(this.address, offset, 'uint64') as number | bigint);
  }

  free(): void {
    koffi.free(this.address);
  }
}
