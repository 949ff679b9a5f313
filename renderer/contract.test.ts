import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../build/testing/case-folder.ts';
import { startWebHost, type WebHost } from '../electron/server/web-host.ts';
import { type AppServices, createAppServices } from '../electron/services/app/app-services.ts';
import { readScenario } from '../electron/services/cases/case-files.ts';
import { readPageFiles } from '../electron/services/page/page-files.ts';
import { checkoutPlaces } from '../electron/services/places/places.ts';
import type { OpenRequest } from '../shared/api/contract.ts';
import { PlainEngine } from '../shared/lattice/plain/engine.ts';
import type { ReadingId } from '../shared/lattice/readings.ts';
import { checksumOf } from '../shared/lattice/state/checksum.ts';
import type { ContractInPage } from './testing/contract-in-page.ts';
import { haveChromium, launchChromium } from './testing.ts';

const places = checkoutPlaces(new URL('../dist/tests.js', import.meta.url).href);
const { scenario } = readScenario(`${places.demoCase}/cases/small.json`);
/** Both ways, near and far, with graded ticks among them. */
const TICKS = [2400, 2399, 2401, 600, 1, 7200, 0, 5123, 5122, 37, 1500];

/** Checksums of the small demo board by tick, simulated here by the plain engine. */
function simulated(readings: ReadingId[] = []): Record<number, string> {
  const engine = new PlainEngine(scenario, { readings });
  const sums: Record<number, string> = {};
  for (const tick of [...TICKS].sort((a, b) => a - b)) {
    engine.runTo(tick);
    sums[tick] = checksumOf(engine.frame().bytes);
  }
  return sums;
}

describe.skipIf(!haveChromium)('the contract in a real browser', () => {
  let browser: Browser;
  let services: AppServices;
  let host: WebHost;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    services = await createAppServices({ places, opened: [], host: 'web', cacheFolder: temporaryFolder() });
    host = await startWebHost({ files: readPageFiles(places.page), services, port: 0 });
    page = await browser.newPage();
    await page.goto(host.address);
    await page.waitForFunction(() => location.hash === '');
    const input = fileURLToPath(new URL('./testing/contract-in-page.ts', import.meta.url));
    const { output } = await (await rolldown({ input })).generate({ format: 'iife' });
    await page.evaluate(output[0].code);
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await services?.dispose();
  });

  const fetch = (request: OpenRequest, ticks: readonly number[], settled = true) =>
    page.evaluate(
      ([asked, wanted, waited]) =>
        (globalThis as unknown as { contractInPage: ContractInPage }).contractInPage.fetch(
          asked,
          wanted,
          waited,
        ),
      [request, ticks, settled] as const,
    );

  it.each([
    ['the reference', { scenario: 'demo-small' }, [], ['reference']],
    [
      'a right module',
      { scenario: 'demo-small', module: 'demo-lanes-engine' },
      [],
      ['bracketed', 'computed'],
    ],
    [
      'a wrong module',
      { scenario: 'demo-small', module: 'demo-coal-blind-engine' },
      ['furnace-no-coal-first'],
      ['bracketed', 'computed'],
    ],
    [
      'recorded states',
      { scenario: 'demo-small', states: 'demo-small-answer' },
      [],
      ['bracketed', 'recorded'],
    ],
  ] as [string, OpenRequest, ReadingId[], string[]][])(
    '%s comes at any tick, both ways, with the right bytes and where they are from',
    async (_what, request, readings, provenances) => {
      const sums = simulated(readings);
      const received = await fetch(
        request,
        TICKS,
        request.module !== undefined || request.states !== undefined,
      );
      expect(received.map(({ tick, checksum }) => [tick, checksum])).toEqual(
        TICKS.map((tick) => [tick, sums[tick]]),
      );
      expect([...new Set(received.map(({ provenance }) => provenance))].sort()).toEqual(provenances);
    },
  );

  it("a module's own playback comes too", async () => {
    const request = { scenario: 'demo-small', module: 'demo-playback-engine', playback: true };
    const ticks = [2400, 1, 600];
    const sums = simulated();
    const received = await fetch(request, ticks, false);
    expect(received.map(({ checksum }) => checksum)).toEqual(ticks.map((tick) => sums[tick]));
  });

  it('two replays are open at once', async () => {
    const sums = simulated();
    const [one, two] = await Promise.all([
      fetch({ scenario: 'demo-small' }, [600, 37], false),
      fetch({ scenario: 'demo-small', states: 'demo-small-answer' }, [600], false),
    ]);
    expect([...one, ...two].map(({ checksum }) => checksum)).toEqual([sums[600], sums[37], sums[600]]);
  });

  it('a seek is given up for the next one', async () => {
    const result = await page.evaluate(() =>
      (globalThis as unknown as { contractInPage: ContractInPage }).contractInPage.overtake(
        { scenario: 'demo-large' },
        12,
      ),
    );
    expect(result).toEqual({ first: 'cancelled', second: 12 });
  });
});
