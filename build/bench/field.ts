import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Places } from '../../electron/services/places/places.ts';
import { listRuns } from '../../electron/services/runs/list-runs.ts';
import { inBrowser } from '../setup/browser.ts';
import { writeRecords } from './many-records.ts';
import { figure, timed } from './measure.ts';

const RECORDS = 5000;

/**
 * A folder of records in the page, in a real browser: from the click to the leaderboard, beside listing the same folder
 * with nothing else done; from a typed word to the narrowed list; and from a run of the list to its results. Undefined
 * where there is no Chromium.
 */
export async function benchField(places: Places): Promise<Record<string, number> | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'lattice-replay-bench-'));
  const runs = join(folder, 'runs');
  writeRecords(runs, RECORDS);
  try {
    return await inBrowser({ ...places, data: join(folder, 'data') }, [runs], (page) => measure(page, runs));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(page: Page, runs: string): Promise<Record<string, number>> {
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
}
