import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOf } from '../../shared/grading/ranking/field.ts';
import { leaderboard } from '../../shared/grading/ranking/leaderboard.ts';
import { NO_FOLD } from '../../shared/grading/ranking/model-identity.ts';
import { placementOf } from '../../shared/grading/ranking/placement.ts';
import type { RankedRun } from '../../shared/grading/ranking/ranked-run.ts';
import { pageScript } from '../map/testing/page-script.ts';
import { haveChromium, launchChromium } from '../testing.ts';
import type { Build } from './build-history.ts';
import type { BarCase } from './case-bars.ts';
import { ChartsPage } from './testing/charts-page.ts';
import { readCsv } from './testing/read-csv.ts';

let browser: Browser;
let script: string;
beforeAll(async () => {
  if (!haveChromium) return;
  [browser, script] = await Promise.all([
    launchChromium(),
    pageScript(new URL('./testing/page.tsx', import.meta.url).pathname),
  ]);
});
afterAll(() => browser?.close());

const LIMIT = 40_000_000_000;
const passed = (fuel: number) => ({ fuel, outcome: 'passed' });

function elevenCases(): readonly BarCase[] {
  return Array.from({ length: 11 }, (_, at) => ({
    name: `case-${at}`,
    a: passed(3_918_204_551 * (at + 1)),
    b: passed(4_118_204_551 * (at + 1)),
  }));
}

const CASE = { slug: 'lattice', version: 'v1.0.0', variant: 'base' };
/** Runs of so many models, ever slower, out of a fixed sequence. */
function manyRuns(count: number, models: number): readonly RankedRun[] {
  return Array.from({ length: count }, (_, at) => {
    const model = (at * 11) % models;
    return {
      runId: `run-${at}`,
      model: `maker/model-${String(model).padStart(2, '0')}`,
      case: CASE,
      state: 'completed',
      correct: true,
      totalFuel: 40_000_000_000 + model * 2_500_000_000 + ((at * 7919) % 997) * 60_000_000,
      startedAt: '2030-01-01T00:00:00Z',
    };
  });
}

function fieldProps(count: number, models: number, openAt: number) {
  const { runs } = fieldOf(manyRuns(count, models), CASE);
  const rows = leaderboard(runs, NO_FOLD);
  const points = runs.map(({ runId, model, totalFuel }) => ({
    runId,
    modelId: model,
    fuel: totalFuel ?? 0,
  }));
  const open = points[openAt]!;
  const placement = placementOf({ modelId: open.modelId, correct: true, totalFuel: open.fuel }, rows);
  return { title: 'Field', rows, runs: points, open, placement, fileName: 'field' };
}

const BUILDS: readonly Build[] = Array.from({ length: 8 }, (_, at) => ({
  id: `b${at}0c4f2`,
  label: `build ${at + 1}`,
  total: at === 3 ? null : Math.round(60e9 / (at + 1)),
  cases: ['small', 'medium', 'large'].map((name, size) => ({
    name,
    fuel: at === 3 && size === 2 ? null : Math.round((10e9 * (size + 1)) / (at + 1)),
    outcome: at === 3 && size === 2 ? 'no answer' : 'passed',
  })),
}));

const SERIES = {
  points: Array.from({ length: 12 }, (_, at) => ({
    tick: (at + 1) * 30_000,
    fuel: 500_000 + (at + 1) * 30_000 * 146_889,
  })),
  limit: LIMIT,
  crossedAt: 272_300,
  done: 12,
  total: 12,
};

/** Every chart, and how it is drawn. */
const CHARTS = [
  [
    'bars of one case',
    'bars',
    {
      title: 'Per case',
      cases: elevenCases().slice(0, 1),
      names: { a: 'one' },
      limit: LIMIT,
      fileName: 'bars',
    },
  ],
  [
    'bars of eleven cases, A and B',
    'bars',
    {
      title: 'Per case',
      cases: elevenCases(),
      names: { a: 'one', b: 'naive' },
      limit: LIMIT,
      fileName: 'bars',
    },
  ],
  [
    'fuel over ticks',
    'ticks',
    {
      title: 'Fuel over ticks',
      a: { name: 'one', series: SERIES },
      b: undefined,
      lastTick: 360_000,
      limit: LIMIT,
      fileName: 'ticks',
    },
  ],
  ['a field of 500 runs', 'field', fieldProps(500, 14, 30)],
  ['builds', 'history', { title: 'Build by build', builds: BUILDS, limit: LIMIT, fileName: 'builds' }],
] as const;

