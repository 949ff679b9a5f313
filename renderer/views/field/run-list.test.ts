import { expect, it } from 'vitest';
import type { ListedRun } from '../../../shared/api/answers.ts';
import { filteredRuns, NO_FILTER, outcomesOf } from './run-list.ts';

const CASE = { slug: 'lattice', version: 'v1.0.0', variant: 'base' };
const run = (runId: string, model: string, verdict: string, of = CASE): ListedRun => ({
  runId,
  model,
  verdict,
  case: of,
  state: 'completed',
  correct: verdict === 'passed',
  totalFuel: 1,
  startedAt: '2030-01-01T00:00:00Z',
});
const LISTED = {
  runs: [
    run('aa-1', 'acme/one', 'passed'),
    run('bb-2', 'acme/one', 'incorrect'),
    run('cc-3', 'acme/two', 'passed'),
    run('dd-4', 'acme/one', 'passed', { ...CASE, variant: 'hard' }),
  ],
  refused: [],
};
const found = (filter: Partial<typeof NO_FILTER>): number[] =>
  filteredRuns(LISTED, CASE, { ...NO_FILTER, ...filter }).map(({ index }) => index);

it('narrows runs by every word, outcome and case, and keeps their place in the list', () => {
  expect(found({})).toEqual([0, 1, 2]);
  expect(found({ words: ' ACME two' })).toEqual([2]);
  expect(found({ words: 'one b' })).toEqual([1]);
  expect(found({ outcome: 'passed' })).toEqual([0, 2]);
  expect(found({ outcome: 'passed', everyCase: true })).toEqual([0, 2, 3]);
});

it('offers the outcomes that occur', () => {
  expect(outcomesOf(LISTED)).toEqual(['incorrect', 'passed']);
});
