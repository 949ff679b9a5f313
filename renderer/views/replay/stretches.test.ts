import { expect, it } from 'vitest';
import type { GradedTick } from '../../state/panes.ts';
import { stretchesOf } from './stretches.ts';

const at = (tick: number, outcome: GradedTick['outcome']): GradedTick => ({ tick, outcome });
const kinds = (...graded: GradedTick[]) =>
  stretchesOf(graded, { first: 0, last: 100 }).map(({ from, to, is }) => `${from}-${to} ${is}`);

it('is right up to the last right tick, unknown up to the first wrong one, wrong from there on', () => {
  expect(kinds(at(10, 'right'), at(40, 'wrong'), at(70, 'wrong'))).toEqual([
    '0-10 right',
    '10-40 unknown',
    '40-70 wrong',
    '70-100 wrong',
  ]);
});

it('says nothing of what was not looked at', () => {
  expect(kinds(at(100, 'unknown'))).toEqual(['0-100 unknown']);
  expect(kinds()).toEqual([]);
});
