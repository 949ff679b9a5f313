import { expect, it } from 'vitest';
import type { PerformanceCaseResult, PerformanceResult } from '../records/performance.ts';
import { changesBetween, changeWords } from './changes.ts';

const CASE: PerformanceCaseResult = {
  input: 'cases/small.json',
  kind: 'stress',
  correct: true,
  overCeiling: false,
  skipped: false,
  fuel: 1000,
  firstMismatchTick: null,
  detail: null,
  snapshots: [],
  scenarioJson: null,
};
const run = (...cases: Partial<PerformanceCaseResult>[]): PerformanceResult => ({
  correct: false,
  totalFuel: null,
  fuelLimit: 5000,
  moduleWasm: 'engine.wasm',
  detail: null,
  cases: cases.map((one) => ({ ...CASE, ...one })),
});
const words = (before: PerformanceResult, after: PerformanceResult) =>
  changesBetween(before, after).map((change) => changeWords(change, before));

it('says nothing where nothing changed, nor of an input that was not there before', () => {
  expect(words(run({}), run({}, { input: 'cases/new.json' }))).toEqual([]);
});

it.each([
  ['fuel', run({}), run({ fuel: 1100 }), 'cases/small.json: fuel +100 (+10 %)'],
  ['less fuel', run({ fuel: 3000 }), run({ fuel: 2990 }), 'cases/small.json: fuel -10 (-0.33 %)'],
  [
    'an outcome and its tick',
    run({ correct: false, firstMismatchTick: 1250 }),
    run({}),
    'cases/small.json: wrong answer, now passed; first wrong tick 1,250, now none',
  ],
  [
    'a run that no longer finishes, of whose fuel nothing is known',
    run({}),
    run({ correct: false, fuel: null }),
    'cases/small.json: passed, now no answer',
  ],
  [
    'a later first wrong tick',
    run({ correct: false, firstMismatchTick: 600 }),
    run({ correct: false, firstMismatchTick: 1800 }),
    'cases/small.json: first wrong tick 600, now 1,800',
  ],
])('tells %s', (_what, before, after, said) => {
  expect(words(before, after)).toEqual([said]);
});
