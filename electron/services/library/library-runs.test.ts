import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BELT, temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import { passedRecord } from '../../../shared/records/testing.ts';
import { writeRecord } from '../../../shared/records/write-record.ts';
import { checkoutPlaces } from '../places/places.ts';
import { packRun, writeRun } from '../runs/testing.ts';
import { Library, uploadsFolder } from './library.ts';
import { Uploads } from './uploads.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const checkout = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);

function setup() {
  const data = temporaryFolder();
  return { data, open: () => Library.open({ ...checkout, data }, []) };
}

/** Items of the user's, as kind and name. */
const opened = (library: Library) => library.items().filter(({ origin }) => origin === 'opened');

describe('a run in the library', () => {
  it.each([
    ['folder', async (folder: string) => folder],
    ['archive', (folder: string) => packRun(folder)],
  ])('of a %s is an item of its own, and so is all that it carries', async (_form, pathOf) => {
    const { open } = setup();
    const folder = writeRun(temporaryFolder());
    const library = await open();
    const [id = '', ...rest] = await library.add([await pathOf(folder)]);
    const run = library.item(id);
    expect(run).toMatchObject({
      kind: 'run',
      name: 'test-case v1.0.0, acme/model-1',
      run: {
        model: 'acme/model-1',
        caseSlug: 'test-case',
        variant: 'base',
        verdict: 'passed',
        totalFuel: 900,
      },
    });
    expect(rest.map((part) => library.item(part).kind)).toEqual([
      'module',
      'scenario',
      'states',
      'scenario',
      'states',
    ]);
    expect(rest.every((part) => library.item(part).part?.run === id)).toBe(true);
    const [belt, furnace] = run.carries?.inputs ?? [];
    expect(belt?.input).toBe('smoke/belt.json');
    expect(library.item(furnace?.states ?? '').part).toEqual({
      run: id,
      input: 'cases/furnace.json',
      scenario: furnace?.scenario,
    });
    expect(library.item(furnace?.scenario ?? '').part?.states).toBe(furnace?.states);
    const scenario = readFileSync(library.path(belt?.scenario ?? '', 'scenario'));
    expect(new Uint8Array(scenario)).toEqual(guestBytes(BELT));
    expect(existsSync(library.path(run.carries?.module ?? '', 'module'))).toBe(true);
  });

  it('by its record alone has a result and nothing to play', async () => {
    const library = await setup().open();
    const path = writeText(join(temporaryFolder(), 'a.json'), writeRecord(passedRecord()));
    const [id = '', ...rest] = await library.add([path]);
    expect(rest).toEqual([]);
    expect(library.item(id)).toMatchObject({
      kind: 'run',
      run: { verdict: 'passed' },
      carries: { inputs: [] },
    });
  });

  it('whose record is broken and that carries nothing is refused, and one that carries something is not', async () => {
    const library = await setup().open();
    const broken = JSON.stringify({ ...passedRecord(), startedAt: 7 });
    const alone = writeText(join(temporaryFolder(), 'a.json'), broken);
    await expect(library.add([alone])).rejects.toMatchObject({
      code: 'record-invalid-type',
      message: expect.stringContaining('$.startedAt'),
    });
    const folder = writeRun(temporaryFolder());
    writeText(join(folder, 'run-record.json'), broken);
    const [id = ''] = await library.add([folder]);
    expect(library.item(id)).toMatchObject({ kind: 'run', carries: { module: expect.any(String) } });
    expect(library.item(id).run).toBeUndefined();
  });

  it('is there on the next start under the same ids, without being unpacked again', async () => {
    const { open, data } = setup();
    const archive = await packRun(writeRun(temporaryFolder()));
    const ids = await (await open()).add([archive]);
    const [place = ''] = readdirSync(join(data, 'runs'));
    const mark = join(data, 'runs', place, readdirSync(join(data, 'runs', place))[0] ?? '', 'mark');
    writeText(mark, 'still here');
    const again = await open();
    expect(opened(again).map(({ id }) => id)).toEqual(ids);
    expect(existsSync(mark)).toBe(true);
  });

  it('says on the next start that it is missing, or has changed', async () => {
    const { open } = setup();
    const folder = writeRun(temporaryFolder());
    const archive = await packRun(folder);
    const library = await open();
    await library.add([archive, folder]);
    rmSync(folder, { recursive: true });
    writeText(archive, readFileSync(archive).subarray(0, 600));
    expect(opened(await open()).map(({ kind, trouble }) => [kind, trouble])).toEqual([
      ['run', 'it has changed since it was opened'],
      ['run', 'missing'],
    ]);
  });

  it('is forgotten with what was unpacked of it; the archive stays', async () => {
    const { open, data } = setup();
    const archive = await packRun(writeRun(temporaryFolder()));
    const library = await open();
    const [id = ''] = await library.add([archive]);
    library.forget(id);
    expect(opened(library)).toEqual([]);
    expect(readdirSync(join(data, 'runs'))).toEqual([]);
    expect(existsSync(archive)).toBe(true);
  });

  it('is never altered', async () => {
    const library = await setup().open();
    const folder = writeRun(temporaryFolder());
    const names = () => readdirSync(folder, { recursive: true }).sort();
    const before = names();
    await library.add([folder]);
    await library.add([join(folder, 'run-record.json')]);
    expect(names()).toEqual(before);
    expect(opened(library).filter(({ kind }) => kind === 'run')).toHaveLength(1);
  });
});

describe('a folder of runs', () => {
  it('is an item of its own, and opens each of its runs as long as they are few', async () => {
    const folder = temporaryFolder();
    for (const name of ['a', 'b', 'c']) writeRun(folder, name);
    const library = await setup().open();
    await library.add([folder]);
    const kinds = () => opened(library).map(({ kind }) => kind);
    expect(kinds().filter((kind) => kind === 'runs')).toHaveLength(1);
    expect(kinds().filter((kind) => kind === 'run')).toHaveLength(3);
    for (let index = 0; index < 20; index++)
      cpSync(join(folder, 'a'), join(folder, `more-${index}`), { recursive: true });
    const many = await setup().open();
    await many.add([folder]);
    expect(opened(many).map(({ kind }) => kind)).toEqual(['runs']);
  });

  it('without any run in it says so', async () => {
    const folder = temporaryFolder();
    writeText(join(folder, 'a.json'), '{}');
    await expect((await setup().open()).add([folder])).rejects.toMatchObject({ code: 'folder-unknown' });
  });
});

describe('a run that a page sends', () => {
  it('may be a whole folder or an archive, and is gone once forgotten', async () => {
    const { open, data } = setup();
    const folder = writeRun(temporaryFolder(), 'run-1');
    const library = await open();
    const uploads = new Uploads(uploadsFolder(data), library);
    const inside = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const files = inside.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: path.slice(join(folder, '..').length + 1), bytes: readFileSync(path) };
    });
    const archive = { path: 'archive.tar.gz', bytes: readFileSync(await packRun(folder)) };
    for (const sent of [files, [archive]]) {
      const upload = await uploads.start(sent.map(({ path, bytes }) => ({ path, size: bytes.length })));
      for (const [index, { bytes }] of sent.entries()) await uploads.write(upload, index, bytes);
      const { added, refused } = await uploads.end(upload);
      expect(refused).toEqual([]);
      expect(library.item(added[0] ?? '')).toMatchObject({ kind: 'run', run: { verdict: 'passed' } });
      expect(added).toHaveLength(6);
      library.forget(added[0] ?? '');
      expect(readdirSync(uploadsFolder(data))).toEqual([]);
    }
    expect(readdirSync(join(data, 'runs'))).toEqual([]);
  });
});
