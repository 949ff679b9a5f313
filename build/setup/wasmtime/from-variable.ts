import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { WASMTIME_VERSION } from '../../../electron/runner/wasmtime/release.ts';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import { mismatch } from './place.ts';
import type { PlatformBuild } from './platform.ts';

/** The variable in which a user names a library of their own keeping. */
export const VARIABLE = 'LATTICE_REPLAY_WASMTIME';

/**
 * The absolute path of the library that the variable names; it is used where it lies. Who sets the variable wants that
 * file and no other, so a wrong one is a `Fault` (`wasmtime-variable`) and never passed over.
 */
export async function fromVariable(
  named: string,
  build: PlatformBuild,
  log: (line: string) => void,
): Promise<string> {
  const path = resolve(named);
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    throw wrong(`cannot be read: ${messageOf(error)}`);
  }
  const found = mismatch(bytes, build);
  if (found !== undefined) throw wrong(`is ${found}`);
  log(`wasmtime ${WASMTIME_VERSION} is used from ${path}, as ${VARIABLE} says`);
  return path;

  function wrong(why: string): Fault {
    return new Fault(
      'wasmtime-variable',
      `${VARIABLE} names ${path}, which ${why}. The library of wasmtime ${WASMTIME_VERSION} for ${build.name} has the SHA-256 ${build.sha256}; unset the variable to have it fetched.`,
      { tried: path, variable: VARIABLE, sha256: build.sha256 },
    );
  }
}
