import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../build/testing/case-folder.ts';
import { AS_A_PROCESS, builtEngine, caseThatBuilds, runCli, runJson } from './testing.ts';

let builtCase: string;
let source: string;

beforeAll(() => {
  source = temporaryFolder();
  writeText(join(source, 'compile.sh'), 'echo compiling; mkdir out; cp engine.wasm out/engine.wasm\n');
  writeFileSync(join(source, 'engine.wasm'), readFileSync(builtEngine('lanes')));
  builtCase = caseThatBuilds('echo fetching');
});

describe('grade --build', () => {
  it('shows the commands, streams their log and grades what they made', async () => {
    const { code, stdout, stderr } = await runCli(
      ['grade', builtCase, source, '--build', '--yes'],
      AS_A_PROCESS,
    );
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /install {2}echo fetching\n {2}build {4}sh compile\.sh[\s\S]*fetching\ncompiling\n/,
    );
    expect(stdout).toContain('Passed');
    expect(readdirSync(source).sort()).toEqual(['compile.sh', 'engine.wasm']);
  });

  it('has the fuel of the same engine graded as a file', async () => {
    const built = await runJson(['grade', builtCase, source, '--build', '--yes']);
    const file = await runJson(['grade', builtCase, builtEngine('lanes')]);
    expect(built.json.module).toEqual(file.json.module);
    expect(built.json.performance).toEqual(file.json.performance);
  });

  it('runs nothing without --yes where there is nobody to ask', async () => {
    const mark = join(temporaryFolder(), 'ran');
    const { code, json } = await runJson(['grade', caseThatBuilds(`touch ${mark}`), source, '--build']);
    expect([code, json.error.code]).toEqual([2, 'build-unconfirmed']);
    expect(readdirSync(join(mark, '..'))).toEqual([]);
  });

  it('says how a command failed, with its last lines', async () => {
    const { code, json } = await runJson([
      'grade',
      caseThatBuilds('echo no crate; exit 7'),
      source,
      '--build',
      '--yes',
    ]);
    expect(code).toBe(2);
    expect(json.error).toMatchObject({
      code: 'build-failed',
      step: 'install',
      exitCode: 7,
      lastLines: 'no crate',
    });
  });

  it('is ended by --time-limit', async () => {
    const { code, json } = await runJson([
      'grade',
      caseThatBuilds('sleep 1000'),
      source,
      '--build',
      '--yes',
      '--time-limit',
      '1',
    ]);
    expect(code).toBe(2);
    expect(json.error).toMatchObject({ code: 'build-time-limit', limit: 1 });
  });

  it('is ended by Ctrl-C with 130', async () => {
    const mark = join(temporaryFolder(), 'running');
    const args = ['grade', caseThatBuilds(`touch ${mark}; sleep 1000`), source, '--build', '--yes'];
    const onStart = async (kill: (signal: NodeJS.Signals) => void): Promise<void> => {
      while (!existsSync(mark)) await wait(50);
      kill('SIGINT');
    };
    const { code } = await runCli(args, { onStart });
    expect(code).toBe(130);
  });
});
