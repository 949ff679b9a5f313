import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from './find-manifest.ts';

/** Catalogs are four levels deep (spec: manifest §0); a few more let a person name a folder above. */
const DEEPEST = 8;

/** Every manifest at or below a folder, in name order; hidden folders and symbolic links are passed over. */
export function findCases(folder: string, depth = 0): string[] {
  const manifest = join(folder, MANIFEST_FILE);
  if (existsSync(manifest)) return [manifest];
  if (depth === DEEPEST) return [];
  const entries: Dirent[] = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => findCases(join(folder, entry.name), depth + 1));
}
