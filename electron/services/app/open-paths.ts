import { basename, dirname, sep } from 'node:path';
import type { FaultAnswer, UploadEnd } from '../../../shared/api/answers.ts';
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
  const refused: (FaultAnswer & { path: string })[] = [];
  const paths: string[] = [];
  for (const path of asked) {
    try {
      added.push(...(await library.add([path])));
      paths.push(path);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const shown = (text: string): string => text.replaceAll(`${dirname(path)}${sep}`, '');
      const facts = Object.entries(error.facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? shown(fact) : fact,
      ]);
      refused.push({
        path: basename(path),
        code: error.code,
        message: shown(error.message),
        facts: Object.fromEntries(facts),
      });
    }
  }
  return { added, refused, paths };
}
