import { closeSync, openSync, readSync } from 'node:fs';
import { sizeOfFile } from './read-file.ts';

/** The first bytes of a regular file, at most so many. Throws as `readFile` does, before anything is opened. */
export function readHead(path: string, bytes: number): Uint8Array {
  sizeOfFile(path);
  const head = new Uint8Array(bytes);
  const file = openSync(path, 'r');
  try {
    return head.subarray(0, readSync(file, head, 0, head.length, 0));
  } finally {
    closeSync(file);
  }
}
