import { expect, it } from 'vitest';
import { answerWords } from './answer-words.ts';
import { launchWords, parseLaunch } from './launch-arguments.ts';

it('finds files and passes over switches that are not ours', () => {
  expect(parseLaunch(['--inspect=1', 'a.json', 'lattice-replay://open', '-x', '/b/c'], '/home')).toEqual({
    files: ['/home/a.json', '/b/c'],
    links: ['lattice-replay://open'],
    tick: undefined,
  });
});

it('takes everything after -- for files', () => {
  expect(parseLaunch(['--', '--tick=5', 'a'], '/home')).toEqual({
    files: ['/home/--tick=5', '/home/a'],
    links: [],
    tick: undefined,
  });
});

it.each([
  ['--tick=600', 600],
  ['--tick=0', 0],
  ['--tick=-1', undefined],
  ['--tick=', undefined],
  ['--tick=1e9', undefined],
  ['--tick=9999999999999999', undefined],
])('reads %s as %s', (word, tick) => {
  expect(parseLaunch([word], '/').tick).toBe(tick);
});

it("leaves out the program's own words", () => {
  expect(launchWords(['app', 'file'], true)).toEqual(['file']);
  expect(launchWords(['electron', 'dist/desktop.js', 'file'], false)).toEqual(['file']);
});

it.each([
  [['--version'], '1.2.3\n'],
  [['run', '--help'], expect.stringContaining('Usage: lattice-replay')],
  [['--', '--help'], undefined],
  [['run.tar.gz', '--tick=5'], undefined],
])('answers %j on the terminal by %j', (words, answer) => {
  expect(answerWords(words, '1.2.3')).toEqual(answer);
});
