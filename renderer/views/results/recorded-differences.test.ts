import { expect, it } from 'vitest';
import type { PerformanceCaseResult } from '../../../shared/records/performance.ts';
import type { CaseRow, Side } from './case-rows.ts';
import { recordedDifferences } from './recorded-differences.ts';

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
const side = (change: Partial<PerformanceCaseResult> | undefined): Side => ({
  result: change && { ...CASE, ...change },
  share: undefined,
  seconds: undefined,
});
const row = (here: Partial<PerformanceCaseResult>, recorded: Side | undefined): CaseRow => ({
  input: CASE.input,
  name: 'small',
  kind: 'stress',
  runway: 2,
  fuelLimit: 5000,
  scenario: 's',
  a: side(here),
  recorded,
  b: undefined,
  differences: [],
});

it('says nothing where both are the same, or nothing is recorded beside what was graded here', () => {
  expect(recordedDifferences([row({}, side({})), row({}, undefined)])).toEqual([]);
});

it.each([
  ['fuel', row({ fuel: 1200 }, side({})), 'small takes 200 more fuel here'],
  ['less fuel', row({ fuel: 900 }, side({})), 'small takes 100 less fuel here'],
  [
    'an outcome',
    row({}, side({ correct: false, overCeiling: true })),
    'was recorded as over the ceiling and is passed here',
  ],
  ['an input that the record has not', row({}, side(undefined)), 'is not in the record'],
])('tells %s', (_what, one, words) => {
  const [said = ''] = recordedDifferences([one]);
  expect(said).toContain(words);
});
