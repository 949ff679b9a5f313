import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BELT, temporaryFolder, writeCase, writeText } from '../../build/testing/case-folder.ts';
import { guestBytes } from '../../shared/lattice/scenario/guest.ts';
import { passedRecord, performanceOf } from '../../shared/records/testing.ts';
import { writeRecord } from '../../shared/records/write-record.ts';
import { packed } from '../services/runs/archive/testing.ts';
import { packRun, writeRun } from '../services/runs/testing.ts';
import { AS_A_PROCESS, builtEngine, expectTold, pattern, runCli, runJson } from './testing.ts';

let folder: string;
let archive: string;

beforeAll(async () => {
  folder = writeRun(temporaryFolder());
  archive = await packRun(folder);
});

const file = (content: string | Uint8Array, name = 'file.json'): string =>
  writeText(join(temporaryFolder(), name), content);

describe('info', () => {
  it('prints the summary of a run folder, what it carries and what can be done with it', async () => {
    const { code, json } = await runJson(['info', folder]);
    expect(code).toBe(0);
    expect(json).toMatchObject({
      form: 'folder',
      path: folder,
      id: passedRecord().id,
      caseSlug: 'test-case',
      caseVersion: 'v1.0.0',
      variant: 'base',
      model: 'acme/model-1',
      state: 'completed',
      verdict: 'passed',
      totalFuel: 900,
      fuelLimit: 1000,
      cases: { all: 2, correct: 2, overCeiling: 0, skipped: 0, wrong: 0 },
      contents: {
        module: { name: 'implementation/engine.wasm', bytes: 8 },
        cases: [
          { input: 'smoke/belt.json', scenario: { name: 'implementation/scenario.json' } },
          { input: 'cases/furnace.json', states: { name: 'implementation/performance/furnace.state.json' } },
        ],
      },
      case: { kind: 'missing' },
      upgrades: [],
      findings: [],
      more: [],
    });
    expect(json.can).toContainEqual({ deed: 'grade-again', needs: ['case'] });
    expect(json.can).toContainEqual({ deed: 'replay', needs: [] });
  });

  it('says the same of its archive, its record alone and a document of the snapshot', async () => {
    const record = file(writeRecord(passedRecord()));
    const snapshot = file(JSON.stringify({ schemaVersion: 1, record: passedRecord() }));
    const forms = await Promise.all([archive, record, snapshot].map((path) => runJson(['info', path])));
    expect(forms.map(({ code, json }) => [code, json.form, json.verdict])).toEqual([
      [0, 'archive', 'passed'],
      [0, 'record', 'passed'],
      [0, 'snapshot', 'passed'],
    ]);
    expect(forms[0]?.json.contents.module).toEqual({ name: 'implementation/engine.wasm', bytes: 8 });
  });

  it('unpacks nothing and alters nothing', async () => {
    const data = temporaryFolder();
    const before = readdirSync(folder, { recursive: true }).sort();
    await runCli(['info', archive], { env: { LATTICE_REPLAY_DATA: data } });
    await runCli(['info', folder], { env: { LATTICE_REPLAY_DATA: data } });
    expect(readdirSync(data)).toEqual([]);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
  });

  it('finds the case of the run in the folders that are named', async () => {
    const catalog = temporaryFolder();
    const version = writeCase(catalog, [{ name: 'smoke/belt', kind: 'smoke', scenario: BELT }]);
    const { json } = await runJson(['info', folder, '--cases', catalog]);
    expect(json.case).toEqual({ kind: 'found', folder: version });
    expect(json.can).toContainEqual({ deed: 'grade-again', needs: [] });
  });

  it('is told as text that a person understands', async () => {
    const { code, stdout } = await runCli(['info', archive], AS_A_PROCESS);
    expect(code).toBe(0);
    expect(stdout).toContain('test-case v1.0.0, variant base: passed (completed)');
    expect(stdout).toMatch(/cases\/furnace\.json\s+stress\s+passed\s+900\s+scenario, states/);
    expect(stdout).toContain('can     rank it among other runs (rank)');
    expect(stdout).toContain('cannot  grade its engine again (grade): needs its case (--cases FOLDER)');
  });

  it('lists the runs of a folder; one that cannot be read makes it exit 1', async () => {
    const runs = temporaryFolder();
    writeRun(runs, 'a');
    writeRun(runs, 'b');
    const { code, json } = await runJson(['info', runs]);
    expect([code, json.form, json.runs.map(({ id }: { id: string }) => id)]).toEqual([0, 'runs', ['a', 'b']]);
    writeText(join(runs, 'c/run-record.json'), '{');
    const text = await runCli(['info', runs]);
    expect(text.code).toBe(1);
    expect(text.stdout).toMatch(/test-case v1\.0\.0\s+base\s+acme\/model-1\s+passed\s+900/);
    expect(text.stdout).toContain('Cannot be read:');
  });

  it('tells what newer harnesses have added, what older ones lack, and what is odd', async () => {
    const record = JSON.parse(new TextDecoder().decode(writeRecord(passedRecord())));
    record.weather = { sky: 'grey' };
    delete record.subject.orchestratorSlug;
    record.status.state = 'asleep';
    const { code, stdout } = await runCli(['info', file(JSON.stringify(record))]);
    expect(code).toBe(0);
    expect(stdout).toContain('$.weather: {"sky":"grey"}');
    expect(stdout).toContain('written before records told orchestrator and engine');
    expect(stdout).toContain("warning: $.status.state: 'asleep' is no state that is known");
  });

  it('lets no text of a run do anything to the terminal', async () => {
    const record = passedRecord();
    record.subject.modelId = 'acme/\u001b[2J\u001b]0;owned\u0007\u202e';
    record.status.state = 'a\u0008b';
    performanceOf(record).cases[0]!.input = 'smoke/\u009b31m.json';
    const runs = temporaryFolder();
    writeText(join(runs, 'a.json'), writeRecord(record));
    for (const path of [runs, join(runs, 'a.json')]) {
      const { stdout } = await runCli(['info', path]);
      expect(stdout).toContain('acme/\\u001b[2J');
      expect([...stdout].filter((char) => /[\p{Cc}\p{Cf}]/u.test(char) && char !== '\n')).toEqual([]);
    }
  });
});

