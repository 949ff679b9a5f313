import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BELT, temporaryFolder, writeCase, writeText } from '../../../build/testing/case-folder.ts';
import { eventLog } from '../../../shared/api/testing.ts';
import { createAppServices } from '../app/app-services.ts';
import { checkoutPlaces } from '../places/places.ts';
import { limitsOf } from '../runners/runners.ts';
import { writeRun } from '../runs/testing.ts';

const checkout = checkoutPlaces(new URL('../../../dist/tests.js', import.meta.url).href);

/** The services of a page over a data folder of its own, with these settings in it. */
async function page({
  data = temporaryFolder(),
  settings,
  opened = [],
}: {
  data?: string;
  settings?: object | string;
  opened?: string[];
}) {
  const file = join(data, 'settings.json');
  if (settings !== undefined)
    writeText(file, typeof settings === 'string' ? settings : JSON.stringify(settings));
  const app = await createAppServices({
    places: { ...checkout, data },
    opened,
    host: 'web',
    cacheFolder: join(data, 'frames'),
  });
  onTestFinished(() => app.dispose());
  const { events, log } = eventLog();
  return {
    app,
    log,
    services: app.servicesFor(events).services,
    file,
    data,
    stored: () => JSON.parse(readFileSync(file, 'utf8')),
  };
}

it('has the usual settings where nothing was set, and writes only with the first change', async () => {
  const { services, stored } = await page({});
  const { values, trouble } = await services.readSettings();
  expect(values).toMatchObject({ theme: 'system', jobs: 0, timeLimitSeconds: 600, keys: {} });
  expect(trouble).toBeUndefined();
  expect(stored).toThrow('ENOENT');
  await services.changeSettings({ theme: 'dark', keys: { home: ['q'], play: [] } });
  const after = await services.changeSettings({ jobs: 3, keys: { home: null } });
  expect(after.values).toMatchObject({ theme: 'dark', jobs: 3, keys: { play: [] } });
  expect(stored()).toMatchObject({ version: 1, theme: 'dark', keys: { play: [] } });
});

it('keeps what two windows change, and keys that it does not know', async () => {
  const first = await page({ settings: { version: 1, soundOfBelts: 'loud' } });
  const second = await page({ data: first.data });
  await Promise.all([
    first.services.changeSettings({ theme: 'light' }),
    first.services.changeSettings({ jobs: 2 }),
  ]);
  await second.services.changeSettings({ numbers: 'de-CH' });
  expect(first.stored()).toMatchObject({ theme: 'light', jobs: 2, numbers: 'de-CH', soundOfBelts: 'loud' });
  expect((await first.services.readSettings()).values.numbers).toBe('de-CH');
});

it.each([
  ['a wrong value', { version: 1, jobs: -1 }, 'jobs'],
  ['half a file', '{"version":1', 'JSON'],
])('sets %s aside, starts, and says so until it ends', async (_, settings, why) => {
  const { services, file } = await page({ settings });
  for (const answer of [await services.readSettings(), await services.readSettings()]) {
    expect(answer.values.jobs).toBe(0);
    expect(answer.trouble).toMatchObject({
      kind: 'set-aside',
      restored: false,
      why: expect.stringContaining(why),
    });
  }
  const { trouble } = await services.readSettings();
  const aside = trouble?.kind === 'set-aside' ? trouble.file : '';
  expect(readFileSync(join(file, '..', aside), 'utf8')).toContain('version');
});

it('reads the settings of a newer version and refuses to change them', async () => {
  const newer = { version: 2, theme: 'light', more: 1 };
  const { services, stored } = await page({ settings: newer });
  expect(await services.readSettings()).toMatchObject({
    values: { theme: 'light' },
    trouble: { kind: 'newer' },
  });
  await expect(services.changeSettings({ jobs: 1 })).rejects.toMatchObject({ code: 'kept-newer' });
  expect(stored()).toEqual(newer);
});

it('finds the case of a run in the catalog of a case that was added, by handles alone', async () => {
  const catalog = temporaryFolder();
  const version = writeCase(catalog, [{ name: 'cases/belt', kind: 'stress', scenario: BELT }]);
  const run = writeRun(temporaryFolder());
  const { services, stored } = await page({ opened: [version, run] });
  const items = await services.library();
  const [onCase, item] = (['case', 'run'] as const).map((kind) =>
    items.find((one) => one.kind === kind && one.origin === 'opened'),
  );
  expect(await services.locateCase({ run: item?.id ?? '' })).toBeNull();
  const { caseFolders } = await services.changeSettings({ addCaseFolder: onCase?.id ?? '' });
  expect(caseFolders).toEqual([{ path: catalog, missing: false }]);
  await services.forget({ item: onCase?.id ?? '' });
  expect(await services.locateCase({ run: item?.id ?? '' })).toBe(onCase?.id);
  expect((await services.library()).map(({ id }) => id)).toContain(onCase?.id);
  renameSync(catalog, `${catalog}-gone`);
  expect((await services.readSettings()).caseFolders).toEqual([{ path: catalog, missing: true }]);
  await services.changeSettings({ dropCaseFolder: 0 });
  expect(stored()).toMatchObject({ caseFolders: [] });
  await expect(services.changeSettings({ addCaseFolder: item?.id ?? '' })).rejects.toMatchObject({
    code: 'wrong-item-kind',
  });
});

it('takes folders from a dialog of the system, and tells every page', async () => {
  const { app, log, services, stored } = await page({ settings: { version: 1, caseFolders: ['/cases'] } });
  for (const path of ['/cases', '/more']) await app.setFolder('case-folder', path);
  await app.setFolder('cache-folder', '/large-disk');
  expect(stored()).toMatchObject({ caseFolders: ['/cases', '/more'], cachePlace: '/large-disk' });
  expect(log.map(([name]) => name)).toEqual(['settings', 'settings', 'settings']);
  expect((await services.readSettings()).cache.usual).toBe(false);
  await services.changeSettings({ usualCachePlace: true });
  expect(stored()).not.toHaveProperty('cachePlace');
});

it('refuses paths, unknown settings and figures out of bounds from a page', async () => {
  const { services } = await page({});
  for (const change of [
    { cachePlace: '/etc' },
    { caseFolders: ['/'] },
    { jobs: 65 },
    { numbers: '../x' },
    { keys: { '../x': [] } },
  ])
    await expect(services.changeSettings(change as never)).rejects.toThrow();
});

it('gives runners no more than what is set', () => {
  expect(limitsOf({ timeLimitSeconds: 5, memoryMebibytes: 512 }, 1 << 30)).toMatchObject({
    wallClockMs: 5000,
    residentBytes: 512 * 1024 ** 2,
  });
  expect(limitsOf({ timeLimitSeconds: 5, memoryMebibytes: 10_240 }, 4 * 1024 ** 3).residentBytes).toBe(
    10 * 1024 ** 3,
  );
});
