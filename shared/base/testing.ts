import type { ByteSource } from './byte-source.ts';

/** A source that hands out the bytes in pieces whose sizes are drawn anew each time, one byte at the least. */
export function piecesSource(bytes: Uint8Array, nextSize: () => number): ByteSource {
  let at = 0;
  return {
    read(into) {
      const count = Math.min(into.length, bytes.length - at, Math.max(1, nextSize()));
      into.set(bytes.subarray(at, at + count));
      at += count;
      return count;
    },
  };
}

/** A source that repeats a pattern between two ends; it holds no more than the pattern, however long it is. */
export function repeatingSource(
  start: Uint8Array,
  pattern: Uint8Array,
  times: number,
  end: Uint8Array,
): ByteSource {
  let piece = start;
  let at = 0;
  let pieces = 0;
  /** Goes on to the next piece; false when there is none. */
  const advance = (): boolean => {
    if (pieces > times) return false;
    piece = pieces === times ? end : pattern;
    pieces++;
    at = 0;
    return true;
  };
  return {
    read(into) {
      let count = 0;
      while (count < into.length) {
        if (at === piece.length && !advance()) break;
        const part = Math.min(into.length - count, piece.length - at);
        into.set(piece.subarray(at, at + part), count);
        at += part;
        count += part;
      }
      return count;
    },
  };
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
