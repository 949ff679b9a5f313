import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../build/testing/case-folder.ts';
import { lastLines } from './last-lines.ts';
import { openLog } from './log-file.ts';
import { withoutPaths } from './without-paths.ts';

it.each([
  [
    "ENOENT: no such file or directory, open '/home/jo/My Runs/run one.json'",
    "ENOENT: no such file or directory, open 'run one.json'",
  ],
  ['opened /home/jo/run.json and C:\\Users\\jo\\b.wasm.', 'opened run.json and b.wasm.'],
  ['at read (file:///opt/app/dist/main.js:3:7)\n    at next', 'at read (main.js:3:7) | at next'],
  ['the page has gone', 'the page has gone'],
])('keeps of %j only %j', (line, kept) => {
  expect(withoutPaths(line)).toBe(kept);
});

it('turns over at 1 MB and keeps five files', async () => {
  const folder = temporaryFolder();
  const log = openLog(folder, 'main');
  const line = 'x'.repeat(3000);
  for (let at = 0; at < 3500; at++) log.note(`${at} ${line}`);
  await log.close();
  const sizes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).length);
  expect(sizes).toHaveLength(5);
  expect(Math.max(...sizes)).toBeLessThan(1_100_000);
  const [last] = await lastLines(folder, 1);
  expect(last?.slice(0, 40)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z main 3499 x/);
});

it('writes the last words of a program at once', () => {
  const folder = temporaryFolder();
  openLog(folder, 'main').noteLast('ended by an error');
  expect(readFileSync(join(folder, 'main.log'), 'utf8')).toContain('ended by an error');
});

it('has the last lines of all programs by their times', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'main.log'), '2026-01-01T10:00:00Z main a\n2026-01-01T10:00:02Z main c\n');
  writeFileSync(join(folder, 'main.log.1'), '2026-01-01T09:00:00Z main before\n');
  writeFileSync(join(folder, 'services.log'), '2026-01-01T10:00:01Z services b\n');
  writeFileSync(join(folder, 'notes.txt'), '2026-01-01T10:00:03Z nothing of ours\n');
  expect((await lastLines(folder, 3)).map((line) => line.split(' ')[2])).toEqual(['a', 'b', 'c']);
  expect(await lastLines(join(folder, 'missing'), 3)).toEqual([]);
});

it('is done without where it cannot be written', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const log = openLog(join(file, 'below'), 'main');
  log.note('nobody hears this');
  await new Promise((resolve) => setTimeout(resolve, 50));
  log.note('nor this');
  log.noteLast('nor this');
  await log.close();
  expect(existsSync(join(file, 'below'))).toBe(false);
});
