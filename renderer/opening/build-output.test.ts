import { expect, it } from 'vitest';
import { withoutOutput } from './build-output.ts';

const kept = (...paths: string[]): string[] =>
  withoutOutput(paths.map((path) => ({ path }))).map(({ path }) => path);

it('leaves out what tools have fetched or made', () => {
  expect(
    kept('e/Cargo.toml', 'e/src/lib.rs', 'e/target/debug/e.d', 'e/.git/HEAD', 'e/node_modules/a/b.js'),
  ).toEqual(['e/Cargo.toml', 'e/src/lib.rs']);
});

it('keeps a folder called target that is no output, hidden files, and whatever was chosen itself', () => {
  const paths = ['.runs/target/run-record.json', '.runs/a/.keep', 'engine.wasm'];
  expect(kept(...paths)).toEqual(paths);
});
