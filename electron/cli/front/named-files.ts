import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';

/** Whole paths of the files that a user named. Throws a `Fault` (`file-missing`) for one that is not there. */
export function namedFiles(paths: readonly string[]): string[] {
  return paths.map((path) => {
    const file = resolve(path);
    if (!existsSync(file)) throw new Fault('file-missing', `${path} does not exist`, { file });
    return file;
  });
}
