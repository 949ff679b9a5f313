import { describe, expect, it } from 'vitest';
import { exclusionWords, fieldOf } from './field.ts';
import { leaderboard } from './leaderboard.ts';
import { modelIdentity, NO_FOLD, USUAL_FOLD } from './model-identity.ts';
import { type Placement, placementOf } from './placement.ts';
import { betterRunWords, overshootPercent, rankWords, shownPercentile } from './placement-words.ts';
import type { RankedRun } from './ranked-run.ts';

const CASE = { slug: 'lattice', version: 'v1.0.0', variant: 'base' };

let made = 0;
function run(model: string, totalFuel: number | null, more: Partial<RankedRun> = {}): RankedRun {
  const runId = `run-${++made}`;
  return {
    runId,
    model,
    totalFuel,
    case: CASE,
    state: 'completed',
    correct: true,
    startedAt: '2030-01-01T00:00:00Z',
    ...more,
  };
}

const rowsOf = (runs: readonly RankedRun[], fold = USUAL_FOLD) => leaderboard(fieldOf(runs, CASE).runs, fold);
const place = (modelId: string, totalFuel: number | null, runs: readonly RankedRun[]): Placement | null =>
  placementOf({ modelId, totalFuel, correct: true }, rowsOf(runs));

/** Five models whose best runs take 100, 200, 200, 300 and 500. */
const FIVE = [run('a', 100), run('b', 200), run('c', 200), run('d', 300), run('e', 500)];

describe('the field', () => {
  it.each([
    ['other-case', { case: { ...CASE, slug: 'Lattice' } }],
    ['other-version', { case: { ...CASE, version: 'v1.0.1' } }],
    ['other-variant', { case: { ...CASE, variant: 'base ' } }],
    ['not-completed', { state: 'timed_out' }],
    ['no-performance', { correct: null, totalFuel: null }],
    ['not-correct', { correct: false, totalFuel: null }],
    ['no-total', { totalFuel: null }],
  ] as const)('leaves a run out and says why: %s', (reason, more) => {
    const out = run('a', 1, more);
    const kept = run('a', 2);
    expect(fieldOf([out, kept], CASE)).toEqual({ runs: [kept], excluded: [{ run: out, reason }] });
    expect(exclusionWords(reason)).toMatch(/^[a-z]/);
  });

  it('counts a run that is there twice once, and lists its copy', () => {
    const one = run('a', 5);
    const copy = { ...one };
    const field = fieldOf([one, run('b', 6), copy], CASE);
    expect(field.runs.map(({ runId }) => runId)).toEqual([one.runId, expect.any(String)]);
    expect(field.excluded).toEqual([{ run: copy, reason: 'duplicate' }]);
    expect(leaderboard(field.runs, USUAL_FOLD).map(({ runCount }) => runCount)).toEqual([1, 1]);
  });

  it('counts the copy that can be counted where the first cannot', () => {
    const broken = run('a', null);
    const whole = { ...broken, totalFuel: 7 };
    expect(fieldOf([broken, whole], CASE).runs).toEqual([whole]);
  });

  it('takes a total of zero, which is a total', () => {
    expect(rowsOf([run('a', 0)])).toMatchObject([{ bestFuel: 0 }]);
  });
});

describe('the leaderboard', () => {
  it('keeps for each model its best run, how many there are, and when the latest started', () => {
    const runs = [
      run('a', 300, { runId: 'first', startedAt: '2030-03-01T00:00:00Z' }),
      run('a', 100, { runId: 'best', startedAt: '2030-01-01T00:00:00Z' }),
      run('a', 100, { runId: 'equal', startedAt: '2030-02-01T00:00:00Z' }),
    ];
    expect(rowsOf(runs)).toEqual([
      {
        modelId: 'a',
        modelName: 'a',
        bestFuel: 100,
        bestRunId: 'best',
        runCount: 3,
        latestStartedAt: '2030-03-01T00:00:00Z',
        recordedAs: ['a'],
      },
    ]);
  });

  it('is in order of fuel, then of the latest start, the earlier first', () => {
    const runs = [
      run('late', 200, { startedAt: '2030-05-01T00:00:00Z' }),
      run('worst', 900),
      run('early', 200, { startedAt: '2030-04-01T00:00:00Z' }),
      run('best', 100, { startedAt: '2031-01-01T00:00:00Z' }),
    ];
    expect(rowsOf(runs).map(({ modelId }) => modelId)).toEqual(['best', 'early', 'late', 'worst']);
  });

  it('folds ways to reach one model into it, and shows under which names its runs came', () => {
    const runs = [run('openrouter/acme/m', 300), run('acme/m:free', 200), run('acme/m', 250)];
    expect(rowsOf(runs)).toMatchObject([
      {
        modelId: 'acme/m',
        runCount: 3,
        bestFuel: 200,
        recordedAs: ['openrouter/acme/m', 'acme/m:free', 'acme/m'],
      },
    ]);
    expect(rowsOf(runs, NO_FOLD)).toHaveLength(3);
  });
});

