import { describe, expect, it } from 'vitest';
import { leaderboard } from '../../shared/grading/ranking/leaderboard.ts';
import { NO_FOLD } from '../../shared/grading/ranking/model-identity.ts';
import { type Build, changePercent, historyTable, lastChangeWords } from './build-history.ts';
import { barsSay, barsTable, caseWords } from './case-bars.ts';
import { tableCsv } from './chart-table.ts';
import { fieldTable, linesOf, MOST_LINES, middleHalf, pointsOf, rankOf } from './field-points.ts';
import { fitsOf, lineTable, lineWords, tickRows } from './fuel-lines.ts';
import { readCsv } from './testing/read-csv.ts';

const side = (fuel: number | null, outcome = 'passed') => ({ fuel, outcome });

describe('a table as CSV', () => {
  it('reads back equal, whatever its texts hold', () => {
    const columns = ['a "quoted", name', 'fuel'];
    const rows = [
      ['=SUM(A1)', 1],
      ['two\r\nlines', -2.5],
      ['', null],
    ];
    const expected = [columns, ['=SUM(A1)', '1'], ['two\r\nlines', '-2.5'], ['', '']];
    expect(readCsv(tableCsv({ columns, rows }))).toEqual(expected);
  });

  it('hands no formula to a spreadsheet', () => {
    expect(tableCsv({ columns: ['model'], rows: [['=cmd()']] })).toBe("model\r\n'=cmd()\r\n");
  });
});

describe('bars', () => {
  const large = { name: 'large', a: side(38), b: side(52, 'over the ceiling') };

  it('tell the share of the ceiling, the overshoot, and one engine against the other', () => {
    expect(caseWords({ ...large, b: undefined }, { a: 'one' }, 40)).toBe('95.0 % of the ceiling');
    expect(caseWords({ name: 'x', a: side(53), b: undefined }, { a: 'one' }, 40)).toBe(
      '33 % over the ceiling',
    );
    expect(caseWords(large, { a: 'one', b: 'two' }, 40)).toBe('B takes 1.37× of A');
    expect(caseWords({ ...large, b: side(null) }, { a: 'one', b: 'two' }, 40)).toBe('');
  });

  it('say on how many cases each engine is over', () => {
    expect(barsSay([large], 40)).toContain('against a ceiling of 40; B on 1.');
    expect(barsSay([large], null)).toContain('1 cases as bars, from 38 to 52, without a ceiling.');
  });

  it('leave cells empty where an engine has no fuel, or is not graded', () => {
    const cases = [{ name: 'x', a: side(null, 'no answer'), b: undefined }];
    expect(barsTable(cases, { a: 'one', b: 'two' }, null).rows).toEqual([
      ['x', 'no answer', null, 'not graded', null, null],
    ]);
  });
});

describe('lines of fuel', () => {
  const series = {
    points: [1, 2, 3, 4].map((at) => ({ tick: at * 10, fuel: at * 1000 })),
    limit: 2500,
    crossedAt: 26,
    done: 4,
    total: 4,
  };
  const line = { name: 'one', series };

  it('begin at 0 with the fit, and mark what is over the ceiling', () => {
    const rows = tickRows(line, undefined, fitsOf(line, undefined));
    expect(rows.map(({ tick }) => tick)).toEqual([0, 10, 20, 26, 30, 40]);
    expect(rows[0]).toEqual({ tick: 0, aFit: expect.closeTo(0, 3) });
    expect(rows.map(({ aOver }) => aOver)).toEqual([
      undefined,
      undefined,
      undefined,
      [2500, 2500],
      [2500, 3000],
      [2500, 4000],
    ]);
  });

  it('have a table of every tick that either was measured at', () => {
    const other = { name: 'two', series: { ...series, points: [{ tick: 15, fuel: 7 }] } };
    expect(lineTable(line, other, fitsOf(line, other)).rows.slice(0, 2)).toEqual([
      [10, 1000, 1000, null, null],
      [15, null, 1500, 7, null],
    ]);
  });

  it('are told in words, and of the ceiling only what is known', () => {
    const [fit] = Object.values(fitsOf(line, undefined));
    expect(lineWords(series, fit)).toBe(
      'grows in a line: 100 a tick; the ceiling is crossed at tick 26, 60 % over the ceiling in all',
    );
    const within = { ...series, limit: 8000, crossedAt: undefined };
    expect(lineWords(within, fit)).toBe(
      'grows in a line: 100 a tick; the ceiling is not reached, 50.0 % of the ceiling in all',
    );
    expect(lineWords({ ...series, crossedAt: undefined }, fit)).toBe('grows in a line: 100 a tick');
    expect(lineWords({ ...within, total: 9 }, fit)).toBe('grows in a line: 100 a tick');
    expect(lineWords({ ...series, points: [] }, undefined)).toBe('');
  });
});

