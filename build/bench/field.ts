import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startWebHost } from '../../electron/server/web-host.ts';
import { createAppServices } from '../../electron/services/app/app-services.ts';
import { readPageFiles } from '../../electron/services/page/page-files.ts';
import type { Places } from '../../electron/services/places/places.ts';
import { listRuns } from '../../electron/services/runs/list-runs.ts';
import { setUpChromium } from '../setup/chromium.ts';
import { writeRecords } from './many-records.ts';
import { figure, timed } from './measure.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const RECORDS = 5000;

/**
 * A folder of records in the page, in a real browser: from the click to the leaderboard, beside listing the same folder
 * with nothing else done; from a typed word to the narrowed list; and from a run of the list to its results. Undefined
 * where there is no Chromium.
 */
export async function benchField(places: Places): Promise<Record<string, number> | undefined> {
  const executablePath = setUpChromium(() => undefined);
  if (executablePath === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lattice-replay-bench-'));
  const runs = join(folder, 'runs');
  writeRecords(runs, RECORDS);
  const own = { ...places, data: join(folder, 'data') };
  const services = await createAppServices({ places: own, opened: [runs], host: 'web' });
  const host = await startWebHost({ files: readPageFiles(places.page), services, port: 0 });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(host.address);
    const card = page.getByRole('button', { name: /: field$/ });
    await card.waitFor();
    const listMs = await timed(() => listRuns(runs));
    const fieldMs = await timed(async () => {
      await card.click();
      await page.getByRole('region', { name: /^Leaderboard/ }).waitFor();
    });
    const list = page.getByRole('region', { name: /^Runs/ });
    const narrowMs = await timed(async () => {
      await list.getByLabel('Model or run').fill('run-4321');
      await list.getByText('1 of 5,000').waitFor();
    });
    const resultsMs = await timed(async () => {
      await list.getByRole('button', { name: 'run-4321' }).click();
      await page.getByRole('region', { name: 'The record' }).waitFor();
    });
    return {
      records: RECORDS,
      clickToFieldMs: figure(fieldMs),
      fieldToListing: figure(fieldMs / listMs),
      narrowMs: figure(narrowMs),
      clickToResultsMs: figure(resultsMs),
    };
  } finally {
    await browser.close();
    await host.close();
    await services.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
