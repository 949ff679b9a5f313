import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import { LIBRARY_BUILDS, WASMTIME_VERSION } from './release.ts';

/**
 * Checks that the file at `path` is the very library whose fuel is the score, before any of it runs. Throws a `Fault`:
 * `wasmtime-unreadable` where there is none or it cannot be read, `wasmtime-changed` for another file.
 */
export async function checkLibrary(path: string): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  } catch (error) {
    const message = `wasmtime's library cannot be read at ${path}: ${messageOf(error)}`;
    throw new Fault('wasmtime-unreadable', message, { path }, error);
  }
  const found = hash.digest('hex');
  const expected = LIBRARY_BUILDS[`${process.platform}-${process.arch}`]?.sha256;
  if (found === expected) return;
  throw new Fault(
    'wasmtime-changed',
    `the library at ${path} is not the one of wasmtime ${WASMTIME_VERSION} that the benchmark grades with, so nothing is run with it`,
    { path, found, expected },
  );
}
