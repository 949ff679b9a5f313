import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { sizeOfFile } from '../files/read-file.ts';
import type { Places } from '../places/places.ts';

const DEMO_SCENARIOS = ['small', 'medium', 'large'] as const;
const DEMO_ENGINES = ['lanes', 'naive', 'coal-blind', 'playback'] as const;

interface Entry {
  readonly item: LibraryItem;
  readonly path: string;
}

/** What can be opened: the demo, and the files that the user named. A page knows ids alone, never a path. */
export class Library {
  readonly #entries = new Map<string, Entry>();

  constructor({ demoCase, engines }: Places, opened: readonly string[]) {
    for (const name of DEMO_SCENARIOS) {
      this.#add('scenario', `demo-${name}`, name, 'demo', join(demoCase, `cases/${name}.json`));
      this.#add(
        'states',
        `demo-${name}-answer`,
        `${name}, expected answer`,
        'demo',
        join(demoCase, `cases/${name}.out`),
      );
    }
    for (const name of DEMO_ENGINES)
      this.#add('module', `demo-${name}-engine`, name, 'demo', join(engines, `${name}.wasm`));
    for (const path of opened) this.#add(kindOf(path), randomUUID(), basename(path), 'opened', path);
  }

  items(): readonly LibraryItem[] {
    return [...this.#entries.values()].map(({ item }) => item);
  }

  /** The path behind an id. Throws a `Fault` (`unknown-item-id`, `wrong-item-kind`). */
  path(id: string, kind: LibraryItem['kind']): string {
    const entry = this.#entries.get(id);
    if (entry === undefined)
      throw new Fault('unknown-item-id', `the library holds nothing under '${id}'`, { found: id });
    if (entry.item.kind === kind) return entry.path;
    throw new Fault('wrong-item-kind', `'${entry.item.name}' is a ${entry.item.kind}, not a ${kind}`, {
      found: entry.item.kind,
    });
  }

  name(id: string): string {
    return this.#entries.get(id)?.item.name ?? id;
  }

  #add(
    kind: LibraryItem['kind'],
    id: string,
    name: string,
    origin: LibraryItem['origin'],
    path: string,
  ): void {
    this.#entries.set(id, { item: { id, kind, name, origin }, path });
  }
}

/** What a file is, by its first bytes: `\0asm`, a JSON array of states, or else a scenario. */
function kindOf(path: string): LibraryItem['kind'] {
  // Throws where the path names no regular file, before anything is opened.
  sizeOfFile(path);
  const head = new Uint8Array(64);
  const file = openSync(path, 'r');
  try {
    readSync(file, head, 0, head.length, 0);
  } finally {
    closeSync(file);
  }
  const text = new TextDecoder('latin1').decode(head);
  if (text.startsWith('\0asm')) return 'module';
  return text.trimStart().startsWith('[') ? 'states' : 'scenario';
}
