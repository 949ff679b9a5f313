import { expect, it } from 'vitest';
import type { PerformanceResult } from '../../shared/records/performance.ts';
import {
  createGradingsStore,
  firstWrongTick,
  type Grading,
  gradingKey,
  listenToGradings,
  overCeiling,
} from './gradings.ts';

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
const GRADED: Grading = {
  kind: 'graded',
  result: RESULT,
  seconds: [1, 1, 1],
  differences: [],
  module: { sha256: 'a', bytes: 1 },
  host: 'wasmtime 1',
  gradedAt: 0,
};

it('takes progress until there is a result, which a late word does not undo', () => {
  const store = createGradingsStore();
  const { grading } = listenToGradings(store);
  const key = gradingKey('m', 'c');
  grading({ module: 'm', case: 'c', done: 3, total: 11, running: 'cases/small.json' });
  expect(store.getState()).toEqual({
    [key]: { kind: 'running', done: 3, total: 11, running: 'cases/small.json' },
  });
  store.setState({ [key]: GRADED });
  grading({ module: 'm', case: 'c', done: 11, total: 11, running: '' });
  expect(store.getState()[key]).toBe(GRADED);
});

it('says how far over the ceiling, and from which tick on wrong', () => {
  expect(overCeiling(GRADED, 'cases/medium.json')).toBe(1.5);
  expect(overCeiling(GRADED, 'cases/small.json')).toBeUndefined();
  expect(
    overCeiling(
      { kind: 'failed', fault: { code: 'cancelled', message: 'no', facts: {} } },
      'cases/medium.json',
    ),
  ).toBeUndefined();
  expect(firstWrongTick(GRADED, 'cases/small.json')).toBe(600);
  expect(firstWrongTick(GRADED, 'cases/medium.json')).toBeUndefined();
});
