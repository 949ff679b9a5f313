import { basename, dirname, sep } from 'node:path';
import type { FaultAnswer, FilesOpened } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { LONGEST_SESSION_TEXT, SESSION_FILE_ENDING } from '../../../shared/sessions/session.ts';
import { readFile } from '../files/read-file.ts';
import type { Library } from '../library/library.ts';
import { type KeptSessions, readSessionDocument } from '../sessions/kept-sessions.ts';

/** What takes longer, such as an archive that is unpacked, is told of meanwhile. */
const MOMENT_MS = 150;

/**
 * Puts files and folders of the user's into the library, each for itself, and tells what became of them, without any path;
 * resolves with the paths that were not refused.
 */
export async function openPaths(
  library: Library,
  sessions: Pick<KeptSessions, 'save'>,
  asked: readonly string[],
  tell: (opened: FilesOpened) => void,
): Promise<readonly string[]> {
  const added: string[] = [];
  const refused: (FaultAnswer & { path: string })[] = [];
  const paths: string[] = [];
  let session: string | undefined;
  for (const path of asked) {
    const slow = setTimeout(() => tell({ added: [], refused: [], reading: basename(path) }), MOMENT_MS);
    try {
      if (path.endsWith(SESSION_FILE_ENDING)) session = await keepSession(sessions, path);
      else added.push(...(await library.add([path])));
      paths.push(path);
    } catch (error) {
      refused.push(refusalOf(path, error));
    } finally {
      clearTimeout(slow);
    }
  }
  tell({ added, refused, ...(session !== undefined && { session }) });
  return paths;
}

/** A session only names what is to be opened, so it is no item of the library: it joins the saved ones. */
export async function keepSession(sessions: Pick<KeptSessions, 'save'>, path: string): Promise<string> {
  const text = new TextDecoder().decode(readFile(path, LONGEST_SESSION_TEXT));
  return await sessions.save(readSessionDocument(text), false);
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
