import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import type { EntryKind, VersionFolder } from '../../../shared/manifest/version-folder.ts';
import { readFile } from '../files/read-file.ts';

/** Larger manifests, variants and templates are refused. */
export const LARGEST_MANIFEST_BYTES = 4 * 1024 * 1024;

/** A version folder on the disk. */
export function diskFolder(root: string): VersionFolder {
  return {
    kindOf: (path) => kindOf(join(root, path)),
    read: (path) => readFile(join(root, path), LARGEST_MANIFEST_BYTES),
    list(path) {
      const folder = join(root, path);
      return entriesOf(folder).flatMap((entry) => {
        const kind = entry.isDirectory()
          ? 'folder'
          : entry.isFile()
            ? 'file'
            : kindOf(join(folder, entry.name));
        return kind === undefined ? [] : [{ name: entry.name, kind }];
      });
    },
  };
}

/** Devices, pipes and links that lead nowhere are neither. */
function kindOf(path: string): EntryKind | undefined {
  if (path.includes('\0')) return undefined;
  let stat: ReturnType<typeof statSync>;
  try {
    stat = statSync(path, { throwIfNoEntry: false });
  } catch {
    // A name that is too long, a file where a folder should be, a link to itself: nothing is there.
    return undefined;
  }
  if (stat === undefined) return undefined;
  return stat.isDirectory() ? 'folder' : stat.isFile() ? 'file' : undefined;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new Fault(
      'folder-unreadable',
      `${folder} cannot be read: ${messageOf(error)}`,
      { path: folder },
      error,
    );
  }
}
