import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { passedRecord } from '../../../shared/records/testing.ts';
import { writeRecord } from '../../../shared/records/write-record.ts';
import { listRuns } from './list-runs.ts';
import { packRun, writeRun } from './testing.ts';

describe('a folder of runs', () => {
  it('lists every run below it in whatever form, in the order of their paths', async () => {
    const folder = temporaryFolder();
    writeRun(join(folder, 'b/model'), 'run-b');
    writeText(join(folder, 'c.json'), JSON.stringify({ schemaVersion: 1, record: passedRecord() }));
    cpSync(await packRun(writeRun(temporaryFolder(), 'run-a')), join(folder, 'a.tar.gz'));
    const { runs, refused } = await listRuns(folder);
    expect(refused).toEqual([]);
    expect(runs.map(({ path, form, summary }) => [path, form, summary.id])).toEqual([
      [join(folder, 'a.tar.gz'), 'archive', 'run-a'],
      [join(folder, 'b/model/run-b'), 'folder', 'run-b'],
      [join(folder, 'c.json'), 'snapshot', passedRecord().id],
    ]);
    expect(runs[0]?.summary).toMatchObject({
      model: 'acme/model-1',
      caseSlug: 'test-case',
      verdict: 'passed',
      totalFuel: 900,
      cases: { all: 2, correct: 2 },
    });
  });

  it('passes over what is no run, and names what cannot be read with the reason', async () => {
    const folder = temporaryFolder();
    writeText(join(folder, 'notes.json'), '{"a": 1}');
    writeText(join(folder, 'readme.txt'), 'x');
    writeText(join(folder, 'half/run-record.json'), '{"id": ');
    writeText(join(folder, 'wrong/run-record.json'), JSON.stringify({ ...passedRecord(), id: 1 }));
    writeText(join(folder, 'hostile.tar.gz'), 'no archive');
    mkdirSync(join(folder, 'folder/run-record.json'), { recursive: true });
    mkdirSync(join(folder, 'linked'));
    symlinkSync(folder, join(folder, 'linked/loop'));
    const { runs, refused } = await listRuns(folder);
    expect(runs).toEqual([]);
    expect(refused.map(({ path, code }) => [path.slice(folder.length + 1), code])).toEqual([
      ['folder', 'file-not-regular'],
      ['half', 'json-syntax'],
      ['hostile.tar.gz', 'archive-unknown'],
      ['wrong', 'record-invalid-type'],
    ]);
  });

  it('tells how far it is, and ends when it is stopped', async () => {
    const folder = temporaryFolder();
    for (let index = 0; index < 60; index++)
      writeText(join(folder, String(index), 'run-record.json'), writeRecord(passedRecord()));
    const progress: string[] = [];
    await listRuns(folder, { onProgress: (done, total) => progress.push(`${done}/${total}`) });
    expect([progress.length, progress.at(-1)]).toEqual([60, '60/60']);
    const stop = new AbortController();
    let done = 0;
    const stopped = listRuns(folder, {
      signal: stop.signal,
      onProgress: () => {
        done++;
        stop.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
    expect(done).toBeLessThan(60);
  });
});
