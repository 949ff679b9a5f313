import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../build/testing/case-folder.ts';
import { watchPath } from './watch-path.ts';

async function watched() {
  const folder = temporaryFolder();
  const path = join(folder, 'engine.wasm');
  writeFileSync(path, 'first');
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const changes = (await watchPath(path, stop.signal)).changes();
  return { folder, path, changes, stop };
}

it('tells of a file that is written in pieces once, when it is whole', async () => {
  const { path, changes } = await watched();
  const next = changes.next();
  for (const text of ['s', 'se', 'second']) {
    writeFileSync(path, text);
    await wait(60);
  }
  expect(await next).toEqual({ done: false, value: undefined });
});

it('tells of a file that is replaced, and of one that was gone for a while', async () => {
  const { folder, path, changes } = await watched();
  const replaced = changes.next();
  writeFileSync(join(folder, 'new'), 'replaced');
  renameSync(join(folder, 'new'), path);
  expect((await replaced).done).toBe(false);
  const made = changes.next();
  rmSync(path);
  await wait(600);
  writeFileSync(path, 'made again');
  expect((await made).done).toBe(false);
});

it('says nothing of a neighbour, and ends when it is told to', async () => {
  const { folder, changes, stop } = await watched();
  const next = changes.next();
  writeFileSync(join(folder, 'other.wasm'), 'other');
  setTimeout(() => stop.abort(), 700);
  expect(await next).toEqual({ done: true, value: undefined });
});

it('tells of a change that came before anybody waited for it', async () => {
  const { path, changes } = await watched();
  writeFileSync(path, 'second');
  await wait(400);
  expect((await changes.next()).done).toBe(false);
});

it('watches a folder with all below it, but for what is ignored', async () => {
  const folder = temporaryFolder();
  for (const name of ['src', 'out']) mkdirSync(join(folder, name));
  const stop = new AbortController();
  const watched = await watchPath(folder, stop.signal, (path) => path === join(folder, 'out'));
  const changes = watched.changes();
  writeFileSync(join(folder, 'src', 'belt.rs'), 'one');
  writeFileSync(join(folder, 'src', 'lane.rs'), 'two');
  expect((await changes.next()).done).toBe(false);
  const next = changes.next();
  writeFileSync(join(folder, 'out', 'engine.wasm'), 'made');
  setTimeout(() => stop.abort(), 700);
  expect(await next).toEqual({ done: true, value: undefined });
});
