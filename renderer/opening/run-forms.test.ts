import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../build/testing/case-folder.ts';
import { packed } from '../../electron/services/runs/archive/testing.ts';
import { packRun, writeRun } from '../../electron/services/runs/testing.ts';
import { passedRecord } from '../../shared/records/testing.ts';
import { haveChromium, PageObject, setupHost } from '../testing.ts';

const folder = temporaryFolder();
const RUN = writeRun(folder, 'one');
const RECORD = join(RUN, 'run-record.json');
const named = (name: string, from: string): string => {
  const file = join(temporaryFolder(), name);
  copyFileSync(from, file);
  return file;
};
const model = passedRecord().subject.modelId;
const record = JSON.parse(readFileSync(RECORD, 'utf8'));
const archive = await packRun(RUN);

/** Forms in which people have a run, under names that say nothing of what they are. */
const FORMS: readonly (readonly [form: string, file: string])[] = [
  ['its record alone', named('downloaded.json', RECORD)],
  [
    'a snapshot that holds its record',
    writeText(join(temporaryFolder(), 'snapshot.json'), JSON.stringify({ runId: 'one', record })),
  ],
  ['its archive, below a folder', named('download (1)', archive)],
  ['its archive, without a folder', named('upload', await packRun(RUN, { leading: false }))],
];

const BROKEN_RECORD = JSON.stringify({ ...record, metrics: 7 });
const BROKEN = writeRun(temporaryFolder(), 'broken');
writeText(join(BROKEN, 'run-record.json'), BROKEN_RECORD);

const WRONG: readonly (readonly [what: string, file: string, words: string])[] = [
  [
    'an archive that leads out',
    writeText(join(folder, 'out.tar.gz'), packed([{ name: '../../escaped', content: 'x' }])),
    '..',
  ],
  [
    'an archive with a link',
    writeText(
      join(folder, 'link.tar.gz'),
      packed([{ name: 'one/run-record.json', type: '2', link: '/etc/hostname' }]),
    ),
    'link',
  ],
  ['an archive of something else', writeText(join(folder, 'other.tar.gz'), packed([{ name: 'a' }])), 'run'],
  [
    'a record that is broken, without its run',
    writeText(join(folder, 'broken.json'), BROKEN_RECORD),
    '$.metrics',
  ],
];

describe.skipIf(!haveChromium)('a run that a person has', () => {
  const hosted = setupHost();

  async function chosen(files: string | readonly string[], folders = false): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.home();
    await page.choose(files, () => page.press(folders ? 'Open a folder' : 'Open files Ctrl O'));
    return page;
  }

  const theRecord = (page: PageObject) => page.page.getByRole('region', { name: 'The record' });

  it.each(FORMS)('opens as %s, and leads to its results', async (_form, file) => {
    const page = await chosen(file);
    await theRecord(page).getByText(model, { exact: true }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('opens as its folder', async () => {
    const page = await chosen(RUN, true);
    await theRecord(page).getByText(model, { exact: true }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('opens up to where its archive is cut off, and says so', async () => {
    const whole = readFileSync(archive);
    const cut = writeText(join(temporaryFolder(), 'cut.tar.gz'), whole.subarray(0, whole.length - 60));
    const page = await chosen(cut);
    await theRecord(page)
      .getByText(/ends too early|cut off|truncated/i)
      .waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('opens what is whole of a folder whose record is broken, and says where that is', async () => {
    const page = await chosen(BROKEN, true);
    await page.page.getByRole('heading', { name: 'The record cannot be read.' }).waitFor();
    await theRecord(page)
      .getByText(/^\$\.metrics: /)
      .waitFor();
    expect(page.complaints).toEqual([]);
  });

  it.each(WRONG)('%s is refused with a word that helps, and the page stays', async (_what, file, words) => {
    const page = await chosen(file);
    const told = page.page.getByRole('alert');
    await told.first().waitFor();
    expect(await told.first().textContent()).toContain(words);
    await page.home();
    expect(page.complaints).toEqual([]);
  });
});
