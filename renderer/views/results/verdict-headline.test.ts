import { expect, it } from 'vitest';
import type { PerformanceCaseResult, PerformanceResult } from '../../../shared/records/performance.ts';
import { headline, standingOf } from './verdict-headline.ts';

const CASE: PerformanceCaseResult = {
  input: 'cases/small.json',
  kind: 'stress',
  correct: true,
  overCeiling: false,
  skipped: false,
  fuel: 40,
  firstMismatchTick: null,
  detail: null,
  snapshots: [],
  scenarioJson: null,
};
const run = (
  cases: Partial<PerformanceCaseResult>[],
  more: Partial<PerformanceResult> = {},
): PerformanceResult => ({
  correct: false,
  totalFuel: null,
  fuelLimit: 100,
  moduleWasm: 'engine.wasm',
  detail: null,
  cases: cases.map((one) => ({ ...CASE, ...one })),
  ...more,
});
const large = { input: 'cases/large.json' };

it.each([
  [
    'passes',
    'e is right on every case and stays below the ceiling; large leaves 4.00 % of room.',
    run([{}, { ...large, fuel: 96 }], { correct: true }),
  ],
  [
    'over the ceiling',
    'e is right on every case, and large is over the ceiling by 32.0 %.',
    run([{}, { ...large, correct: false, overCeiling: true, fuel: 132 }]),
  ],
  [
    'wrong',
    'e is wrong on large from tick 1,250 on.',
    run([{}, { ...large, correct: false, firstMismatchTick: 1250 }]),
  ],
  [
    'wrong',
    'e is wrong on tiny, so no stress case was run.',
    run([
      { input: 'smoke/tiny.json', kind: 'smoke', correct: false },
      { correct: false, skipped: true, fuel: null },
    ]),
  ],
  ['wrong', 'e does not finish large.', run([{ ...large, correct: false, fuel: null }])],
  ['no result', 'e has no result: there is no module.', run([], { detail: 'there is no module' })],
] as const)('%s: %s', (standing, words, result) => {
  expect(standingOf(result)).toBe(standing);
  expect(headline('e', result)).toBe(words);
});
