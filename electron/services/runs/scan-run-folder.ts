import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../../shared/base/finding.ts';
import { IMPLEMENTATION_FOLDER, STATES_FOLDER } from '../../../shared/records/layout.ts';

/** Where the files of a run lie that are looked at (spec: run-record §6); build folders are not gone through. */
const FOLDERS = ['', IMPLEMENTATION_FOLDER, STATES_FOLDER];

export interface RunFolderScan {
  /** Bytes of each regular file by its path from the run folder. */
  readonly files: ReadonlyMap<string, number>;
  /** Links that stand where a file was looked for: they are not followed. */
  readonly findings: readonly Finding[];
}

/** The files of a run folder. A downloaded one is not trusted: links, also of its folders, are passed over. */
export async function scanRunFolder(folder: string): Promise<RunFolderScan> {
  const files = new Map<string, number>();
  const findings: Finding[] = [];
  for (const inside of FOLDERS) {
    const place = join(folder, inside);
    if (inside !== '' && !(await isRealFolder(place))) continue;
    for (const entry of await entriesOf(place)) {
      const name = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isFile()) files.set(name, (await lstat(join(place, entry.name))).size);
      else if (entry.isSymbolicLink()) findings.push(linkFinding(name));
    }
  }
  return { files, findings };
}

/** A link in a run, which is told and left alone. */
export function linkFinding(name: string): Finding {
  return {
    severity: 'warning',
    code: 'link-not-followed',
    message: `${name} is a link, which is not followed`,
  };
}

async function isRealFolder(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isDirectory();
  } catch {
    // Not there, which is as good as empty.
    return false;
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
