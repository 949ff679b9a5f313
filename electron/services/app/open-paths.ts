import { basename, dirname, sep } from 'node:path';
import type { UploadEnd } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { Library } from '../library/library.ts';

/** What became of paths that were opened where they lie. */
export interface OpenedPaths extends UploadEnd {
  /** Those that were not refused. */
  readonly paths: readonly string[];
}

/** Puts files and folders of the user's into the library, each for itself; what is told of them holds no path. */
export async function openPaths(library: Library, asked: readonly string[]): Promise<OpenedPaths> {
  const added: string[] = [];
  const refused: { path: string; message: string }[] = [];
  const paths: string[] = [];
  for (const path of asked) {
    try {
      added.push(...(await library.add([path])));
      paths.push(path);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const message = error.message.replaceAll(`${dirname(path)}${sep}`, '');
      refused.push({ path: basename(path), message });
    }
  }
  return { added, refused, paths };
}
