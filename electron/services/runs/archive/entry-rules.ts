import { posix } from 'node:path';
import { Fault } from '../../../../shared/base/fault.ts';
import { nameTrick } from '../../../../shared/records/plain-name.ts';
import { shownText } from '../../../../shared/records/shown-text.ts';
import type { ArchiveLimits } from './limits.ts';

/** What a tar says of one entry, before its content. */
export interface EntryHead {
  readonly type: string;
  readonly path: string;
  readonly linkpath: string | undefined;
  readonly size: number;
}

export type EntryKind = 'file' | 'folder' | 'link';

const KINDS: Readonly<Record<string, EntryKind>> = {
  File: 'file',
  OldFile: 'file',
  ContiguousFile: 'file',
  Directory: 'folder',
  GNUDumpDir: 'folder',
  SymbolicLink: 'link',
  Link: 'link',
};

/**
 * The rules that every entry of an archive must keep, one after the other, before anything of it is unpacked. Throws a
 * `Fault` that names the entry: `archive-count`, `archive-size`, `archive-device`, `archive-path`, `archive-name`,
 * `archive-link`, `archive-twice`.
 */
export class EntryRules {
  readonly #limits: ArchiveLimits;
  /** Every entry and every folder above one, under the name that systems which fold case and accents see. */
  readonly #known = new Map<string, { readonly path: string; readonly kind: EntryKind }>();
  #entries = 0;
  #bytes = 0;

  constructor(limits: ArchiveLimits) {
    this.#limits = limits;
  }

  /** Bytes of all files so far, as the tar tells them. */
  get bytes(): number {
    return this.#bytes;
  }

  get entries(): number {
    return this.#entries;
  }

  /** The entry's plain path, forward slashes and no `.`; undefined for the root folder itself. */
  check(entry: EntryHead): { readonly path: string; readonly kind: EntryKind } | undefined {
    const kind = KINDS[entry.type];
    if (kind === undefined)
      throw refusal(
        'archive-device',
        entry.path,
        `is a ${entry.type}, where files, folders and links are taken`,
      );
    this.#count(entry);
    const path = this.#plainPath(entry.path);
    if (path === '') return undefined;
    this.#place(path, kind);
    if (kind === 'link') checkLink(entry, path);
    return { path, kind };
  }

  #count({ path, size }: EntryHead): void {
    this.#entries++;
    this.#bytes += size;
    if (this.#entries > this.#limits.entries)
      throw refusal(
        'archive-count',
        path,
        `is one more than the ${this.#limits.entries} entries that are taken`,
      );
    if (this.#bytes > this.#limits.unpackedBytes)
      throw refusal('archive-size', path, `makes more than ${this.#limits.unpackedBytes} bytes`);
  }

  #plainPath(path: string): string {
    if (path.startsWith('/')) throw refusal('archive-path', path, 'is an absolute path');
    if (Buffer.byteLength(path) > this.#limits.pathBytes)
      throw refusal('archive-path', path, `is longer than ${this.#limits.pathBytes} bytes`);
    const names = path.split('/').filter((name, at, all) => !(name === '' && at === all.length - 1));
    while (names[0] === '.') names.shift();
    if (names.includes('..')) throw refusal('archive-path', path, "leads up with '..'");
    if (names.length > this.#limits.depth)
      throw refusal('archive-path', path, `lies deeper than ${this.#limits.depth} folders`);
    for (const name of names) {
      const trick = nameTrick(name);
      if (trick !== undefined) throw refusal('archive-name', path, `has a name that ${trick}`);
    }
    return names.join('/');
  }

  /** Puts an entry among the others: below folders alone, and no second one where some system would see the same name. */
  #place(path: string, kind: EntryKind): void {
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
      const above = path.slice(0, slash);
      const known = this.#known.get(folded(above));
      if (known === undefined) this.#known.set(folded(above), { path: above, kind: 'folder' });
      else if (known.path !== above) throw collision(path, known.path);
      else if (known.kind !== 'folder') throw refusal('archive-path', path, `lies below a ${known.kind}`);
    }
    const known = this.#known.get(folded(path));
    if (known === undefined) this.#known.set(folded(path), { path, kind });
    else if (known.path !== path) throw collision(path, known.path);
    else if (known.kind !== 'folder' || kind !== 'folder')
      throw refusal('archive-twice', path, 'stands in the archive twice');
  }
}

/** A link is never followed and never made, yet one that leads out shows what the archive is for. */
function checkLink({ type, linkpath = '' }: EntryHead, path: string): void {
  const target = linkpath.replaceAll('\\', '/');
  const from = type === 'Link' ? '' : posix.dirname(path);
  const leads = posix.normalize(posix.join(from, target));
  const isOut = target === '' || target.startsWith('/') || /^[A-Za-z]:/.test(target);
  if (isOut || leads === '..' || leads.startsWith('../'))
    throw refusal('archive-link', path, `is a link that leads out of the archive, to ${shown(linkpath)}`);
}

function folded(path: string): string {
  return path.normalize('NFKC').toLowerCase();
}

function collision(path: string, other: string): Fault {
  return refusal('archive-name', path, `is the same as ${shown(other)} where case and accents are folded`);
}

function refusal(code: string, path: string, why: string): Fault {
  return new Fault(code, `the archive is refused: ${shown(path)} ${why}`, { entry: path.slice(0, 200) });
}

function shown(name: string): string {
  return `'${shownText(name)}'`;
}
