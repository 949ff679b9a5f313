import { expect } from 'vitest';
import { inspectVersion } from '../inspect.ts';
import { type Files, textFolder } from './text-folder.ts';

/** One fault that is put into a good case: what is changed, the code that must be found, and the text at which. */
export type Row = readonly [what: string, edit: Edit, code: string, at: string];
export type Edit = (files: Files) => { files: Files; file: string };

export const MANIFEST = 'test-case.toml';

/** Replaces a text of a file, the manifest unless said otherwise; the text must be there. */
export function swap(from: string, to: string, file: string = MANIFEST): Edit {
  return (files) => {
    expect(files[file], `${from} in ${file}`).toContain(from);
    return { files: { ...files, [file]: files[file]!.replace(from, () => to) }, file };
  };
}

/** Takes a whole line out. */
export function without(line: string, file: string = MANIFEST): Edit {
  return swap(`${line}\n`, '', file);
}

/** Adds a line below another. */
export function below(line: string, added: string, file: string = MANIFEST): Edit {
  return swap(`${line}\n`, `${line}\n${added}\n`, file);
}

/** Adds lines at the end. */
export function atEnd(lines: string, file: string = MANIFEST): Edit {
  return (files) => ({ files: { ...files, [file]: `${files[file]}\n${lines}\n` }, file });
}

/** Takes a file away; the manifest names it. */
export function gone(path: string, file: string = MANIFEST): Edit {
  return (files) => {
    const { [path]: taken, ...rest } = files;
    expect(taken, path).toBeDefined();
    return { files: rest, file };
  };
}

/** Puts a file somewhere. */
export function extra(path: string, text: string, file: string = MANIFEST): Edit {
  return (files) => ({ files: { ...files, [path]: text }, file });
}

/** The edit, whose finding is expected in another file. */
export function seenIn(file: string, edit: Edit): Edit {
  return (files) => ({ ...edit(files), file });
}

export const BASE = 'variants/base.toml';
export const LARGE = 'variants/large.toml';
export const ERRATA = 'errata.toml';
/** The very start of a file, where what is missing at its root is found. */
export const ROOT = '';

/** Puts the fault into a good case: it must be found where it stands, and nothing else. */
export function check(good: Files, [, edit, code, at]: Row): void {
  const { files, file } = edit(good);
  const { findings } = inspectVersion(textFolder(files), 'v1.0.0');
  const told = findings.map(({ code, file, place }) => ({
    code,
    file,
    line: place?.line,
    column: place?.column,
  }));
  expect(told).toEqual([{ code, file, ...placeIn(files[file]!, at) }]);
}

/** Line and column of a text, which must be there; the very start for the root. */
function placeIn(text: string, at: string): { line: number; column: number } {
  const offset = text.indexOf(at);
  expect(offset, at).toBeGreaterThanOrEqual(0);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
