import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { recognise } from '../runs/recognise.ts';

function folderWith(...names: readonly string[]): string {
  const folder = temporaryFolder();
  for (const name of names) writeText(join(folder, name), '{}');
  return folder;
}

it.each([
  ['a project, though its JSON could be a record', ['package.json', 'src/index.ts'], 'source'],
  ['a crate', ['Cargo.toml', 'src/lib.rs'], 'source'],
  ['a folder with code', ['compile.sh', 'engine.wasm'], 'source'],
  ['a case, though it holds a script', ['test-case.toml', 'make.sh'], 'case'],
  ['a run, though its engine has a project', ['run-record.json', 'package.json'], 'folder'],
  ['a folder of runs', ['one/run-record.json', 'look.py'], 'runs'],
])('%s is told apart', (_name, files, kind) => {
  expect(recognise(folderWith(...files))).toBe(kind);
});

it('is not any folder', () => {
  expect(() => recognise(folderWith('notes.txt'))).toThrowError(
    expect.objectContaining({ code: 'folder-unknown' }),
  );
});
