import { once } from 'node:events';
import { Parser, type ReadEntry } from 'tar';
import { Fault } from '../../../../shared/base/fault.ts';
import { readHead } from '../../files/read-head.ts';
import { type EntryKind, EntryRules } from './entry-rules.ts';
import { type ReadingOptions, tarBlocks } from './tar-blocks.ts';
import { HEAD_BYTES, isTarBlock, isTarHead } from './tar-head.ts';

/** One entry that has kept every rule. Its content must be taken with `data` and `end`, or passed over with `resume`. */
export interface WalkedEntry {
  readonly path: string;
  readonly kind: EntryKind;
  readonly size: number;
  readonly content: ReadEntry;
}

export interface WalkOptions extends ReadingOptions {
  onEntry(entry: WalkedEntry): void;
  /** Asked after each piece; true ends the walk early. */
  readonly enough?: () => boolean;
}

export interface WalkEnd {
  /** Whether the archive ends as it should; false for one that is cut off. */
  readonly whole: boolean;
  readonly entries: number;
  /** Bytes of all files, unpacked. */
  readonly bytes: number;
}

/**
 * Goes through an archive once, packed with gzip or plain, piece by piece and in flat memory; every entry is checked
 * before it is handed on. Nothing is written. Throws a `Fault`: those of `EntryRules` and `tarBlocks`,
 * `archive-unknown` for what is no archive, `archive-broken`.
 */
export async function walkArchive(path: string, options: WalkOptions): Promise<WalkEnd> {
  const head = readHead(path, HEAD_BYTES);
  if (!isTarHead(head)) throw new Fault('archive-unknown', 'this is no tar, packed or plain', { path });
  const rules = new EntryRules(options.limits);
  const failure = new FirstFailure();
  let whole = false;
  const parser = new Parser({
    onReadEntry: (entry) => {
      // Thrown here it could end up anywhere: entries also come when the one before has been written.
      failure.during(() => {
        const checked = rules.check(headOf(entry));
        if (checked === undefined || failure.happened) entry.resume();
        else options.onEntry({ ...checked, size: entry.size, content: entry });
      });
      if (failure.happened) entry.resume();
    },
  });
  parser.on('ignoredEntry', (entry: ReadEntry) =>
    failure.during(() => {
      if (!entry.meta) rules.check(headOf(entry));
      throw new Fault('archive-broken', 'the archive holds a header that is longer than any name', { path });
    }),
  );
  parser.on('eof', () => {
    whole = true;
  });
  parser.on('warn', (code: string, message: string | Error) => failure.add(brokenBy(path, code, message)));
  const ended = once(parser, 'end');
  let first = true;
  for await (const blocks of tarBlocks(path, head, options)) {
    // What unpacks to something packed again would be unpacked by the parser, past all bounds.
    if (first && !isTarBlock(blocks)) throw new Fault('archive-unknown', 'this is no tar', { path });
    first = false;
    const wantsMore = parser.write(blocks);
    failure.check();
    if (options.enough?.() === true) return { whole, entries: rules.entries, bytes: rules.bytes };
    // What follows the end belongs to no entry, and the parser would only pile it up.
    if (whole) break;
    if (!wantsMore) await once(parser, 'drain');
    failure.check();
  }
  parser.end();
  await ended;
  failure.check();
  return { whole, entries: rules.entries, bytes: rules.bytes };
}

function headOf({ type, path, linkpath, size }: ReadEntry) {
  return { type, path, linkpath, size };
}

/** The fault of what the parser warns of; a cut is none, it is told by how the walk ends. */
function brokenBy(path: string, code: string, message: string | Error): Fault | undefined {
  const words = message instanceof Error ? message.message : message;
  if (code === 'TAR_BAD_ARCHIVE' && words.startsWith('Truncated')) return undefined;
  if (code === 'TAR_ENTRY_INFO') return undefined;
  return new Fault('archive-broken', `the archive is broken: ${words}`, { path });
}

/** Keeps the first of what goes wrong inside of events, to throw it where somebody waits. */
class FirstFailure {
  #failure: unknown;

  get happened(): boolean {
    return this.#failure !== undefined;
  }

  add(failure: unknown): void {
    this.#failure ??= failure;
  }

  during(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.add(error);
    }
  }

  check(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }
}
