import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from './find-manifest.ts';

/** Catalogs are four levels deep (spec: manifest §0); a few more let a person name a folder above. */
const DEEPEST = 8;

/**
 * Every manifest of one of these names at or below a folder, in name order; hidden folders and symbolic links are passed
 * over, and what lies below a manifest is its own.
 */
export function findCases(
  folder: string,
  names: readonly string[] = [MANIFEST_FILE],
  depth: number = 0,
): string[] {
  for (const name of names) {
    const manifest = join(folder, name);
    if (existsSync(manifest)) return [manifest];
  }
  if (depth === DEEPEST) return [];
  const entries: Dirent[] = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => findCases(join(folder, entry.name), names, depth + 1));
}
