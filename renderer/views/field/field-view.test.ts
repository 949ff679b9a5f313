import { expect, it } from 'vitest';
import type { ListedRun } from '../../../shared/api/answers.ts';
import { NO_FOLD, USUAL_FOLD } from '../../../shared/grading/ranking/model-identity.ts';
import { caseKey, shownField } from './field-view.ts';

const CASE = { slug: 'lattice', version: 'v1.0.0', variant: 'base' };
const run = (runId: string, model: string, totalFuel: number | null, of = CASE): ListedRun => ({
  runId,
  model,
  case: of,
  state: 'completed',
  correct: totalFuel !== null,
  totalFuel,
  startedAt: '2030-01-01T00:00:00Z',
  verdict: totalFuel === null ? 'incorrect' : 'passed',
});
const LISTED = {
  runs: [
    run('1', 'acme/one', 100),
    run('2', 'openrouter/acme/one:free', 80),
    run('3', 'acme/two', null),
    run('4', 'acme/one', 10, { ...CASE, variant: 'hard' }),
  ],
  refused: [],
};

it('ranks the case of which there are the most runs, and leaves the others out with a reason', () => {
  const field = shownField(LISTED, undefined, USUAL_FOLD);
  expect(field.cases.map(({ of, runs }) => [caseKey(of), runs])).toEqual([
    ['lattice v1.0.0, base', 3],
    ['lattice v1.0.0, hard', 1],
  ]);
  expect(field.rows).toMatchObject([{ modelId: 'acme/one', bestFuel: 80, runCount: 2 }]);
  expect(field.excluded.map(({ run: { runId }, reason }) => [runId, reason])).toEqual([
    ['3', 'not-correct'],
    ['4', 'other-variant'],
  ]);
});

it('folds names as it is told, for the models and for the points alike', () => {
  const { rows, runs } = shownField(LISTED, CASE, NO_FOLD);
  expect(rows.map(({ modelId }) => modelId)).toEqual(['openrouter/acme/one:free', 'acme/one']);
  expect(runs.map(({ modelId }) => modelId)).toEqual(['acme/one', 'openrouter/acme/one:free']);
});

it('is empty for a folder without runs', () => {
  expect(shownField({ runs: [], refused: [] }, undefined, USUAL_FOLD)).toMatchObject({
    of: undefined,
    rows: [],
  });
});

it('goes to the case of the open run, and places it, also when the folder does not hold it', () => {
  const field = shownField(LISTED, undefined, USUAL_FOLD, run('9', 'acme/three', 90));
  expect(field.open).toEqual({ runId: '9', modelId: 'acme/three', fuel: 90 });
  expect(field.placement).toMatchObject({ rank: 2, fieldSize: 1, percentileBeaten: 0, isModelBest: true });
  const hard = shownField(
    LISTED,
    undefined,
    USUAL_FOLD,
    run('8', 'acme/one', 7, { ...CASE, variant: 'hard' }),
  );
  expect(hard.of?.variant).toBe('hard');
});