describe('the identity of a model', () => {
  it.each([
    ['openrouter/acme/m:free', 'acme/m'],
    ['acme/openrouter/m', 'acme/openrouter/m'],
    ['acme/m:freed', 'acme/m:freed'],
    ['openrouter/', 'openrouter/'],
    [':free', ':free'],
    ['constructor', 'constructor'],
  ])('of %s is %s', (model, id) => {
    expect(modelIdentity(model, USUAL_FOLD)).toBe(id);
  });

  it('can be adjusted, by rules and by name', () => {
    const fold = { prefixes: ['bedrock/'], suffixes: [':beta'], aliases: { 'm-1': 'acme/m' } };
    expect(modelIdentity('bedrock/m-1:beta', fold)).toBe('acme/m');
    expect(modelIdentity('openrouter/m-1', fold)).toBe('openrouter/m-1');
  });
});

describe('the place of a run', () => {
  it('is nothing in an empty field, for a wrong run, and for one without a total', () => {
    expect(place('a', 100, [])).toBeNull();
    expect(place('a', null, FIVE)).toBeNull();
    expect(placementOf({ modelId: 'a', totalFuel: 100, correct: false }, rowsOf(FIVE))).toBeNull();
  });

  // Worked out by hand: fuel, model, then rank, models, share of the others beaten, whether and what its model's best is.
  it.each([
    [
      'the best of all',
      'a',
      100,
      { rank: 1, fieldSize: 5, percentileBeaten: 1, isModelBest: true, modelBestFuel: 100 },
    ],
    [
      'one of two that are equal: the rank is shared, the rival not beaten',
      'b',
      200,
      { rank: 2, fieldSize: 5, percentileBeaten: 0.5, isModelBest: true, modelBestFuel: 200 },
    ],
    [
      'the other of them',
      'c',
      200,
      { rank: 2, fieldSize: 5, percentileBeaten: 0.5, isModelBest: true, modelBestFuel: 200 },
    ],
    [
      'behind the two: their shared rank leaves one out',
      'd',
      300,
      { rank: 4, fieldSize: 5, percentileBeaten: 0.25, isModelBest: true, modelBestFuel: 300 },
    ],
    [
      'the worst',
      'e',
      500,
      { rank: 5, fieldSize: 5, percentileBeaten: 0, isModelBest: true, modelBestFuel: 500 },
    ],
    [
      'a slower run of a model: its own best counts in rank, not among the beaten',
      'a',
      250,
      { rank: 4, fieldSize: 5, percentileBeaten: 0.5, isModelBest: false, modelBestFuel: 100 },
    ],
    [
      'a faster run than the field knows of its model',
      'd',
      150,
      { rank: 2, fieldSize: 5, percentileBeaten: 0.75, isModelBest: true, modelBestFuel: 300 },
    ],
    [
      'a model that the field does not hold is not counted in its size',
      'z',
      250,
      { rank: 4, fieldSize: 5, percentileBeaten: 0.4, isModelBest: true, modelBestFuel: 250 },
    ],
    [
      'such a model that is worse than all stands past the size',
      'z',
      501,
      { rank: 6, fieldSize: 5, percentileBeaten: 0, isModelBest: true, modelBestFuel: 501 },
    ],
  ])('%s', (_what, model, fuel, expected) => {
    expect(place(model, fuel, FIVE)).toEqual(expected);
  });

  it('has no percentile where its own model stands alone', () => {
    expect(place('a', 120, [run('a', 100)])).toEqual({
      rank: 2,
      fieldSize: 1,
      percentileBeaten: null,
      isModelBest: false,
      modelBestFuel: 100,
    });
  });
});

describe('the words', () => {
  const placed = (percentileBeaten: number | null, fieldSize: number): Placement => ({
    rank: 1,
    fieldSize,
    percentileBeaten,
    isModelBest: false,
    modelBestFuel: 1_234_567,
  });

  it('show a percentile from five models on, rounded', () => {
    expect(shownPercentile(placed(0.846, 5))).toBe(85);
    expect(shownPercentile(placed(0.846, 4))).toBeUndefined();
    expect(shownPercentile(placed(null, 5))).toBeUndefined();
    expect(shownPercentile(placed(0, 5))).toBe(0);
  });

  it('tell rank, and a better run of the model', () => {
    expect(rankWords(placed(null, 1))).toBe('#1 of 1 model');
    expect(rankWords(placed(1, 14))).toBe('#1 of 14 models');
    expect(betterRunWords(placed(1, 5))).toBe('This model has a better run, with 1,234,567.');
    expect(betterRunWords({ ...placed(1, 5), isModelBest: true })).toBeUndefined();
  });

  it('tell an overshoot in whole percent', () => {
    expect([
      overshootPercent(132, 100),
      overshootPercent(1_004, 1_000),
      overshootPercent(1_005, 1_000),
    ]).toEqual([32, 0, 1]);
  });
});
