import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Events, Services } from '../../../shared/api/answers.ts';
import { readCsv } from '../../charts/testing/read-csv.ts';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

const SMALL = 'scenario=demo-small&states=demo-small-answer';
const nothing = (): undefined => undefined;
/** Nobody listens to what these services tell on the way. */
const UNHEARD: Events = {
  progress: nothing,
  reach: nothing,
  alert: nothing,
  grading: nothing,
  fuel: nothing,
  comparing: nothing,
  shrinking: nothing,
  watched: nothing,
  listing: nothing,
  validating: nothing,
  building: nothing,
  opened: nothing,
  settings: nothing,
};
const DEMO = { module: 'demo-naive-engine', case: 'demo-case' };

describe.skipIf(!haveChromium)('the fuel view', () => {
  const hosted = setupHost();

  async function open(query: string): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host, query);
    await page.page.getByRole('navigation', { name: 'Views' }).waitFor();
    await page.key('Shift+F');
    await page.page.getByRole('main', { name: /^Fuel/ }).waitFor();
    return page;
  }

  /** Without a look at the replay, which measures by itself what is over the ceiling. */
  async function openUnmeasured(query: string): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address.replace('/#', `/?view=fuel&${query}#`));
    return page;
  }

  const services = (): Services => hosted.services.servicesFor(UNHEARD).services;
  const chart = (page: PageObject, name: string): Locator => page.page.getByRole('figure', { name });

  async function csvOf(page: PageObject, name: string): Promise<string[][]> {
    const [download] = await Promise.all([
      page.page.waitForEvent('download'),
      chart(page, name).getByRole('button', { name: 'CSV' }).click(),
    ]);
    return readCsv(readFileSync(await download.path(), 'utf8'));
  }

  it('shows in bars, table and CSV what the grading says, smoke apart, and grades B when asked', async () => {
    const page = await open(`${SMALL}&module=demo-naive-engine&beside=demo-lanes-engine`);
    await page.press('Grade lanes');
    const bars = chart(page, 'Per case');
    await bars
      .getByText(/B takes 0\.\d+× of A/)
      .first()
      .waitFor();
    const {
      result: { cases, fuelLimit },
    } = await services().grade(DEMO);
    const stress = cases.filter(({ kind }) => kind === 'stress');
    for (const { fuel } of stress)
      await bars
        .locator('svg')
        .getByText((fuel ?? 0).toLocaleString('en'), { exact: true })
        .waitFor();
    expect(await bars.locator('.bar-over').count()).toBe(
      stress.filter(({ overCeiling }) => overCeiling).length,
    );
    const [heads = [], ...rows] = await csvOf(page, 'Per case');
    expect(rows.map((row) => row[heads.indexOf('A naive fuel')])).toEqual(
      stress.map(({ fuel }) => String(fuel)),
    );
    expect(rows.map((row) => row[heads.indexOf('ceiling')])).toEqual(stress.map(() => String(fuelLimit)));
    const shown = await bars.getByRole('table').getByRole('row').count();
    expect(shown).toBe(rows.length + 1);
    expect(await csvOf(page, 'Smoke cases')).toHaveLength(cases.length - stress.length + 1);
    const charts = await page.page.getByRole('figure').count();
    const saved: string[] = [];
    page.page.on('download', (download) => saved.push(download.suggestedFilename()));
    await page.command('Save the charts shown as CSV');
    await expect.poll(() => new Set(saved).size).toBe(charts);
    await page.command('Tables of the charts, or none');
    await expect.poll(() => bars.getByRole('region', { name: 'Per case, table' }).count()).toBe(1);
    expect(page.complaints).toEqual([]);
  });

  it('measures fuel over ticks when asked, and says how it grows and where the ceiling is crossed', async () => {
    const page = await openUnmeasured(
      'scenario=demo-medium&states=demo-medium-answer&module=demo-naive-engine',
    );
    await page.press('Measure naive');
    await page.page.locator('[data-fuel="measured"]').waitFor();
    const series = await services().measureFuel({
      module: 'demo-naive-engine',
      scenario: 'demo-medium',
    });
    const crossed = series.crossedAt?.toLocaleString('en');
    await page.page
      .getByText(new RegExp(`grows in a line: [\\d,]+ a tick; the ceiling is crossed at tick ${crossed}`))
      .waitFor();
    await page.page.getByText(/for 4 graded snapshots before the end/).waitFor();
    const drawing = chart(page, 'Fuel over ticks').locator('.chart-drawing');
    expect(await drawing.locator('.marker-a').count()).toBe(series.points.length);
    expect(await drawing.getAttribute('aria-label')).toContain(`crossed at tick ${crossed}`);
    const [, ...rows] = await csvOf(page, 'Fuel over ticks');
    expect(rows.map(([tick, fuel]) => [Number(tick), Number(fuel)])).toEqual(
      series.points.map(({ tick, fuel }) => [tick, fuel]),
    );
    expect(page.complaints).toEqual([]);
  });

  it('gives a measurement up when asked, and can begin anew', async () => {
    const page = await openUnmeasured(
      'scenario=demo-large&states=demo-large-answer&module=demo-naive-engine',
    );
    await page.press('Measure naive');
    await page.page.locator('[data-fuel="measuring"]').getByRole('button', { name: 'Cancel' }).click();
    await page.page.getByText('naive is not measured: cancelled').waitFor();
    expect(await page.page.getByRole('button', { name: 'Measure naive' }).isEnabled()).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  it('has nothing to measure where the reference stands alone, and the address leads back', async () => {
    const page = await open('scenario=demo-small');
    await page.page.getByRole('heading', { name: 'Nothing to measure' }).waitFor();
    expect(new URL(page.page.url()).searchParams.get('view')).toBe('fuel');
    await page.page.reload();
    await page.page.getByRole('heading', { name: 'Nothing to measure' }).waitFor();
    await page.press('Replay');
    await page.checksumAt(0);
  });
});