describe.skipIf(!haveChromium)('a chart', () => {
  const rows = CHARTS.flatMap(([name, chart, props]) =>
    (['light', 'dark'] as const).map((scheme) => [name, scheme, chart, props] as const),
  );

  it.each(rows)(
    'of %s (%s) draws under the content policy, without a complaint or a fault of access',
    async (name, scheme, chart, props) => {
      const page = await ChartsPage.open(browser, script, scheme);
      // The compiler cannot see that each chart stands beside props of its own.
      await page.draw(chart, props as never);
      if (process.env.CHART_PICTURES) {
        const path = `${process.env.CHART_PICTURES}/${name.replaceAll(' ', '-')}-${scheme}.png`;
        await page.page.screenshot({ path, fullPage: true });
      }
      await page.page.evaluate(axe.source);
      const faults = (await page.page.evaluate(
        "axe.run(document.querySelector('figure')).then(({ violations }) => violations.filter(({ impact }) => ['serious', 'critical'].includes(impact)).map(({ id, nodes }) => id + nodes[0].html))",
      )) as string[];
      expect(faults).toEqual([]);
      expect(page.complaints).toEqual([]);
    },
  );

  it.each(CHARTS)(
    'of %s saves a CSV that reads back as its table, and pictures of itself',
    async (_name, chart, props) => {
      const page = await ChartsPage.open(browser, script, 'light');
      await page.draw(chart, props as never);
      const shown = await page.tableRows();
      const read = readCsv((await page.saved('CSV')).toString());
      const plain = (cell: string): string => (cell === '–' ? '' : cell.replaceAll(/(?<=\d),(?=\d{3})/g, ''));
      expect(read.map((row) => row.map(plain))).toEqual(
        shown.slice(0, read.length).map((row) => row.map(plain)),
      );
      const svg = (await page.saved('SVG')).toString();
      expect(svg).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg).not.toMatch(/var\(|class=|style=/);
      expect((await page.saved('PNG')).subarray(1, 4).toString()).toBe('PNG');
      expect(page.complaints).toEqual([]);
    },
  );
});

describe.skipIf(!haveChromium)('bars', () => {
  it('end where the fuel does, on either scale', async () => {
    const page = await ChartsPage.open(browser, script, 'light');
    const cases = [
      { name: 'whole', a: passed(40), b: undefined },
      { name: 'half', a: passed(20), b: undefined },
    ];
    await page.draw('bars', { title: 'Per case', cases, names: { a: 'one' }, limit: 40, fileName: 'bars' });
    const widths = () =>
      page.page
        .locator('.bar-a .recharts-bar-rectangle path')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    const [whole = 0, half = 0] = await widths();
    expect(half / whole).toBeCloseTo(0.5, 2);
    await page.page.getByRole('button', { name: 'Log' }).click();
    // From 10 on: lg 2 of lg 4.
    const [wholeLog = 0, halfLog = 0] = await widths();
    expect(halfLog / wholeLog).toBeCloseTo(0.5, 1);
    expect(wholeLog).not.toBeCloseTo(whole, 0);
  });

  it('tell overshoot and delta, and show the table when asked', async () => {
    const page = await ChartsPage.open(browser, script, 'light');
    const cases = [{ name: 'large', a: passed(38), b: { fuel: 52, outcome: 'over the ceiling' } }];
    await page.draw('bars', {
      title: 'Per case',
      cases,
      names: { a: 'one', b: 'naive' },
      limit: 40,
      fileName: 'bars',
    });
    expect(await page.tableRows()).toEqual([
      [
        'case',
        'A one outcome',
        'A one fuel',
        'A one % of ceiling',
        'A one % over',
        'B naive outcome',
        'B naive fuel',
        'B naive % of ceiling',
        'B naive % over',
        'B − A',
        'ceiling',
      ],
      ['large', 'passed', '38', '95', '–', 'over the ceiling', '52', '130', '30', '14', '40'],
    ]);
    await page.page.getByText('B takes 1.37× of A').waitFor();
    expect(await page.page.locator('.bar-over').count()).toBe(1);
    const room = page.page.getByRole('table', { name: 'Per case' }).locator('..');
    expect((await room.boundingBox())?.height).toBeLessThan(2);
    await page.page.getByRole('button', { name: 'Table' }).click();
    expect((await room.boundingBox())?.height).toBeGreaterThan(30);
  });
});

describe.skipIf(!haveChromium)('the field', () => {
  it('draws every run of 500, each model’s best once, and the open run', async () => {
    const page = await ChartsPage.open(browser, script, 'light');
    await page.draw('field', fieldProps(500, 14, 30));
    const drawing = page.page.locator('.chart-drawing');
    expect(await drawing.locator('.run-open').count()).toBe(1);
    expect(await drawing.locator('.run-best, .run-other, .run-open').count()).toBe(500);
    expect(await page.page.getByRole('row').count()).toBe(501);
  });

  it('draws no more points of 5,000 runs than a screen holds', async () => {
    const page = await ChartsPage.open(browser, script, 'light');
    await page.draw('field', fieldProps(5000, 40, 30));
    const points = await page.page
      .locator('.chart-drawing')
      .locator('.run-best, .run-other, .run-open')
      .count();
    expect(points).toBeGreaterThan(1000);
    expect(points).toBeLessThanOrEqual(1540);
    expect(readCsv((await page.saved('CSV')).toString())).toHaveLength(5001);
    expect(page.complaints).toEqual([]);
  });
});
