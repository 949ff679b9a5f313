/**
 * Bytes that are pulled in pieces: a file, a buffer, the memory of a module. What reads from it needs no more memory
 * than one piece, however long the whole is.
 */
export interface ByteSource {
  /** Writes the next bytes at the start of `into` and returns how many; 0 means that there are no more. */
  read(into: Uint8Array): number;
}

/** A source over bytes that are already in memory. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  let at = 0;
  return {
    read(into) {
      const count = Math.min(into.length, bytes.length - at);
      into.set(bytes.subarray(at, at + count));
      at += count;
      return count;
    },
  };
}
