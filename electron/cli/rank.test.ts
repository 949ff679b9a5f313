import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../build/testing/case-folder.ts';
import { passedRecord, performanceOf } from '../../shared/records/testing.ts';
import { writeRecord } from '../../shared/records/write-record.ts';
import { AS_A_PROCESS, runCli, runJson } from './testing.ts';

interface Made {
  readonly model: string;
  /** Null makes a run that is wrong. */
  readonly fuel: number | null;
  readonly variant?: string;
  readonly id?: string;
}

/** A folder with a record for each run; the paths of the records, in order. */
function runsFolder(runs: readonly Made[]): { folder: string; paths: string[] } {
  const folder = temporaryFolder();
  const paths = runs.map(({ model, fuel, variant = 'base', id }, index) => {
    const record = passedRecord();
    record.id = id ?? `run-${index}`;
    record.subject.modelId = model;
    record.subject.variant = variant;
    const performance = performanceOf(record);
    performance.correct = fuel !== null;
    performance.totalFuel = fuel;
    return writeText(join(folder, `run-${index}`, 'run-record.json'), writeRecord(record));
  });
  return { folder, paths };
}

const FIELD: readonly Made[] = [
  { model: 'acme/one', fuel: 300 },
  { model: 'acme/one', fuel: 100 },
  { model: 'openrouter/acme/two:free', fuel: 200 },
  { model: 'acme/two', fuel: 250 },
  { model: 'acme/three', fuel: null },
  { model: 'acme/four', fuel: 400, variant: 'hard' },
];

describe('rank', () => {
  it('places a run among models, each by its best run, and lists what was left out with the reason', async () => {
    const { folder, paths } = runsFolder(FIELD);
    const { code, json } = await runJson(['rank', paths[0]!, '--field', folder]);
    expect(code).toBe(0);
    expect(json).toMatchObject({
      rank: 3,
      fieldSize: 2,
      percentileBeaten: 0,
      isModelBest: false,
      modelBestFuel: 100,
    });
    expect(json.rows.map(({ modelId, bestFuel, runCount }: never) => [modelId, bestFuel, runCount])).toEqual([
      ['acme/one', 100, 2],
      ['acme/two', 200, 2],
    ]);
    expect(json.excluded.map(({ model, reason }: never) => [model, reason])).toEqual([
      ['acme/three', 'not-correct'],
      ['acme/four', 'other-variant'],
    ]);
  });

  it('says it in words', async () => {
    const { folder, paths } = runsFolder(FIELD);
    const { code, stdout } = await runCli(['rank', paths[1]!, '--field', folder], AS_A_PROCESS);
    expect(code).toBe(0);
    expect(stdout).toContain('#1 of 2 models');
    expect(stdout).toContain('1 left out: another variant of the case');
  });

  it('has no place for a run that did not pass, nor in a folder without runs', async () => {
    const { folder, paths } = runsFolder(FIELD);
    const wrong = await runJson(['rank', paths[4]!, '--field', folder]);
    expect(wrong).toMatchObject({
      code: 1,
      json: { rank: null, rows: [{ modelId: 'acme/one' }, { modelId: 'acme/two' }] },
    });
    const alone = await runJson(['rank', paths[0]!, '--field', temporaryFolder()]);
    expect(alone).toMatchObject({ code: 1, json: { rank: null, rows: [] } });
  });

  it('counts a copy of a run once', async () => {
    const { folder, paths } = runsFolder([
      { model: 'acme/one', fuel: 100, id: 'same' },
      { model: 'acme/one', fuel: 100, id: 'same' },
    ]);
    const { json } = await runJson(['rank', paths[0]!, '--field', folder]);
    expect(json.rows).toMatchObject([{ runCount: 1 }]);
    expect(json.excluded).toMatchObject([{ reason: 'duplicate' }]);
  });

  it('tells what is no run, and what has no record', async () => {
    const { folder } = runsFolder(FIELD);
    const prose = writeText(join(temporaryFolder(), 'notes.txt'), 'Dear reader');
    expect(await runJson(['rank', prose, '--field', folder])).toMatchObject({
      code: 2,
      json: { error: { code: 'file-unknown' } },
    });
    expect(await runJson(['rank', 'nowhere', '--field', folder])).toMatchObject({ code: 2 });
    expect((await runCli(['rank', prose])).code).toBe(2);
  });
});
