import type { VersionFolder } from './version-folder.ts';

/** Hidden names that are seeded nevertheless (spec: manifest §2.13). */
const SEEDED_HIDDEN = new Set(['.gitignore', '.cargo', '.prettierrc.json', '.prettierignore']);
/** Bounds what a folder can cost that links to itself. */
const DEEPEST = 64;
const MOST_ENTRIES = 100_000;

/** Files of a workspace folder that are seeded, as paths from that folder, sorted. */
export function workspaceFiles(folder: VersionFolder, workspace: string): string[] {
  const files: string[] = [];
  let entries = 0;
  const walk = (below: string, depth: number): void => {
    for (const { name, kind } of folder.list(below === '' ? workspace : `${workspace}/${below}`)) {
      if (++entries > MOST_ENTRIES) return;
      if (name.startsWith('.') && !SEEDED_HIDDEN.has(name)) continue;
      const path = below === '' ? name : `${below}/${name}`;
      if (kind === 'file') files.push(path);
      else if (depth < DEEPEST) walk(path, depth + 1);
    }
  };
  if (folder.kindOf(workspace) === 'folder') walk('', 0);
  return files.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
