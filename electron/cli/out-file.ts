import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { Fault, messageOf } from '../../shared/base/fault.ts';

/**
 * Makes sure that a file can be written, before the work is done that it is for: makes its folder. Throws a `Fault`
 * (`file-unwritable`).
 */
export function prepareOutFile(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) throw unwritable(path, 'it is a folder');
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    throw unwritable(path, messageOf(error), error);
  }
}

/** Writes a file whole or not at all. Throws a `Fault` (`file-unwritable`). */
export async function writeOutFile(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFileAtomic(path, typeof content === 'string' ? content : Buffer.from(content));
  } catch (error) {
    throw unwritable(path, messageOf(error), error);
  }
}

function unwritable(path: string, why: string, cause?: unknown): Fault {
  return new Fault('file-unwritable', `${path} cannot be written: ${why}`, { path }, cause);
}
