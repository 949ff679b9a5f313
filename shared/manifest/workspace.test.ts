import { expect, it } from 'vitest';
import { textFolder } from './testing/text-folder.ts';
import { workspaceFiles } from './workspace.ts';

it('lists the files of a workspace in order, and of the hidden ones only those that are seeded', () => {
  const names = [
    'src/lib.rs',
    'Cargo.toml',
    '.gitignore',
    '.env',
    '.cargo/config.toml',
    '.git/HEAD',
    'a/.prettierrc.json',
  ];
  const folder = textFolder(Object.fromEntries(names.map((name) => [`base/${name}`, ''])));
  expect(workspaceFiles(folder, 'base')).toEqual([
    '.cargo/config.toml',
    '.gitignore',
    'Cargo.toml',
    'a/.prettierrc.json',
    'src/lib.rs',
  ]);
});

it('ends in a folder that holds itself twice', () => {
  const list = () => [
    { name: 'again', kind: 'folder' as const },
    { name: 'once-more', kind: 'folder' as const },
    { name: 'file', kind: 'file' as const },
  ];
  const folder = { ...textFolder({ 'base/file': '' }), list };
  expect(workspaceFiles(folder, 'base').length).toBeLessThan(100_000);
});
