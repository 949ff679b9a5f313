import koffi from 'koffi';
import type { Pointer, Wasmtime } from './library.ts';

/** Room for one of C's vectors, which the library fills: size at 0, address of the elements at 8. */
export function newVector(): Buffer {
  return Buffer.alloc(16);
}

/** A copy of the bytes in a vector that the library filled; frees them. */
export function takeBytes(wasmtime: Wasmtime, vector: Buffer): Uint8Array {
  const length = Number(vector.readBigUInt64LE(0));
  const bytes =
    length === 0
      ? new Uint8Array(0)
      : (koffi.decode(vector.readBigUInt64LE(8), 'uint8', length) as Uint8Array).slice();
  wasmtime.wasm_byte_vec_delete(vector);
  return bytes;
}

/** The text in a vector that the library filled, without the NUL that some of its texts end in; frees it. */
export function takeText(wasmtime: Wasmtime, vector: Buffer): string {
  return new TextDecoder().decode(takeBytes(wasmtime, vector)).replace(/\0$/, '');
}

/** The text in a vector of bytes that belongs to the library, or its first `most` bytes. */
export function readText(vector: Pointer, most: number): string {
  const [length, data] = koffi.decode(vector, 'uint64', 2) as BigUint64Array;
  if (length === undefined || data === undefined || length === 0n) return '';
  return new TextDecoder().decode(koffi.decode(data, 'uint8', Math.min(Number(length), most)) as Uint8Array);
}

/** The addresses in a vector of pointers, given where its size and address stand. */
export function readPointers(size: bigint, data: Pointer): Pointer[] {
  if (size === 0n) return [];
  return Array.from(koffi.decode(data, 'uint64', Number(size)) as BigUint64Array, BigInt);
}

/** The message of an error that the library returned; frees the error. */
export function takeError(wasmtime: Wasmtime, error: Pointer): string {
  const vector = newVector();
  wasmtime.wasmtime_error_message(error, vector);
  wasmtime.wasmtime_error_delete(error);
  return takeText(wasmtime, vector);
}
