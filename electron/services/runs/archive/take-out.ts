import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, type WriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { Fault, messageOf } from '../../../../shared/base/fault.ts';
import { runFileKind } from '../../../../shared/records/layout.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import type { ArchiveListing } from './list-archive.ts';
import { LISTED_FILE, listedOf } from './listed.ts';
import type { ReadingOptions } from './tar-blocks.ts';
import { type WalkedEntry, walkArchive } from './walk-archive.ts';

/**
 * Writes what is looked at of a run (record, module, scenarios, states, matches) from a listed archive into a folder,
 * which comes whole or not at all; one that is there already stays. Links are never made, and names come from the listing
 * alone. Throws a `Fault`: those of `walkArchive`, `archive-changed`, `archive-size`, `folder-unwritable`.
 */
export async function takeOut(
  path: string,
  listing: ArchiveListing,
  folder: string,
  options: Partial<ReadingOptions> = {},
): Promise<void> {
  if (existsSync(folder)) return;
  const { limits = ARCHIVE_LIMITS, signal, onProgress } = options;
  const wanted = wantedFiles(listing, limits.takenBytes);
  const part = `${folder}.part-${randomUUID()}`;
  const written: Written[] = [];
  try {
    await makeFolders(part, wanted);
    const left = new Set(wanted.keys());
    await walkArchive(path, {
      limits,
      signal,
      onProgress,
      onEntry(entry) {
        const name = entry.path.slice(listing.leading.length);
        const isWanted = entry.kind === 'file' && entry.path.startsWith(listing.leading) && left.delete(name);
        if (!isWanted) entry.content.resume();
        else if (entry.size !== wanted.get(name)) throw changed(path);
        else written.push(writeEntry(entry, join(part, name)));
      },
    });
    await Promise.all(written.map(({ end }) => end));
    if (left.size > 0) throw changed(path);
    await writeFile(join(part, LISTED_FILE), JSON.stringify(listedOf(listing)));
    await renameOnce(part, folder);
  } catch (error) {
    for (const { stream } of written) stream.destroy();
    await Promise.allSettled(written.map(({ end }) => end));
    await rm(part, { recursive: true, force: true });
    if (error instanceof Fault) throw error;
    throw new Fault('folder-unwritable', `the run cannot be unpacked: ${messageOf(error)}`, { path }, error);
  }
}

function wantedFiles({ files }: ArchiveListing, limit: number): ReadonlyMap<string, number> {
  const wanted = new Map([...files].filter(([name]) => runFileKind(name) !== undefined));
  const bytes = [...wanted.values()].reduce((sum, size) => sum + size, 0);
  if (bytes <= limit) return wanted;
  const message = `what is needed of the archive has ${bytes} bytes; at most ${limit} are unpacked`;
  throw new Fault('archive-size', message, { limit, found: bytes });
}

async function makeFolders(part: string, wanted: ReadonlyMap<string, number>): Promise<void> {
  await mkdir(part, { recursive: true });
  const folders = new Set([...wanted.keys()].map((name) => dirname(name)));
  for (const name of folders) await mkdir(join(part, name), { recursive: true });
}

interface Written {
  readonly stream: WriteStream;
  readonly end: Promise<void>;
}

function writeEntry({ content }: WalkedEntry, file: string): Written {
  // A second file of this name would be one too many.
  const stream = createWriteStream(file, { flags: 'wx' });
  content.pipe(stream);
  const end = finished(stream);
  // It is waited for when the walk is over; until then the walk must go on.
  end.catch(() => {
    content.unpipe(stream);
    content.resume();
  });
  return { stream, end };
}

/** Another window may have been faster; then its folder stays, which holds the same. */
async function renameOnce(part: string, folder: string): Promise<void> {
  try {
    await rename(part, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(part, { recursive: true, force: true });
  }
}

function changed(path: string): Fault {
  return new Fault('archive-changed', 'the archive has changed while it was read', { path });
}
