import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/case-folder.ts';
import { findChromium } from './chromium.ts';

function program(path: string, mode = 0o755): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, mode);
  return path;
}

const on = (home: string, env: Record<string, string>) => ({ platform: 'freebsd' as const, env, home });

it('takes the Chromium that is named before any other', () => {
  const home = temporaryFolder();
  const named = program(join(home, 'mine'));
  program(join(home, 'bin/chromium'));
  const env = { LATTICE_REPLAY_CHROMIUM: named, PATH: join(home, 'bin') };
  expect(findChromium(on(home, env))).toBe(named);
});

it('says so when the one that is named is no program, instead of taking another', () => {
  const home = temporaryFolder();
  program(join(home, 'bin/chromium'));
  const env = { LATTICE_REPLAY_CHROMIUM: join(home, 'nothing'), PATH: join(home, 'bin') };
  expect(() => findChromium(on(home, env))).toThrow('names no program');
});

it('finds one on PATH, passing over files that cannot be run', () => {
  const home = temporaryFolder();
  program(join(home, 'a/chromium'), 0o644);
  const found = program(join(home, 'b/google-chrome'));
  expect(findChromium(on(home, { PATH: `${join(home, 'a')}:${join(home, 'b')}` }))).toBe(found);
});

it("finds the newest of Playwright's cache", () => {
  const home = temporaryFolder();
  program(join(home, '.cache/ms-playwright/chromium-1100/chrome-linux/chrome'));
  const newest = program(join(home, '.cache/ms-playwright/chromium-1200/chrome-linux/chrome'));
  expect(findChromium(on(home, { PATH: '' }))).toBe(newest);
});

it('finds none where there is none', () => {
  expect(findChromium(on(temporaryFolder(), { PATH: '' }))).toBeUndefined();
});
