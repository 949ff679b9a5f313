import { readFileSync, statSync } from 'node:fs';
import { Fault, messageOf } from '../../../shared/base/fault.ts';

/** Files larger than this are not read as a whole. */
const LARGEST_FILE_BYTES = 1024 * 1024 * 1024;

/**
 * A whole file. Throws a `Fault` that tells the cause: `file-missing`, `file-is-folder`, `file-not-regular`,
 * `file-too-large` (with limit and found), `file-unreadable`.
 */
export function readFile(path: string, limit: number = LARGEST_FILE_BYTES): Uint8Array {
  checkSize(path, limit);
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    throw new Fault('file-unreadable', `${path} cannot be read: ${messageOf(error)}`, { path }, error);
  }
}

/** Throws as `readFile` does for a file that is larger than `limit` bytes. */
export function checkSize(path: string, limit: number): void {
  const size = sizeOfFile(path);
  if (size <= limit) return;
  const message = `${path} has ${size} bytes; at most ${limit} are read`;
  throw new Fault('file-too-large', message, { path, limit, found: size });
}

/** Size of a regular file, in bytes; throws as `readFile` does. A device or pipe could be read for ever, so none is. */
export function sizeOfFile(path: string): number {
  if (path.includes('\0'))
    throw new Fault('file-missing', 'a path with a NUL character names no file', { path });
  let stat: ReturnType<typeof statSync>;
  try {
    stat = statSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new Fault('file-missing', `there is no file ${path}`, { path }, error);
    throw new Fault('file-unreadable', `${path} cannot be read: ${messageOf(error)}`, { path }, error);
  }
  if (stat.isDirectory()) throw new Fault('file-is-folder', `${path} is a folder, not a file`, { path });
  if (!stat.isFile()) throw new Fault('file-not-regular', `${path} is not a regular file`, { path });
  return stat.size;
}
