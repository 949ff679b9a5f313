import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BELT, temporaryFolder, writeCase, writeText } from '../../../build/testing/case-folder.ts';
import { passedRecord } from '../../../shared/records/testing.ts';
import { type CaseOfRun, findCaseOfRun } from './find-case-of-run.ts';
import { openRun } from './open-run.ts';
import { possibilities } from './possibilities.ts';
import { writeRun } from './testing.ts';

const catalog = (): string => {
  const folder = temporaryFolder();
  writeCase(folder, [{ name: 'cases/belt', kind: 'stress', scenario: BELT }]);
  return folder;
};

function recordOf(subject: Partial<ReturnType<typeof passedRecord>['subject']> = {}) {
  const record = passedRecord();
  return { ...record, subject: { ...record.subject, ...subject } };
}

describe('a run finds its case', () => {
  it('in a catalog or a version folder, by slug, version and variant', () => {
    const folder = catalog();
    const version = join(folder, 'performance/easy/test-case/v1.0.0');
    for (const folders of [[temporaryFolder(), folder], [version], [join(folder, 'gone'), version]]) {
      expect(findCaseOfRun(recordOf(), folders)).toMatchObject({
        kind: 'found',
        loaded: { folder: version },
      });
    }
  });

  it('and not another version or another slug', () => {
    const folder = catalog();
    cpSync(
      join(folder, 'performance/easy/test-case/v1.0.0'),
      join(folder, 'performance/easy/test-case/v1.1.0'),
      {
        recursive: true,
      },
    );
    expect(findCaseOfRun(recordOf({ testCaseVersion: 'v1.1.0' }), [folder])).toMatchObject({
      kind: 'found',
      loaded: { version: 'v1.1.0' },
    });
    expect(findCaseOfRun(recordOf({ testCaseVersion: 'v2.0.0' }), [folder])).toEqual({ kind: 'missing' });
    expect(findCaseOfRun(recordOf({ testCaseSlug: 'Test-Case' }), [folder])).toEqual({ kind: 'missing' });
    expect(findCaseOfRun(recordOf({ testCaseVersion: '../v1.0.0' }), [folder])).toEqual({ kind: 'missing' });
  });

  it('or is told why the one that is there cannot be used', () => {
    const folder = catalog();
    expect(findCaseOfRun(recordOf({ variant: 'turbo' }), [folder])).toMatchObject({
      kind: 'unusable',
      reason: expect.stringContaining("no variant 'turbo'"),
    });
    const manifest = join(folder, 'performance/easy/test-case/v1.0.0/test-case.toml');
    writeText(manifest, 'slug = "test-case"\ntype = "performance"\n');
    expect(findCaseOfRun(recordOf(), [folder])).toMatchObject({ kind: 'unusable' });
  });
});

describe('what can be done with a run', () => {
  const missing: CaseOfRun = { kind: 'missing' };
  const needs = async (path: string, found: CaseOfRun = missing) =>
    Object.fromEntries(possibilities(await openRun(path), found).map(({ deed, needs }) => [deed, needs]));

  it('is everything but grading it again where its case is not there', async () => {
    const folder = writeRun(temporaryFolder());
    expect(await needs(folder)).toEqual({
      'see-result': [],
      replay: [],
      'look-at-states': [],
      compare: [],
      'grade-again': ['case'],
      rank: [],
      'watch-match': ['match'],
    });
    const found = findCaseOfRun(passedRecord(), [catalog()]);
    expect((await needs(folder, found))['grade-again']).toEqual([]);
  });

  it('is to see and rank the result of a record alone', async () => {
    const path = join(writeRun(temporaryFolder()), 'run-record.json');
    rmSync(join(path, '../implementation'), { recursive: true });
    expect(await needs(path)).toMatchObject({
      'see-result': [],
      replay: ['module', 'scenario'],
      'look-at-states': ['states'],
      rank: [],
    });
  });

  it('is to look at states where nothing else was published', async () => {
    const folder = writeRun(temporaryFolder());
    for (const name of ['run-record.json', 'implementation/scenario.json', 'implementation/scenario-1.json'])
      rmSync(join(folder, name));
    expect(await needs(folder)).toMatchObject({
      'see-result': ['record'],
      replay: ['scenario'],
      'look-at-states': [],
      compare: ['scenario'],
    });
  });
});
