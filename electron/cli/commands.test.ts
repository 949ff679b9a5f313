import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { BELT, FURNACE, temporaryFolder, writeText } from '../../build/testing/case-folder.ts';
import { fixturePath, haveFixtures, latticeFixtures } from '../../build/testing/fixtures.ts';
import { expectedAnswer } from '../../shared/lattice/expected-answer.ts';
import { guestBytes } from '../../shared/lattice/scenario/guest.ts';
import { AS_A_PROCESS, DEMO_CASE, runCli, runJson } from './testing.ts';

const folder = temporaryFolder();
const furnace = writeText(join(folder, 'furnace.json'), guestBytes(FURNACE));
const answer = writeText(join(folder, 'furnace.out'), expectedAnswer(FURNACE));

describe('solve', () => {
  it('prints the answer as an .out file holds it', async () => {
    const { code, stdout } = await runCli(['solve', furnace], AS_A_PROCESS);
    expect([code, stdout]).toEqual([0, readFileSync(answer, 'utf8')]);
  });

  it('at other ticks, and by a reading of the rules', async () => {
    const ticks = (text: string) => JSON.parse(text).map((snapshot: { tick: number }) => snapshot.tick);
    const plain = await runCli(['solve', furnace, '--snapshots', '3,100-102']);
    const read = await runCli([
      'solve',
      furnace,
      '--readings',
      'furnace-no-coal-first',
      '--snapshots',
      '400',
    ]);
    expect(ticks(plain.stdout)).toEqual([3, 100, 101, 102]);
    expect(JSON.parse(read.stdout)[0].checksum).not.toBe(
      JSON.parse(readFileSync(answer, 'utf8'))[2].checksum,
    );
  });

  it('is stopped by Ctrl-C with 130', async () => {
    const endless = writeText(
      join(folder, 'endless.json'),
      guestBytes({ ...FURNACE, ticks: 2e9, snapshots: [2e9] }),
    );
    const args = ['solve', endless, '--readings', 'source-offset'];
    const { code } = await runCli(args, { interrupted: true });
    expect(code).toBe(130);
  });

  it('says the same by either engine, and that readings are the plain one’s', async () => {
    const [fast, plain] = await Promise.all(
      ['fast', 'plain'].map((name) => runCli(['solve', furnace, '--engine', name])),
    );
    expect(fast!.stdout).toBe(plain!.stdout);
    const { code, json } = await runJson([
      'solve',
      furnace,
      '--engine',
      'fast',
      '--readings',
      'force-strict',
    ]);
    expect([code, json.error.code]).toEqual([2, 'readings-need-plain']);
  });

  const answered = ['craft-chain@72f5a2fc', 'splitter@d2b353f8', 'train-side-load@72f5a2fc'];
  it.runIf(haveFixtures).each(answered)('reproduces the recording %s', async (name) => {
    expect(latticeFixtures()).toContain(name);
    const { stdout } = await runCli(['solve', fixturePath(`lattice/${name}/scenario.json`)]);
    expect(stdout).toBe(readFileSync(fixturePath(`lattice/${name}/expected.json`), 'utf8').trimEnd());
  });
});

describe('checksum', () => {
  it('says of each snapshot whether it is its own', async () => {
    const { code, json } = await runJson(['checksum', answer], AS_A_PROCESS);
    expect(code).toBe(0);
    expect(json.map(({ tick, ok, revision }: Record<string, unknown>) => [tick, ok, revision])).toEqual([
      [100, true, 'r3'],
      [200, true, 'r3'],
      [400, true, 'r3'],
    ]);
  });
});

describe('gen', () => {
  it('gives the same valid scenario for the same seed, and another for another', async () => {
    const [one, same, other] = await Promise.all(
      ['5', '5', '6'].map((seed) => runCli(['gen', '--seed', seed])),
    );
    expect(one!.stdout).toBe(same!.stdout);
    expect(one!.stdout).not.toBe(other!.stdout);
    const { code, json } = await runJson([
      'validate',
      writeText(join(folder, 'generated.json'), one!.stdout),
    ]);
    expect([code, json.findings]).toEqual([0, []]);
  });
});

describe('schema', () => {
  it.each([
    ['scenario', () => JSON.parse(new TextDecoder().decode(guestBytes(BELT)))],
    ['state', () => JSON.parse(readFileSync(answer, 'utf8'))],
  ])('of a %s is a schema that a good one keeps', async (format, document) => {
    const { stdout } = await runCli(['schema', format]);
    const validate = new Ajv2020({ strict: false }).compile(JSON.parse(stdout));
    expect(validate(document())).toBe(true);
    expect(validate({})).toBe(false);
  });

  it('of a record asks for what a record needs', async () => {
    const { json } = await runJson(['schema', 'record'], AS_A_PROCESS);
    expect(json.required).toEqual(
      expect.arrayContaining(['id', 'subject', 'metrics', 'validation', 'status']),
    );
  });
});

describe('validate', () => {
  it('finds nothing in the demo case, by version folder, manifest and catalog', async () => {
    const catalog = join(DEMO_CASE, '../../../..');
    for (const path of [DEMO_CASE, join(DEMO_CASE, 'test-case.toml'), catalog]) {
      const { code, json } = await runJson(['validate', path]);
      expect([code, json.findings]).toEqual([0, []]);
      expect(json.cases).toEqual([
        expect.objectContaining({ slug: 'lattice-demo', version: 'v1.0.0', type: 'performance' }),
      ]);
    }
  });

  it('tells place, path and fix of what is wrong', async () => {
    const text = new TextDecoder().decode(guestBytes(BELT)).replace('"tier":"fast"', '"tier":"fats"');
    const typo = writeText(join(folder, 'typo.json'), text);
    const { code, json } = await runJson(['validate', typo], AS_A_PROCESS);
    expect(code).toBe(1);
    expect(json.findings).toEqual([
      expect.objectContaining({
        severity: 'error',
        code: 'unknown-tier',
        path: '$.entities[1].tier',
        line: 1,
        column: text.indexOf('"fats"') + 1,
        fix: 'fast',
      }),
    ]);
  });
});

describe('every command', () => {
  it.each(['validate', 'grade', 'run', 'solve', 'checksum', 'fuel', 'gen', 'schema'])(
    '%s has help',
    async (command) => {
      const { code, stdout } = await runCli([command, '--help']);
      expect([code, stdout]).toEqual([0, expect.stringContaining(`lattice-replay ${command}`)]);
    },
  );

  it('ends quietly when its reader has seen enough', async () => {
    const { code } = await runCli(['gen', '--entities', '2000', '--width', '90', '--height', '60'], {
      closeOutput: true,
    });
    expect(code).toBe(0);
  });
});
