import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { MANIFEST_FILE } from '../cases/find-manifest.ts';
import type { Places } from '../places/places.ts';
import { takeOutBundle } from './bundle-files.ts';
import { caseEntries, type Entry, stemOf } from './case-entries.ts';
import { RecentFiles } from './recent-files.ts';
import { recognise } from './recognise.ts';

const DEMO_ENGINES = ['lanes', 'naive', 'coal-blind', 'playback'] as const;
const DEMO_CASE_ID = 'demo-case';
/** Of a bundle's files, its scenario and the states of its first difference. */
const LEADING_FILES = 2;

/**
 * What can be opened: the demo, and the files that the user named now or at an earlier start. A page knows ids alone,
 * never a path.
 */
export class Library {
  readonly #demo: ReadonlyMap<string, Entry>;
  readonly #opened = new Map<string, readonly Entry[]>();
  readonly #recent: RecentFiles;
  readonly #uploads: string;

  /** Throws the `Fault` of a file among `opened` that is nothing to open. */
  constructor({ demoCase, engines, data }: Places, opened: readonly string[]) {
    const engineEntries = DEMO_ENGINES.map((name): Entry => {
      const item: LibraryItem = { id: `demo-${name}-engine`, kind: 'module', name, origin: 'demo' };
      return { item, path: join(engines, `${name}.wasm`) };
    });
    const demo = caseEntries(demoCase, {
      origin: 'demo',
      caseId: DEMO_CASE_ID,
      id: (input) => `demo-${stemOf(input)}`,
      name: stemOf,
    });
    this.#demo = new Map([...demo, ...engineEntries].map((entry) => [entry.item.id, entry]));
    this.#recent = new RecentFiles(join(data, 'recent-files.json'));
    this.#uploads = uploadsFolder(data);
    for (const { path, openedAt } of this.#recent.list())
      this.#opened.set(path, entriesOrTrouble(path, openedAt, this.#uploads));
    if (opened.length > 0) this.add(opened);
  }

  items(): readonly LibraryItem[] {
    return this.#entries().map(({ item }) => item);
  }

  /**
   * Puts files and case folders in front; returns the ids of what they hold, of a bundle those that lead to its replay.
   * Throws as `recognise`, `loadCase` and `takeOutBundle` do.
   */
  add(paths: readonly string[]): readonly string[] {
    const openedAt = Date.now();
    const opened = paths.map((path) => this.#opens(path));
    const entries = opened
      .flat()
      .map((path) => [path, openedEntries(path, openedAt, this.#uploads)] as const);
    for (const [path, added] of entries) this.#opened.set(path, added);
    for (const { path } of this.#recent.add(opened.flat(), openedAt)) this.#drop(path);
    const leading = new Set(opened.flatMap((files) => files.slice(0, LEADING_FILES)));
    return entries.flatMap(([path, added]) => (leading.has(path) ? added.map(({ item }) => item.id) : []));
  }

  /** Whether a path is on the list. */
  holds(path: string): boolean {
    return this.#opened.has(path);
  }

  /** Keeps a file that was made here, as if the user had opened it; returns the ids of what it holds. */
  async keep(name: string, bytes: Uint8Array): Promise<readonly string[]> {
    const place = join(
      this.#uploads,
      createHash('sha256').update(name).update(bytes).digest('hex').slice(0, 24),
    );
    await mkdir(place, { recursive: true });
    const path = join(place, name);
    await writeFileAtomic(path, Buffer.from(bytes));
    return this.add([path]);
  }

  /** Takes an opened file off the list, and removes it where it is a copy of ours. Throws a `Fault` (`unknown-item-id`). */
  forget(id: string): void {
    const { path } = this.#find(id);
    this.#recent.remove(path);
    this.#drop(path);
  }

  /** The path behind an id. Throws a `Fault` (`unknown-item-id`, `wrong-item-kind`). */
  path(id: string, kind: LibraryItem['kind']): string {
    const { item, path } = this.#find(id);
    if (item.kind === kind) return path;
    throw new Fault('wrong-item-kind', `'${item.name}' is a ${item.kind}, not a ${kind}`, {
      found: item.kind,
    });
  }

  /** The item of an id. Throws a `Fault` (`unknown-item-id`). */
  item(id: string): LibraryItem {
    return this.#find(id).item;
  }

  /** The paths that are remembered for one that was named: a manifest's folder, the files of a bundle. */
  #opens(path: string): readonly string[] {
    if (basename(path) === MANIFEST_FILE) return [dirname(path)];
    return recognise(path) === 'bundle' ? takeOutBundle(path, this.#uploads) : [path];
  }

  #entries(): readonly Entry[] {
    return [...[...this.#opened.values()].flat(), ...this.#demo.values()];
  }

  #find(id: string): Entry {
    const entry = this.#demo.get(id) ?? this.#entries().find(({ item }) => item.id === id);
    if (entry !== undefined) return entry;
    throw new Fault('unknown-item-id', `the library holds nothing under '${id}'`, { found: id });
  }

  #drop(path: string): void {
    this.#opened.delete(path);
    if (!path.startsWith(this.#uploads + sep)) return;
    // Each upload has a folder of its own, which goes with the last of its files.
    const [name = ''] = relative(this.#uploads, path).split(sep);
    const folder = join(this.#uploads, name);
    const inUse = [...this.#opened.keys()].some((other) => other.startsWith(folder + sep));
    if (!inUse) rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the files lie that pages have sent. */
export function uploadsFolder(data: string): string {
  return join(data, 'uploads');
}

function openedEntries(path: string, openedAt: number, uploads: string): readonly Entry[] {
  const own = path.startsWith(uploads + sep) ? {} : ({ changes: true } as const);
  const kind = recognise(path);
  if (kind === 'bundle') throw new Fault('file-unknown', 'a bundle is opened by its files', { path });
  const id = idOf(path);
  if (kind === 'case') {
    return caseEntries(path, {
      origin: 'opened',
      caseId: id,
      openedAt,
      id: (input) => idOf(join(path, input)),
      name: (input, slug) => `${slug}/${stemOf(input)}`,
    });
  }
  return [{ item: { id, kind, name: basename(path), origin: 'opened', openedAt, ...own }, path }];
}

/** What was opened before and cannot be any more stays on the list and says why. */
function entriesOrTrouble(path: string, openedAt: number, uploads: string): readonly Entry[] {
  try {
    return openedEntries(path, openedAt, uploads);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const trouble = error.code === 'file-missing' ? 'missing' : error.message;
    const item: LibraryItem = {
      id: idOf(path),
      kind: 'states',
      name: basename(path),
      origin: 'opened',
      openedAt,
      trouble,
    };
    return [{ item, path }];
  }
}

/** The same path has the same id on every start, so that an address leads to it again. */
function idOf(path: string): string {
  return `file-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
}
