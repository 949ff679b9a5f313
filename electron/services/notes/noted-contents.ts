import { createHash } from 'node:crypto';
import type { NotedContent, NotedContents } from '../../../shared/notes/notes.ts';
import type { ContentHashes } from '../files/content-hashes.ts';
import type { Library } from '../library/library.ts';

/** What is open in A, by ids of the library. */
export interface NotedItems {
  readonly scenario?: string | undefined;
  readonly module?: string | undefined;
  readonly states?: string | undefined;
}

/**
 * What notes on these items are about. States beside a module are what it is graded by and no part of it; the module's own
 * playback is the same run. Rejects with a `Fault`: those of the library and of `ContentHashes`.
 */
export async function notedContents(
  { scenario, module, states }: NotedItems,
  library: Library,
  hashes: ContentHashes,
): Promise<NotedContents> {
  const content = async (id: string, kind: 'scenario' | 'module' | 'states'): Promise<NotedContent> => {
    const { sha256 } = await hashes.of(library.path(id, kind));
    return { name: library.item(id).name, sha256 };
  };
  return {
    ...(scenario !== undefined && { scenario: await content(scenario, 'scenario') }),
    ...(module !== undefined && { module: await content(module, 'module') }),
    ...(module === undefined && states !== undefined && { states: await content(states, 'states') }),
  };
}

/** The name under which notes are kept: of the contents alone, whatever their files are called. */
export function notesKey(about: NotedContents): string {
  const lines = (['scenario', 'module', 'states'] as const).map(
    (role) => `${role} ${about[role]?.sha256 ?? 'none'}\n`,
  );
  return createHash('sha256').update(lines.join('')).digest('hex');
}
