import { expect, it } from 'vitest';
import type { ComparisonAnswer, SelfCheck } from '../../../shared/api/comparison.ts';
import { lightsOf } from './lights.ts';

const SERIES = {
  same: false,
  compared: 10,
  different: 3,
  lastEqualTick: 4,
  firstDifferentTick: 5,
  exact: true,
  runs: [[5, 7]],
  heals: false,
  onlyInA: 0,
  onlyInB: 0,
} as const;

function answer(
  consistency: ComparisonAnswer['consistency'],
  series: Partial<ComparisonAnswer['series']> = {},
): ComparisonAnswer {
  return {
    same: false,
    complete: true,
    notComparable: [],
    findings: { a: [], b: [] },
    consistency,
    series: { ...SERIES, ...series },
    counts: [],
    dense: null,
    difference: null,
    verdict: null,
    explainable: false,
  };
}

const twice: SelfCheck = { check: 'run twice', states: 10, firstDifferentTick: undefined };
const restored: SelfCheck = { check: 'restored', states: 8, firstDifferentTick: undefined };
const states = (of: ComparisonAnswer | undefined) => lightsOf(of).lights.map(({ state }) => state);

it('waits for an answer', () => {
  expect(states(undefined)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(lightsOf(undefined).conclusion).toBe('');
});

it('blames the engines only where each side agrees with itself', () => {
  const good = answer({ a: [twice], b: [restored] });
  expect(states(good)).toEqual(['good', 'good', 'good']);
  expect(lightsOf(good).conclusion).toContain('the engines disagree');
  const bad = answer({ a: [{ ...twice, firstDifferentTick: 7 }], b: [restored] });
  expect(states(bad)).toEqual(['bad', 'good', 'good']);
  expect(lightsOf(bad).conclusion).toContain('does not agree with itself');
});

it('says that nothing was checked of recordings, and that nothing could be compared', () => {
  const recordings = answer({ a: [], b: [] }, { compared: 0 });
  expect(states(recordings)).toEqual(['none', 'none', 'none']);
  expect(lightsOf(recordings).conclusion).toContain('no tick');
});

it('says that two sides agree', () => {
  const same = answer({ a: [twice], b: [twice] }, { same: true, different: 0 });
  expect(lightsOf(same).conclusion).toContain('agree wherever');
});
