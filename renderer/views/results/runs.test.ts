import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { builtEngine, DEMO_CASE, runJson } from '../../../electron/cli/testing.ts';
import { readRecord } from '../../../shared/records/read-record.ts';
import { writeRecord } from '../../../shared/records/write-record.ts';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

const folder = temporaryFolder();
const { json } = await runJson([
  'grade',
  DEMO_CASE,
  builtEngine('naive'),
  '--out',
  folder,
  '--only',
  'cases/*',
]);
const RUN: string = json.folder;

/** The same run, whose record tells of other fuel and of another model. */
function altered(name: string, model: string, fuel: number, slug = 'lattice-demo'): string {
  const copy = join(temporaryFolder(), name);
  cpSync(RUN, copy, { recursive: true });
  const { record } = readRecord(new Uint8Array(readFileSync(join(copy, 'run-record.json'))));
  const performance = record?.validation.performance;
  if (!record || !performance) throw new Error('the run has no record');
  record.id = name;
  record.subject.modelId = model;
  record.subject.testCaseSlug = slug;
  for (const one of performance.cases) if (one.fuel !== null) one.fuel += fuel;
  performance.correct = true;
  performance.totalFuel = 1_000_000 + fuel;
  writeText(join(copy, 'run-record.json'), writeRecord(record));
  return copy;
}

const FIELD = temporaryFolder();
cpSync(altered('one', 'acme/one', 10), join(FIELD, 'one'), { recursive: true });
cpSync(altered('two', 'openrouter/acme/two:free', 5), join(FIELD, 'two'), { recursive: true });
cpSync(RUN, join(FIELD, 'three'), { recursive: true });

/** The demo case under another name, which the page does not know. */
const ELSEWHERE = join(temporaryFolder(), 'elsewhere', 'v1.0.0');
cpSync(DEMO_CASE, ELSEWHERE, { recursive: true });
const manifest = readFileSync(join(ELSEWHERE, 'test-case.toml'), 'utf8');
writeText(join(ELSEWHERE, 'test-case.toml'), manifest.replace('slug = "lattice-demo"', 'slug = "elsewhere"'));

describe.skipIf(!haveChromium)('runs in the page', () => {
  const hosted = setupHost(
    [altered('changed', 'acme/changed', 1000), altered('lost', 'acme/lost', 0, 'elsewhere'), FIELD],
    { first: true },
  );

  const theRecord = (page: PageObject) => page.page.getByRole('region', { name: 'The record' });

  it('a run shows what was recorded, and beside it what comes out here, with the difference explained', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.press('lattice-demo v1.0.0, acme/changed: results');
    await page.page.locator('[data-standing="passes"]').waitFor();
    await theRecord(page).getByText('acme/changed').waitFor();
    await page.page.getByText('not reported').first().waitFor();
    await page.page.getByRole('button', { name: /^Grade acme\/changed on lattice-demo v1.0.0/ }).click();
    await page.page.locator('[data-differences]').waitFor();
    await page.page.getByText(/medium takes 1,000 less fuel here/).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('a run whose case is not known asks for it, and finds it in the folder that is chosen', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.press('elsewhere v1.0.0, acme/lost: results');
    const locate = page.page.getByRole('button', { name: /^Locate its case/ });
    await page.choose(ELSEWHERE, () => locate.click());
    await page.page.getByRole('button', { name: 'Grade acme/lost on elsewhere v1.0.0' }).waitFor();
    await theRecord(page).getByText('acme/lost').waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('a run plays, and its published scenario too', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.page
      .getByRole('button', { name: /acme\/changed: watch / })
      .first()
      .click();
    await page.checksumAt(0);
    await page.page.locator('[data-map="a"] canvas').first().waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('a folder of runs is a field: models by their best run, folded as told, with what does not count', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.page.getByRole('button', { name: /: field$/ }).click();
    const board = page.page.getByRole('table').filter({ hasText: 'recorded as' });
    await board.getByRole('rowheader', { name: 'acme/two' }).waitFor();
    expect(await board.getByRole('rowheader').allTextContents()).toEqual(['acme/two', 'acme/one']);
    await page.page.getByText('1 runs do not count').waitFor();
    const prefixes = page.page.getByLabel('Prefixes that do not count');
    await prefixes.fill('');
    await prefixes.press('Enter');
    await board.getByRole('rowheader', { name: 'openrouter/acme/two' }).waitFor();
    await page.page.reload();
    await board.getByRole('rowheader', { name: 'acme/two', exact: true }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('the runs of a folder are narrowed and opened, and the open one is marked and placed in the field', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.page.getByRole('button', { name: /: field$/ }).click();
    const runs = page.page.getByRole('region', { name: /^Runs/ });
    await runs.getByText('3 of 3').waitFor();
    await runs.getByLabel('Model or run').fill('acme one');
    await runs.getByText('1 of 3').waitFor();
    await runs.getByRole('button', { name: 'one' }).click();
    await theRecord(page).getByText('acme/one').waitFor();
    await page.page.getByText('#2 of 2 models').waitFor();
    await page.key('Shift+L');
    await page.page.getByText(/· #2 of 2 models/).waitFor();
    expect(await runs.locator('[aria-current]').textContent()).toContain('acme/one');
    expect(page.complaints).toEqual([]);
  });
});