const SMALL_HEAP = { env: { NODE_OPTIONS: '--max-old-space-size=256' } };

function sparse(bytes: number, start: string): string {
  const path = file(start);
  const open = openSync(path, 'r+');
  writeSync(open, 'x', bytes - 1);
  closeSync(open);
  return path;
}

function loop(): string {
  const path = join(temporaryFolder(), 'loop.json');
  symlinkSync(path, path);
  return path;
}

type Row = readonly [what: string, path: () => string, message: string | RegExp];

const IMPOSSIBLE: readonly Row[] = [
  ['a run that is not there', () => join(folder, 'nowhere'), 'there is no file'],
  ['an engine', () => builtEngine('lanes'), 'is an engine, not a run'],
  ['a scenario', () => file(guestBytes(BELT)), 'is a scenario, not a run'],
  ['states', () => file('[]'), 'is a file of states, not a run'],
  ['a case', () => writeCase(temporaryFolder(), []), 'is a case, not a run'],
  ['prose', () => file('Dear reader'), 'neither a WebAssembly module nor JSON'],
  ['nothing', () => file(''), 'neither a WebAssembly module nor JSON'],
  ['an empty folder', () => temporaryFolder(), 'no run-record.json and no runs'],
  ['a link to itself', () => loop(), /cannot be read|no file/],
  ['half a record', () => file('{"subject":{},"validation":'), 'the end of the text'],
  ['the list of runs of a snapshot', () => file('{"schemaVersion":1,"runs":[]}'), 'it lists runs'],
  ['an archive that leads out', () => file(packed([{ name: '../x' }])), "leads up with '..'"],
  ['an archive of something else', () => file(packed([{ name: 'x' }])), 'holds no run-record.json'],
  ['packed prose', () => file(readFileSync(archive).subarray(0, 12)), 'holds no tar'],
  ['a zip of something else', () => file('PK\u0003\u0004'), 'is a bundle of a difference, not a run'],
];

/** As above, and large or without end: what grows with the input does not survive a heap that is small on purpose. */
const LARGE: readonly Row[] = [
  ['a device', () => '/dev/zero', 'is not a regular file'],
  ['a record nested without end', () => file(`{"subject":${'['.repeat(100_000)}`), 'nested deeper'],
  ['a scenario without end, 60 MB', () => file(`{"a":[${'1,'.repeat(30_000_000)}1]}`), 'none of the keys'],
  ['an object of a million keys', () => file(`{${'"a":1,'.repeat(1_000_000)}"b":1}`), 'none of the keys'],
  ['a record of 70 MB', () => sparse(70_000_000, '{"subject"'), 'at most 67108864'],
];

const FAILED: readonly Row[] = [
  [
    'a record with fields of the wrong type',
    () => file(JSON.stringify({ ...passedRecord(), id: 7, startedAt: null })),
    /error: \$\.id: [\s\S]*error: \$\.startedAt: /,
  ],
  [
    'a run folder whose record is cut off',
    () => {
      const copy = writeRun(temporaryFolder());
      writeText(join(copy, 'run-record.json'), '{"id": "a"');
      return copy;
    },
    /can {5}look at the states[\s\S]*error: .*the end of the text/,
  ],
  [
    'a run folder whose record is no record',
    () => {
      const copy = writeRun(temporaryFolder());
      writeText(join(copy, 'run-record.json'), '[]');
      return copy;
    },
    'this JSON is no run record',
  ],
];

describe.concurrent('what is no run is one document with a code and a message that helps', () => {
  it.each(IMPOSSIBLE)('%s', async (_what, path, message) => {
    expectTold(await runCli(['info', path(), '--json']), message);
  });

  it.each(LARGE)('%s', async (_what, path, message) => {
    expectTold(await runCli(['info', path(), '--json'], SMALL_HEAP), message);
  });
});

describe.concurrent('a run that is there and broken is told as far as it goes', () => {
  it('a record that would fill the memory', async () => {
    const path = file(`{"subject":{},"validation":{"checks":[${'1,'.repeat(30_000_000)}1]}}`);
    const { code, stdout } = await runCli(['info', path], SMALL_HEAP);
    expect([code, stdout]).toEqual([1, expect.stringContaining('at most 2000000 are read')]);
  });

  it.each(FAILED)('%s', async (_what, path, message) => {
    const { code, stdout } = await runCli(['info', path()]);
    expect(stdout).toMatch(pattern(message));
    expect(code).toBe(1);
  });

  it('also without any record', async () => {
    const copy = writeRun(temporaryFolder());
    rmSync(join(copy, 'run-record.json'));
    const { code, stdout } = await runCli(['info', copy]);
    expect(code).toBe(0);
    expect(stdout).toContain('No record that can be read.');
    expect(stdout).toMatch(/scenario-1\.json/);
    mkdirSync(join(copy, 'run-record.json'));
    expect((await runCli(['info', copy])).stdout).toContain('No record that can be read.');
  });
});
