import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { IMPLEMENTATION_FOLDER, MODULE_FILE } from '../../../shared/records/layout.ts';
import type { ModuleBytes } from '../../runner/run.ts';
import { readFile } from '../files/read-file.ts';

/** Larger ones are not read; real engines have less than a hundredth of it. */
export const LARGEST_MODULE_BYTES = 256 * 1024 * 1024;

/** The module that a path names: a `.wasm` file, or a run folder that holds one. Throws a `Fault` (`engine-missing`, …). */
export function readModule(path: string): ModuleBytes {
  const bytes = readFile(moduleFile(path), LARGEST_MODULE_BYTES);
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes };
}

function moduleFile(path: string): string {
  if (!existsSync(path) || !statSync(path).isDirectory()) return path;
  const inside = [join(path, IMPLEMENTATION_FOLDER, MODULE_FILE), join(path, MODULE_FILE)];
  const found = inside.find((candidate) => existsSync(candidate));
  if (found !== undefined) return found;
  throw new Fault('engine-missing', `the folder ${path} holds no ${IMPLEMENTATION_FOLDER}/${MODULE_FILE}`, {
    path,
  });
}
