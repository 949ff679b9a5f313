import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';

/** What a build makes or fetches itself, at any depth. */
const LEFT_OUT = new Set(['node_modules', '.git']);
/** Cargo's output; a folder of the same name elsewhere may be part of the source. */
const CARGO_OUTPUT = 'target';
const MOST_FILES = 200_000;
const MOST_BYTES = 4 * 1024 * 1024 * 1024;

/**
 * Copies a source tree for a build, without what earlier builds left. A link that stays inside is kept and leads to the
 * copy. Throws a `Fault`: `source-missing`, `source-not-folder`, `source-link-leads-out`, `source-not-regular`,
 * `source-too-large` (with limit).
 */
export function copySource(source: string, target: string): void {
  if (!existsSync(source))
    throw new Fault('source-missing', `there is no source folder ${source}`, { path: source });
  if (!statSync(source).isDirectory())
    throw new Fault('source-not-folder', `${source} is not a folder with source code`, { path: source });
  new SourceCopy(realpathSync(source), target).folder('');
}

class SourceCopy {
  readonly #root: string;
  readonly #target: string;
  #files = 0;
  #bytes = 0;

  constructor(root: string, target: string) {
    this.#root = root;
    this.#target = target;
  }

  folder(below: string): void {
    const from = join(this.#root, below);
    mkdirSync(join(this.#target, below), { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (entry.isSymbolicLink()) this.#link(path);
      else if (isLeftOut(from, below, entry.name)) continue;
      else if (entry.isDirectory()) this.folder(path);
      else if (entry.isFile()) this.#file(path);
      else
        throw new Fault('source-not-regular', `${join(from, entry.name)} is neither file, folder nor link`, {
          path: join(from, entry.name),
        });
    }
  }

  #file(path: string): void {
    const from = join(this.#root, path);
    this.#files++;
    this.#bytes += statSync(from).size;
    if (this.#files > MOST_FILES || this.#bytes > MOST_BYTES)
      throw new Fault(
        'source-too-large',
        `${this.#root} holds more than ${MOST_FILES} files or ${MOST_BYTES} bytes`,
        { path: this.#root, limit: MOST_BYTES },
      );
    copyFileSync(from, join(this.#target, path));
  }

  /** Links are made anew, straight to where they end, so that none leads through the original. */
  #link(path: string): void {
    const link = join(this.#root, path);
    const end = existsSync(link) ? realpathSync(link) : undefined;
    // One that leads nowhere would be filled by the build, wherever it points.
    if (end === undefined || !(end === this.#root || end.startsWith(this.#root + sep)))
      throw new Fault('source-link-leads-out', `the link ${link} leads out of the source folder`, {
        path: link,
        found: end,
      });
    symlinkSync(relative(dirname(link), resolve(end)) || '.', join(this.#target, path));
  }
}

function isLeftOut(folder: string, below: string, name: string): boolean {
  if (LEFT_OUT.has(name)) return true;
  return name === CARGO_OUTPUT && (below === '' || existsSync(join(folder, 'Cargo.toml')));
}
