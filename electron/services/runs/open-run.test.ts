import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BELT, temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { expectedAnswer } from '../../../shared/lattice/expected-answer.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import { passedRecord } from '../../../shared/records/testing.ts';
import { writeRecord } from '../../../shared/records/write-record.ts';
import { openRun } from './open-run.ts';
import { recognise } from './recognise.ts';
import type { Run } from './run.ts';
import { MODULE_BYTES, packRun, writeRun } from './testing.ts';
import { UnpackedRuns } from './unpacked-runs.ts';

/** What a run carries, as names alone. */
function carried({ contents }: Run) {
  return {
    module: contents.module?.name,
    cases: contents.cases.map(({ input, scenario, states }) => [input, scenario?.name, states?.name]),
  };
}

const WHOLE = {
  module: 'implementation/engine.wasm',
  cases: [
    ['smoke/belt.json', 'implementation/scenario.json', 'implementation/performance/belt.state.json'],
    ['cases/furnace.json', 'implementation/scenario-1.json', 'implementation/performance/furnace.state.json'],
  ],
};

describe('a run opens', () => {
  it('as a folder, with each scenario and its states at their case', async () => {
    const folder = writeRun(temporaryFolder());
    const run = await openRun(folder);
    expect(run).toMatchObject({ form: 'folder', folder, findings: [], upgrades: [] });
    expect(run.record?.id).toBe(passedRecord().id);
    expect(carried(run)).toEqual(WHOLE);
  });

  it('by the record in its folder', async () => {
    const folder = writeRun(temporaryFolder());
    const run = await openRun(join(folder, 'run-record.json'));
    expect([run.form, carried(run)]).toEqual(['folder', WHOLE]);
  });

  it('by a record alone, whatever it is called', async () => {
    const path = writeText(join(temporaryFolder(), 'engine.wasm'), writeRecord(passedRecord()));
    const run = await openRun(path);
    expect(run).toMatchObject({ form: 'record', folder: undefined, record: passedRecord() });
    expect(run.contents.cases.map(({ scenario }) => scenario)).toEqual([undefined, undefined]);
  });

  it('by a document of the snapshot', async () => {
    const document = { schemaVersion: 1, record: passedRecord(), reviews: [], events: [{}] };
    const path = writeText(join(temporaryFolder(), 'a.json'), JSON.stringify(document));
    const run = await openRun(path);
    expect(run).toMatchObject({ form: 'snapshot', record: passedRecord(), beside: { events: [{}] } });
  });

  it.each([
    ['with the leading folder', { leading: true, gzip: true }],
    ['without it', { leading: false, gzip: true }],
    ['not packed', { leading: true, gzip: false }],
    ['not packed and without it', { leading: false, gzip: false }],
  ])('as an archive %s: listed without writing, then taken out', async (_what, how) => {
    const folder = writeRun(temporaryFolder());
    const archive = await packRun(folder, how);
    const data = temporaryFolder();
    const listed = await openRun(archive);
    expect([listed.form, listed.folder, carried(listed)]).toEqual(['archive', undefined, WHOLE]);
    const run = await new UnpackedRuns(data).open(archive);
    expect(run).toMatchObject({ form: 'archive', path: archive, record: listed.record, findings: [] });
    expect([carried(run), run.contents.files]).toEqual([WHOLE, listed.contents.files]);
    const taken = readdirSync(run.folder ?? '', { recursive: true }).map(String);
    expect(taken).not.toContain('implementation/src/lib.rs');
    for (const { scenario } of run.contents.cases) {
      const name = scenario?.name ?? '';
      expect(readFileSync(join(run.folder ?? '', name))).toEqual(readFileSync(join(folder, name)));
    }
  });

  it('without a record, by what it carries', async () => {
    const folder = writeRun(temporaryFolder());
    rmSync(join(folder, 'run-record.json'));
    const run = await openRun(folder);
    expect(run.findings).toMatchObject([{ code: 'record-missing' }]);
    expect(carried(run).module).toBe(WHOLE.module);
    expect(carried(run).cases).toHaveLength(4);
    const archived = await new UnpackedRuns(temporaryFolder()).open(await packRun(folder));
    expect(carried(archived)).toEqual(carried(run));
  });

  it.each([
    ['is cut off', '{"id": "a", "subj', /^json-/],
    ['is of something else', '{"version": 1}', /^record-unknown$/],
    ['has a field of the wrong type', JSON.stringify({ ...passedRecord(), id: 7 }), /^record-invalid-type$/],
  ])('with its files although its record %s', async (_what, text, code) => {
    const folder = writeRun(temporaryFolder());
    writeText(join(folder, 'run-record.json'), text);
    const run = await openRun(folder);
    expect(run.record).toBeUndefined();
    expect(run.findings[0]).toMatchObject({ severity: 'error', code: expect.stringMatching(code) });
    expect(carried(run).module).toBe(WHOLE.module);
  });

  it('and does not follow links in it', async () => {
    const folder = writeRun(temporaryFolder());
    const outside = writeText(join(temporaryFolder(), 'secret.json'), guestBytes(BELT));
    rmSync(join(folder, 'implementation/scenario.json'));
    symlinkSync(outside, join(folder, 'implementation/scenario.json'));
    rmSync(join(folder, 'implementation/performance'), { recursive: true });
    symlinkSync(join(outside, '..'), join(folder, 'implementation/performance'));
    const run = await openRun(folder);
    expect(run.contents.cases.map(({ scenario, states }) => [scenario?.name, states])).toEqual([
      [undefined, undefined],
      ['implementation/scenario-1.json', undefined],
    ]);
    expect(run.findings.map(({ code }) => code)).toEqual(['link-not-followed', 'link-not-followed']);
  });

  it('and leaves states alone whose stem two cases share', async () => {
    const folder = writeRun(temporaryFolder());
    const record = passedRecord();
    record.validation.performance!.cases[1]!.input = 'cases/belt.json';
    writeText(join(folder, 'run-record.json'), writeRecord(record));
    const { contents } = await openRun(folder);
    expect(contents.cases.filter(({ input }) => input !== undefined).map(({ states }) => states)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('an archive that is cut off', () => {
  it('opens up to where it is whole, says so, and says so the next time too', async () => {
    const archive = await packRun(writeRun(temporaryFolder()), { gzip: false });
    const bytes = readFileSync(archive);
    // The furnace's states come late; half of them is no file.
    const cut = bytes.indexOf('furnace.state.json') + 1500;
    const path = writeText(join(temporaryFolder(), 'cut.tar'), bytes.subarray(0, cut));
    const runs = new UnpackedRuns(temporaryFolder());
    for (const run of [await openRun(path), await runs.open(path), await runs.open(path)]) {
      expect(run.findings[0]).toMatchObject({ code: 'archive-cut', severity: 'warning' });
      expect(carried(run).cases.flat()).not.toContain(WHOLE.cases[1]?.[2]);
      expect(run.contents.files).toBeGreaterThan(0);
    }
  });

  it('opens in the same way wherever the cut in the packed bytes is, or says that nothing is there', async () => {
    const bytes = readFileSync(await packRun(writeRun(temporaryFolder())));
    for (let cut = 0; cut < bytes.length - 8; cut += 97) {
      const path = writeText(join(temporaryFolder(), 'cut.tar.gz'), bytes.subarray(0, cut));
      const end = await openRun(path).then(
        ({ findings }) => findings[0]?.code,
        (error) => error.code,
      );
      expect(['archive-cut', 'archive-no-run', 'file-unknown', undefined]).toContain(end);
    }
  });
});

describe('an archive that was taken out', () => {
  it('is not unpacked again until it changes, and then leaves nothing old', async () => {
    const data = temporaryFolder();
    const archive = await packRun(writeRun(temporaryFolder()));
    const runs = new UnpackedRuns(data);
    const first = await runs.open(archive);
    writeText(join(first.folder ?? '', 'mark'), 'still here');
    expect((await runs.open(archive)).folder).toBe(first.folder);
    utimesSync(archive, 1, 1);
    const second = await runs.open(archive);
    expect(second.folder).not.toBe(first.folder);
    expect(readdirSync(join(data, 'runs'))).toHaveLength(1);
    expect(readdirSync(join(second.folder ?? '', '..'))).toHaveLength(1);
    runs.forget(archive);
    expect(readdirSync(join(data, 'runs'))).toEqual([]);
  });
});

describe('a path is recognised by its content', () => {
  const folder = temporaryFolder();
  const write = (name: string, content: string | Uint8Array): string =>
    writeText(join(folder, name), content);

  it.each([
    ['a module', () => write('run-record.json', MODULE_BYTES), 'module'],
    ['states', () => write('x.wasm', expectedAnswer(BELT)), 'states'],
    ['a scenario', () => write('y.tar.gz', guestBytes(BELT)), 'scenario'],
    ['a record', () => write('scenario.json', writeRecord(passedRecord())), 'record'],
    [
      'a document of the snapshot',
      () => write('z', JSON.stringify({ schemaVersion: 1, record: passedRecord() })),
      'snapshot',
    ],
    ['a run folder', () => writeRun(temporaryFolder()), 'folder'],
    ['a folder of runs', () => join(writeRun(temporaryFolder()), '..'), 'runs'],
  ])('%s', (_what, path, kind) => {
    expect(recognise(path())).toBe(kind);
  });

  it.each([
    ['prose', () => write('a', 'Dear reader'), 'neither a WebAssembly module nor JSON'],
    ['packed prose', () => write('b', new Uint8Array([0x1f, 0x8b, 8, 0])), 'holds no tar'],
    ['a list of runs', () => write('c', '{"schemaVersion":1,"runs":[]}'), 'it lists runs'],
    ['an object', () => write('d', '{"a":1}'), 'none of the keys'],
    [
      'an empty folder',
      () => mkdirSync(join(folder, 'empty'), { recursive: true }) ?? '',
      'no run-record.json',
    ],
  ])('and refused with a word that helps: %s', (_what, path, words) => {
    expect(() => recognise(path())).toThrowError(
      expect.objectContaining({ message: expect.stringContaining(words) }),
    );
  });
});
