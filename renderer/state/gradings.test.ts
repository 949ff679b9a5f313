import { expect, it } from 'vitest';
import type { PerformanceResult } from '../../shared/records/performance.ts';
import { createGradingsStore, firstWrongTick, listenToGradings, overCeiling } from './gradings.ts';

const CASE = {
  kind: 'stress',
  correct: false,
  overCeiling: false,
  skipped: false,
  fuel: null,
  firstMismatchTick: null,
  detail: null,
  snapshots: [],
  scenarioJson: null,
} as const;
const RESULT: PerformanceResult = {
  correct: false,
  totalFuel: null,
  fuelLimit: 100,
  moduleWasm: 'engine.wasm',
  detail: null,
  cases: [
    { ...CASE, input: 'cases/small.json', fuel: 40, firstMismatchTick: 600 },
    { ...CASE, input: 'cases/medium.json', overCeiling: true, fuel: 150 },
    { ...CASE, input: 'cases/large.json', overCeiling: true, fuel: 550 },
  ],
};

it('takes progress until there is a result, which a late word does not undo', () => {
  const store = createGradingsStore();
  const { grading } = listenToGradings(store);
  grading({ module: 'm', done: 3, total: 11, running: 'cases/small.json' });
  expect(store.getState().m).toEqual({ kind: 'running', done: 3, total: 11 });
  store.setState({ m: { kind: 'graded', result: RESULT } });
  grading({ module: 'm', done: 11, total: 11, running: '' });
  expect(store.getState().m).toEqual({ kind: 'graded', result: RESULT });
});

it('says how far over the ceiling, and from which tick on wrong', () => {
  expect(overCeiling(RESULT, 'medium.json')).toBe(1.5);
  expect(overCeiling(RESULT, 'small.json')).toBeUndefined();
  expect(firstWrongTick(RESULT, 'small.json')).toBe(600);
  expect(firstWrongTick(RESULT, 'medium.json')).toBeUndefined();
});
