import { basename, dirname, sep } from 'node:path';
import type { FaultAnswer, FilesOpened } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { Library } from '../library/library.ts';

/** What takes longer, such as an archive that is unpacked, is told of meanwhile. */
const MOMENT_MS = 150;

/**
 * Puts files and folders of the user's into the library, each for itself, and tells what became of them, without any path;
 * resolves with the paths that were not refused.
 */
export async function openPaths(
  library: Library,
  asked: readonly string[],
  tell: (opened: FilesOpened) => void,
): Promise<readonly string[]> {
  const added: string[] = [];
  const refused: (FaultAnswer & { path: string })[] = [];
  const paths: string[] = [];
  for (const path of asked) {
    const slow = setTimeout(() => tell({ added: [], refused: [], reading: basename(path) }), MOMENT_MS);
    try {
      added.push(...(await library.add([path])));
      paths.push(path);
    } catch (error) {
      refused.push(refusalOf(path, error));
    } finally {
      clearTimeout(slow);
    }
  }
  tell({ added, refused });
  return paths;
}

function refusalOf(path: string, error: unknown): FaultAnswer & { path: string } {
  if (!(error instanceof Fault)) throw error;
  const shown = (text: string): string => text.replaceAll(`${dirname(path)}${sep}`, '');
  const facts = Object.entries(error.facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? shown(fact) : fact,
  ]);
  return {
    path: basename(path),
    code: error.code,
    message: shown(error.message),
    facts: Object.fromEntries(facts),
  };
}
