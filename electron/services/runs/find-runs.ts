import { existsSync, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { RECORD_FILE } from '../../../shared/records/layout.ts';
import { MANIFEST_FILE } from '../cases/find-manifest.ts';

/** Runs may be sorted into folders by case, version and model. */
const DEEPEST = 4;
/** A folder of more is no folder of runs. */
const MOST_FILES = 200_000;
const MAY_BE_ARCHIVE = /\.(tar|tgz|tar\.gz)$/i;
const MAY_BE_RECORD = /\.json$/i;

/** Where a run may be: its own files decide, once they are read. */
export interface RunPlace {
  readonly path: string;
  readonly kind: 'folder' | 'archive' | 'record';
}

/**
 * Every place at or below a folder where a run may be, in name order: run folders, archives, records. Case folders, hidden
 * ones, `node_modules` and links are passed over. Throws a `CancelledFault`.
 */
export async function findRuns(folder: string, signal?: AbortSignal): Promise<readonly RunPlace[]> {
  const places: RunPlace[] = [];
  await collect(folder, 0, places, signal);
  return places;
}

async function collect(
  folder: string,
  depth: number,
  places: RunPlace[],
  signal?: AbortSignal,
): Promise<void> {
  if (signal?.aborted) throw new CancelledFault();
  if (places.length >= MOST_FILES) return;
  const entries = await readdir(folder, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  if (names.has(MANIFEST_FILE)) return;
  if (names.has(RECORD_FILE)) {
    places.push({ path: folder, kind: 'folder' });
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isFile()) {
      const kind = kindOf(entry.name);
      if (kind !== undefined) places.push({ path, kind });
    } else if (entry.isDirectory() && depth < DEEPEST && isPassedOver(entry.name) === false) {
      await collect(path, depth + 1, places, signal);
    }
  }
}

/** Whether a run folder, an archive or a record is among the first of a folder's own entries or one level below. */
export function holdsRuns(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) =>
      (entry.isFile() && kindOf(entry.name) !== undefined) ||
      (entry.isDirectory() && existsSync(join(folder, entry.name, RECORD_FILE))),
  );
}

function kindOf(name: string): RunPlace['kind'] | undefined {
  if (name.startsWith('.')) return undefined;
  if (MAY_BE_ARCHIVE.test(name)) return 'archive';
  return MAY_BE_RECORD.test(name) ? 'record' : undefined;
}

function isPassedOver(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}
