import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { MANIFEST_FILE } from '../cases/find-manifest.ts';
import type { Places } from '../places/places.ts';
import { listRuns } from '../runs/list-runs.ts';
import { openRun } from '../runs/open-run.ts';
import { folderOfRecord, recognise } from '../runs/recognise.ts';
import { UnpackedRuns } from '../runs/unpacked-runs.ts';
import { takeOutBundle } from './bundle-files.ts';
import { caseEntries, type Entry, stemOf } from './case-entries.ts';
import { type RecentFile, RecentFiles } from './recent-files.ts';
import { runEntries } from './run-entries.ts';

/** The demo's engines, as their files are called; the faulty ones beside them are for tests. */
export const DEMO_ENGINES = ['lanes', 'naive', 'coal-blind', 'playback'] as const;
const DEMO_CASE_ID = 'demo-case';
/** Of a bundle's files, its scenario and the states of its first difference. */
const LEADING_FILES = 2;
/** Fewer than the recent files that are kept, so that a folder does not push its own runs out. */
const MOST_RUNS_AT_ONCE = 15;

/**
 * What can be opened: the demo, and the files that the user named now or at an earlier start. A page knows ids alone,
 * never a path.
 */
export class Library {
  readonly #demo: ReadonlyMap<string, Entry>;
  readonly #opened = new Map<string, readonly Entry[]>();
  readonly #recent: RecentFiles;
  readonly #uploads: string;
  readonly #unpacked: UnpackedRuns;

  private constructor({ demoCase, engines, data }: Places) {
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
    this.#unpacked = new UnpackedRuns(data);
  }

  /** The library with what was opened before, and `opened` in front. Throws the `Fault` of one that is nothing to open. */
  static async open(places: Places, opened: readonly string[]): Promise<Library> {
    const library = new Library(places);
    for (const recent of library.#recent.list())
      library.#opened.set(recent.path, await library.#entriesOrTrouble(recent));
    if (opened.length > 0) await library.add(opened);
    return library;
  }

  items(): readonly LibraryItem[] {
    const gone = new Set([...this.#opened.keys()].filter((path) => !existsSync(path)));
    const opened = [...this.#opened].flatMap(([path, entries]) =>
      entries.map(({ item }) =>
        gone.has(path) && item.trouble === undefined ? { ...item, trouble: 'missing' } : item,
      ),
    );
    return [...opened, ...[...this.#demo.values()].map(({ item }) => item)];
  }

  /**
   * Puts files, case folders and runs in front; returns the ids of what they hold, of a bundle those that lead to its
   * replay. Throws as `recognise`, `openRun`, `loadCase` and `takeOutBundle` do.
   */
  async add(paths: readonly string[]): Promise<readonly string[]> {
    const openedAt = Date.now();
    const opened: (readonly string[])[] = [];
    for (const path of paths) opened.push(await this.#opens(path));
    const entries: (readonly [path: string, entries: readonly Entry[]])[] = [];
    for (const path of opened.flat()) entries.push([path, await this.#openedEntries(path, openedAt)]);
    for (const [path, added] of entries) this.#opened.set(path, added);
    const recent = entries.map(([path, [first]]) => ({ path, openedAt, kind: first?.item.kind }));
    for (const { path } of this.#recent.add(recent)) this.#drop(path);
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
    return await this.add([path]);
  }

  /** Takes an opened file off the list, and removes it where it is a copy of ours. Throws a `Fault` (`unknown-item-id`). */
  forget(id: string): void {
    const { path } = this.#find(id);
    this.#recent.remove(path);
    this.#drop(path);
  }

  /** Takes all that the user opened off the list, as `forget` does. */
  forgetAll(): void {
    const paths = [...this.#opened.keys()];
    this.#recent.clear();
    for (const path of paths) this.#drop(path);
  }

  /** The item of an id and its path, where the library holds it. */
  find(id: string): Entry | undefined {
    return this.#demo.get(id) ?? this.#entries().find(({ item }) => item.id === id);
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

  /** The paths that are remembered for one that was named: a manifest's or record's folder, what a bundle or a folder holds. */
  async #opens(path: string): Promise<readonly string[]> {
    if (basename(path) === MANIFEST_FILE) return [dirname(path)];
    const kind = recognise(path);
    if (kind === 'bundle') return takeOutBundle(path, this.#uploads);
    if (kind === 'record') return [folderOfRecord(path) ?? path];
    return kind === 'runs' ? await runsIn(path) : [path];
  }

  async #openedEntries(path: string, openedAt: number): Promise<readonly Entry[]> {
    const kind = recognise(path);
    const id = idOf(path);
    const own = path.startsWith(this.#uploads + sep) ? {} : ({ changes: true } as const);
    switch (kind) {
      case 'case':
        return caseEntries(path, {
          origin: 'opened',
          caseId: id,
          openedAt,
          id: (input) => idOf(join(path, input)),
          name: (input, slug) => `${slug}/${stemOf(input)}`,
        });
      case 'archive':
        return runEntries(await this.#unpacked.open(path), idOf, openedAt);
      case 'folder':
      case 'record':
      case 'snapshot':
        return runEntries(await openRun(path), idOf, openedAt);
      case 'bundle':
        throw new Fault('file-unknown', `${basename(path)} is opened by what is in it`, { path });
      default:
        return [{ item: { id, kind, name: basename(path), origin: 'opened', openedAt, ...own }, path }];
    }
  }

  /** What was opened before and cannot be any more stays on the list and says why. */
  async #entriesOrTrouble({ path, openedAt, kind = 'states' }: RecentFile): Promise<readonly Entry[]> {
    const trouble = (words: string): readonly Entry[] => {
      const item = { id: idOf(path), kind, name: basename(path), origin: 'opened', openedAt } as const;
      return [{ item: { ...item, trouble: words }, path }];
    };
    try {
      // A start does not wait for gigabytes to be unpacked.
      if (recognise(path) === 'archive' && !this.#unpacked.has(path))
        return trouble('it has changed since it was opened');
      return await this.#openedEntries(path, openedAt);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return trouble(error.code === 'file-missing' ? 'missing' : error.message);
    }
  }

  #entries(): readonly Entry[] {
    return [...[...this.#opened.values()].flat(), ...this.#demo.values()];
  }

  #find(id: string): Entry {
    const entry = this.find(id);
    if (entry !== undefined) return entry;
    throw new Fault('unknown-item-id', `the library holds nothing under '${id}'`, { found: id });
  }

  #drop(path: string): void {
    this.#opened.delete(path);
    this.#unpacked.forget(path);
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

/** A folder of runs, and its runs too as long as they are few; thousands are looked at as a field. */
async function runsIn(folder: string): Promise<readonly string[]> {
  const { runs, refused } = await listRuns(folder);
  if (runs.length === 0) {
    const why = refused[0] === undefined ? '' : `: ${refused[0].path}: ${refused[0].message}`;
    throw new Fault('folder-unknown', `the folder ${basename(folder)} holds no run that can be read${why}`, {
      path: folder,
    });
  }
  return runs.length <= MOST_RUNS_AT_ONCE ? [folder, ...runs.map(({ path }) => path)] : [folder];
}

/** The same path has the same id on every start, so that an address leads to it again. */
function idOf(path: string): string {
  return `file-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
}
