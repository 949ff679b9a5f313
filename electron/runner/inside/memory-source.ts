import type { ByteSource } from '../../../shared/base/byte-source.ts';
import type { Memory } from '../wasmtime/memory.ts';
import type { Region } from './region.ts';

/** Bytes copied out of the memory at once. */
const PIECE = 1 << 18;

/** The bytes of a region of a module's memory, copied out piece by piece: an answer is never held as a whole. */
export function memorySource(memory: Memory, { pointer, length }: Region): ByteSource {
  let copied = 0;
  let piece: Uint8Array = new Uint8Array(0);
  let at = 0;
  return {
    read(into) {
      if (at === piece.length) {
        piece = memory.read(pointer + copied, Math.min(PIECE, length - copied));
        copied += piece.length;
        at = 0;
      }
      const count = Math.min(into.length, piece.length - at);
      into.set(piece.subarray(at, at + count));
      at += count;
      return count;
    },
  };
}