describe('the field', () => {
  const runs = Array.from({ length: 200 }, (_, at) => ({
    runId: `r${at}`,
    modelId: `m${at % 100}`,
    fuel: 1000 + at,
  }));
  const rows = leaderboard(
    runs.map(({ runId, modelId, fuel }) => ({
      runId,
      model: modelId,
      totalFuel: fuel,
      correct: true,
      state: 'completed',
      case: { slug: '', version: '', variant: '' },
      startedAt: '',
    })),
    NO_FOLD,
  );
  const open = { runId: 'r199', modelId: 'm99', fuel: 1199 };

  it('has a line for the first models and for that of the open run', () => {
    expect(linesOf(rows, undefined)).toEqual(rows.slice(0, MOST_LINES));
    expect(linesOf(rows, open).at(-1)?.modelId).toBe('m99');
    expect(linesOf(rows, open)).toHaveLength(MOST_LINES);
  });

  it('marks the best run of each, and the open one once', () => {
    const points = pointsOf(linesOf(rows, open), runs, open);
    expect(points.filter(({ kind }) => kind === 'open')).toEqual([
      { ...open, line: MOST_LINES - 1, kind: 'open' },
    ]);
    expect(points.filter(({ kind }) => kind === 'best')).toHaveLength(MOST_LINES);
    expect(points).toHaveLength(2 * MOST_LINES);
  });

  it('shares ranks, and lists every run in its table', () => {
    const tied = rows.map((row) => ({ ...row, bestFuel: row.modelId === 'm1' ? 1000 : row.bestFuel }));
    expect(tied.slice(0, 3).map((row) => rankOf(row, tied))).toEqual([1, 1, 3]);
    const table = fieldTable(rows, runs, open);
    expect(table.rows).toHaveLength(200);
    expect(table.rows.at(-1)).toEqual([100, 'm99', 'r199', 1199, 'another run, open']);
  });

  it('has its middle half from a quarter to three quarters of the models', () => {
    expect(middleHalf([1, 2, 3, 4, 5])).toEqual({ from: 2, median: 3, to: 4 });
    expect(middleHalf([1, 2, 3])).toBeUndefined();
  });
});

describe('the history of builds', () => {
  const build = (id: string, total: number | null): Build => ({
    id,
    label: id,
    total,
    cases: [{ name: 'small', fuel: total, outcome: 'passed' }],
  });

  it('tells the change from the build before, in percent', () => {
    expect([changePercent(200, 150), changePercent(null, 1), changePercent(0, 1)]).toEqual([-25, null, null]);
    expect(historyTable([build('one', 200), build('two', 150)]).rows).toEqual([
      ['one', 'one', 'total', null, 200, null],
      ['one', 'one', 'small', 'passed', 200, null],
      ['two', 'two', 'total', null, 150, -25],
      ['two', 'two', 'small', 'passed', 150, -25],
    ]);
  });

  it.each([
    ['no build yet', []],
    ['one build', [build('one', 1)]],
    ['total 25.00 % less than the build before', [build('one', 200), build('two', 150)]],
    ['total 50.00 % more than the build before', [build('one', 100), build('two', 150)]],
    ['total as the build before', [build('one', 100), build('two', 100)]],
    ['the last build has no total', [build('one', 100), build('two', null)]],
    ['the build before has no total', [build('one', null), build('two', 100)]],
  ])('says "%s"', (words, builds) => {
    expect(lastChangeWords(builds)).toBe(words);
  });
});
