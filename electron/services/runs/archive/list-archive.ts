import { Fault } from '../../../../shared/base/fault.ts';
import { IMPLEMENTATION_FOLDER, RECORD_FILE } from '../../../../shared/records/layout.ts';
import { LARGEST_RECORD_BYTES } from '../../../../shared/records/read-record.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import type { ReadingOptions } from './tar-blocks.ts';
import { type WalkEnd, type WalkedEntry, walkArchive } from './walk-archive.ts';

const RECORD = /^([^/]+\/)?run-record\.json$/;
const IMPLEMENTATION = new RegExp(`^(|[^/]+/)${IMPLEMENTATION_FOLDER}/`);

export interface ArchiveListing extends WalkEnd {
  /** What stands before every path of the run: nothing, or the folder `<run-id>/` (spec: run-record §7). */
  readonly leading: string;
  /** Bytes of each file that is there whole, by its path from the run folder. */
  readonly files: ReadonlyMap<string, number>;
  /** The record, as it lies in the archive. */
  readonly record: Uint8Array | undefined;
  /** Links, which are not followed, by their path from the run folder. */
  readonly links: readonly string[];
}

export interface ListOptions extends Partial<ReadingOptions> {
  /** Ends once the record is read, for when nothing else is wanted; then `files` is not all there is. */
  readonly recordOnly?: boolean;
}

/**
 * What an archive of a run holds, every entry checked; nothing is written. Throws a `Fault`: those of `walkArchive`,
 * `archive-runs` for more than one run, `archive-no-run` where there is neither a record nor an implementation.
 */
export async function listArchive(path: string, options: ListOptions = {}): Promise<ArchiveListing> {
  const { limits = ARCHIVE_LIMITS, signal, onProgress, recordOnly = false } = options;
  const files = new Map<string, number>();
  const links: string[] = [];
  /** Records by what stands before them. */
  const records = new Map<string, Uint8Array>();
  const end = await walkArchive(path, {
    limits,
    signal,
    onProgress,
    enough: () => recordOnly && records.size > 0,
    onEntry(entry) {
      if (entry.kind === 'link') links.push(entry.path);
      if (entry.kind !== 'file') entry.content.resume();
      else takeFile(entry, files, records);
    },
  });
  const leading = leadingOf([...records.keys()], [...files.keys()]);
  return {
    ...end,
    leading,
    files: new Map(below(leading, [...files])),
    record: records.get(leading),
    links: below(
      leading,
      links.map((link) => [link, 0] as const),
    ).map(([link]) => link),
  };
}

function takeFile(
  { path, size, content }: WalkedEntry,
  files: Map<string, number>,
  records: Map<string, Uint8Array>,
): void {
  const isRecord = RECORD.test(path) && !IMPLEMENTATION.test(path);
  if (isRecord && size > LARGEST_RECORD_BYTES) {
    const message = `the record in the archive has ${size} bytes; at most ${LARGEST_RECORD_BYTES} are read`;
    throw new Fault('file-too-large', message, { limit: LARGEST_RECORD_BYTES, found: size });
  }
  const pieces: Buffer[] = [];
  let received = 0;
  content.on('data', (piece: Buffer) => {
    received += piece.length;
    if (isRecord) pieces.push(piece);
  });
  content.on('end', () => {
    // What is cut off ends too soon.
    if (received < size) return;
    files.set(path, size);
    // Two are enough to tell that there is more than one run; a thousand would fill the memory.
    if (isRecord && records.size < 2) records.set(path.slice(0, -RECORD_FILE.length), Buffer.concat(pieces));
  });
}

/** A record at the top comes first; below it, the tree of the run may hold another that is nobody's business. */
function leadingOf(records: readonly string[], files: readonly string[]): string {
  if (records.includes('')) return '';
  if (records.length > 1) {
    const names = records.join(', ');
    throw new Fault(
      'archive-runs',
      `the archive holds more than one run (${names} …); one is opened at a time`,
    );
  }
  const [only] = records;
  if (only !== undefined) return only;
  const found = files.map((file) => IMPLEMENTATION.exec(file)?.[1]).find((leading) => leading !== undefined);
  if (found !== undefined) return found;
  throw new Fault(
    'archive-no-run',
    `the archive holds no ${RECORD_FILE} and no ${IMPLEMENTATION_FOLDER} folder`,
  );
}

function below<T>(leading: string, entries: readonly (readonly [string, T])[]): (readonly [string, T])[] {
  return entries
    .filter(([path]) => path.startsWith(leading))
    .map(([path, value]) => [path.slice(leading.length), value] as const);
}
