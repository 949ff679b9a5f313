import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../build/testing/case-folder.ts';
import { fileChanges } from './watch-file.ts';

function watched() {
  const folder = temporaryFolder();
  const path = join(folder, 'engine.wasm');
  writeFileSync(path, 'first');
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const changes = fileChanges(path, stop.signal);
  return { folder, path, changes, stop };
}

it('tells of a file that is written in pieces once, when it is whole', async () => {
  const { path, changes } = watched();
  const next = changes.next();
  await wait(50);
  for (const text of ['s', 'se', 'second']) {
    writeFileSync(path, text);
    await wait(60);
  }
  expect(await next).toEqual({ done: false, value: undefined });
});

it('tells of a file that is replaced, and of one that was gone for a while', async () => {
  const { folder, path, changes } = watched();
  const replaced = changes.next();
  await wait(50);
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
  const { folder, changes, stop } = watched();
  const next = changes.next();
  await wait(50);
  writeFileSync(join(folder, 'other.wasm'), 'other');
  setTimeout(() => stop.abort(), 700);
  expect(await next).toEqual({ done: true, value: undefined });
});
