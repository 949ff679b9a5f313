import { closeSync, openSync, readSync } from 'node:fs';
import type { ByteSource } from '../../../shared/base/byte-source.ts';
import { sizeOfFile } from './read-file.ts';

/** A file as a source of bytes, for what may be larger than memory. Throws as `readFile` does. */
export function withFileSource<T>(path: string, use: (source: ByteSource) => T): T {
  sizeOfFile(path);
  const file = openSync(path, 'r');
  try {
    return use({ read: (into) => readSync(file, into, 0, into.length, null) });
  } finally {
    closeSync(file);
  }
}
