import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../build/testing/case-folder.ts';
import { eventLog } from '../../../shared/api/testing.ts';
import { bytesSource } from '../../../shared/base/byte-source.ts';
import { parseScenario } from '../../../shared/lattice/scenario/parse.ts';
import { readSnapshots } from '../../../shared/lattice/state/read-snapshots.ts';
import { checkoutPlaces } from '../places/places.ts';
import { createAppServices } from './app-services.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const checkout = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);

async function setup() {
  const app = await createAppServices({
    places: { ...checkout, data: temporaryFolder() },
    opened: [],
    host: 'web',
    cacheFolder: temporaryFolder(),
  });
  const { events, log } = eventLog();
  const { services, dispose } = app.servicesFor(events);
  onTestFinished(async () => {
    await dispose();
    await app.dispose();
  });
  return { services, log };
}

const COAL_BLIND = { module: 'demo-coal-blind-engine' };
const REFERENCE = {};
const compared = { comparison: 'c', scenario: 'demo-small', a: COAL_BLIND, b: REFERENCE };

describe('comparing a module with the reference', () => {
  it('finds the first different tick, the field, the reading, and how it spreads', async () => {
    const { services, log } = await setup();
    const answer = await services.compare(compared);
    expect(answer).toMatchObject({
      same: false,
      complete: true,
      explainable: true,
      series: { lastEqualTick: 17, firstDifferentTick: 18, exact: true },
      verdict: { code: 'state' },
    });
    expect(answer.difference?.entities[0]).toMatchObject({
      type: 'inserter',
      fields: [{ path: 'held', b: 'coal' }],
    });
    expect(
      [...answer.consistency.a, ...answer.consistency.b].map(({ firstDifferentTick }) => firstDifferentTick),
    ).toEqual([undefined, undefined, undefined, undefined]);
    const { diagnosis, trace } = await services.explain({ comparison: 'c' });
    expect(diagnosis.candidates[0]?.reading).toBe('furnace-no-coal-first');
    expect(trace?.events.some(({ says }) => says.includes('took coal'))).toBe(true);
    const spread = await services.spread({ comparison: 'c' });
    expect(spread.order[0]?.tick).toBe(18);
    expect(spread.firstTicks.filter((tick) => tick >= 0)).toHaveLength(spread.order.length);
    expect(log.some(([name]) => name === 'comparing')).toBe(true);
  });

  it('makes the scenario small, keeps it in the library, and puts all of it into a bundle that opens again', async () => {
    const { services, log } = await setup();
    await services.compare(compared);
    await services.explain({ comparison: 'c' });
    const shrunk = await services.shrink({ comparison: 'c' });
    expect(shrunk.finished).toBe(true);
    expect(shrunk.after.entities).toBeLessThanOrEqual(12);
    expect(log.some(([name]) => name === 'shrinking')).toBe(true);
    const kept = (await services.library()).find(({ id }) => id === shrunk.scenario);
    expect(kept).toMatchObject({ kind: 'scenario', origin: 'opened' });
    const again = await services.compare({ ...compared, comparison: 'd', scenario: shrunk.scenario });
    expect(again.series.firstDifferentTick).toBe(shrunk.firstDifferentTick);

    const zip = await services.bundle({ comparison: 'c', picture: new Uint8Array([1, 2, 3]) });
    const files = unzipSync(zip);
    expect(Object.keys(files).some((name) => name.endsWith('.wasm'))).toBe(false);
    expect(files['first-different.png']).toEqual(new Uint8Array([1, 2, 3]));
    expect(strFromU8(files['report.md']!)).toContain('furnace-no-coal-first');
    expect(strFromU8(files['fields.csv']!)).toMatch(/^tick,phase,entity/);
    const states = [...readSnapshots(bytesSource(files['first-different-a.out']!))];
    expect(states[0]?.frame.tick).toBe(18);
    expect(parseScenario(files['shrunk.json']!).scenario?.entities).toHaveLength(shrunk.after.entities);

    // Bundles were called zips before they had an extension of their own.
    for (const [path, stem] of [
      ['my.latticerun', 'my'],
      ['old.zip', 'old'],
    ] as const) {
      const { upload } = await services.startUpload({ files: [{ path, size: zip.length }] });
      await services.uploadPiece({ upload, file: 0, bytes: zip.slice() });
      const { added, refused } = await services.endUpload({ upload });
      expect(refused).toEqual([]);
      const items = await services.library();
      const names = added.map((id) => items.find((item) => item.id === id)?.name);
      expect(names).toEqual([`${stem}-scenario.json`, `${stem}-first-different-b.out`]);
      expect(items.some(({ name }) => name === `${stem}-shrunk.json`)).toBe(true);
    }
  });

  it('says that a right engine, and the reference, are the same as the reference', async () => {
    const { services } = await setup();
    for (const a of [{ module: 'demo-lanes-engine' }, REFERENCE]) {
      const answer = await services.compare({ ...compared, a });
      expect(answer).toMatchObject({ same: true, explainable: false, difference: null });
      await expect(services.explain({ comparison: 'c' })).rejects.toMatchObject({ code: 'not-explainable' });
    }
  });

  it('compares a recording at its own ticks alone, and says that those between are unknown', async () => {
    const { services } = await setup();
    const answer = await services.compare({ ...compared, a: { states: 'demo-small-answer' }, b: COAL_BLIND });
    expect(answer.series).toMatchObject({ compared: 5, different: 5, firstDifferentTick: 600, exact: false });
    expect(answer.explainable).toBe(false);
    await expect(services.spread({ comparison: 'c' })).rejects.toMatchObject({ code: 'no-spread' });
  });

  it('keeps what was found when shrinking is stopped', async () => {
    const { services, log } = await setup();
    await services.compare({ ...compared, scenario: 'demo-medium' });
    const shrinking = services.shrink({ comparison: 'c' });
    await expect.poll(() => log.some(([name]) => name === 'shrinking'), { timeout: 30_000 }).toBe(true);
    await services.stopComparing({ comparison: 'c' });
    const shrunk = await shrinking;
    expect(shrunk.after.entities).toBeLessThanOrEqual(shrunk.before.entities);
    await services.closeComparison({ comparison: 'c' });
    await expect(services.shrink({ comparison: 'c' })).rejects.toMatchObject({ code: 'unknown-comparison' });
  });
});
