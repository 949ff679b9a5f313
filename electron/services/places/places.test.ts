import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../build/testing/case-folder.ts';
import { LIBRARY_BUILDS, libraryPathIn } from '../../runner/wasmtime/release.ts';
import { findPlaces } from './places.ts';

const platform = `${process.platform}-${process.arch}`;
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv('LATTICE_REPLAY_WASMTIME', '');
  vi.stubEnv('LATTICE_REPLAY_DATA', join(folder, 'data'));
});
afterEach(() => vi.unstubAllEnvs());

/** Places of a program in `root`. */
const placesIn = (root: string) => findPlaces(pathToFileURL(join(root, 'dist/cli.js')).href);

function libraryIn(below: string): string {
  return libraryPathIn(join(below, 'wasmtime'), platform, LIBRARY_BUILDS[platform]!);
}

function shipLibrary(below: string, bytes: string): void {
  mkdirSync(dirname(libraryIn(below)), { recursive: true });
  writeFileSync(libraryIn(below), bytes);
}

it('finds the library and the demo of a packaged app beside its archive', () => {
  mkdirSync(join(folder, 'lattice-demo'));
  shipLibrary(folder, 'a library');
  const archive = join(folder, 'app.asar');
  expect(placesIn(archive)).toMatchObject({
    library: libraryIn(folder),
    demoCase: join(folder, 'lattice-demo/case'),
    engines: join(folder, 'lattice-demo/engines'),
    runnerEntry: join(archive, 'dist/runner.js'),
    page: join(archive, 'dist/page'),
  });
});

it('finds those of the npm package in itself, or the library that was fetched for this machine', () => {
  const root = join(folder, 'node_modules/lattice-replay');
  mkdirSync(join(root, 'lattice-demo'), { recursive: true });
  expect(placesIn(root)).toMatchObject({
    library: libraryIn(join(folder, 'data')),
    demoCase: join(root, 'lattice-demo/case'),
  });
  shipLibrary(root, 'a library');
  expect(placesIn(root).library).toBe(libraryIn(root));
});

it('knows a checkout by that it is neither', () => {
  expect(placesIn(folder)).toMatchObject({
    library: libraryPathIn(join(folder, '.cache/wasmtime'), platform, LIBRARY_BUILDS[platform]!),
    engines: join(folder, 'assets/engines/built'),
  });
});

it('tells a library that is another, or none, before it is used', async () => {
  mkdirSync(join(folder, 'lattice-demo'));
  await expect(placesIn(join(folder, 'app')).libraryChecked()).rejects.toMatchObject({
    code: 'wasmtime-unreadable',
  });
  shipLibrary(folder, 'another');
  await expect(placesIn(join(folder, 'app')).libraryChecked()).rejects.toMatchObject({
    code: 'wasmtime-changed',
    facts: { path: libraryIn(folder), expected: LIBRARY_BUILDS[platform]?.sha256 },
  });
});
