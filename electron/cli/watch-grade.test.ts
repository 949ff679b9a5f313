import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BELT, FURNACE, temporaryFolder, writeCase, writeText } from '../../build/testing/case-folder.ts';
import { builtEngine, type CliEnd, caseThatBuilds, type JsonDocument, runCli, runJson } from './testing.ts';

let gradedCase: string;

beforeAll(() => {
  gradedCase = writeCase(temporaryFolder(), [
    { name: 'smoke/belt', kind: 'smoke', scenario: BELT },
    { name: 'cases/furnace', kind: 'stress', scenario: FURNACE },
  ]);
});

/** Grades a file that holds `engines` one after the other, each from when the one before was told; ends it by Ctrl-C. */
function watchEngines(engines: readonly string[], data = temporaryFolder()): Promise<CliEnd> {
  const file = join(temporaryFolder(), 'engine.wasm');
  const put = (engine: string): void =>
    engine === 'torn' ? writeFileSync(file, 'no module') : copyFileSync(builtEngine(engine), file);
  put(engines[0] ?? '');
  return runCli(['grade', gradedCase, file, '--watch', '--json'], {
    env: { LATTICE_REPLAY_DATA: data },
    onLine(index, _line, kill) {
      const next = engines[index + 1];
      if (next === undefined) kill('SIGINT');
      else put(next);
    },
  });
}

const documents = ({ stdout }: CliEnd): JsonDocument[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('grade --watch', () => {
  it('grades each build, and says what changed since the one before', async () => {
    const end = await watchEngines(['naive', 'lanes']);
    const [naive, lanes] = documents(end);
    expect(end.code).toBe(130);
    expect(naive.changes).toBeNull();
    const fuel = (graded: JsonDocument, input: string): number =>
      graded.performance.cases.find((one: JsonDocument) => one.input === input).fuel;
    expect(lanes.changes.map(({ input, fuel }: JsonDocument) => [input, fuel])).toEqual(
      ['smoke/belt.json', 'cases/furnace.json'].map((input) => [
        input,
        fuel(lanes, input) - fuel(naive, input),
      ]),
    );
  });

  it('tells of a build that is no module, and waits for the next', async () => {
    const end = await watchEngines(['lanes', 'torn', 'lanes']);
    const [first, torn, again] = documents(end);
    expect(end.code).toBe(130);
    expect(torn.performance.correct).toBe(false);
    expect(again.performance).toEqual(first.performance);
  });

  it('keeps every grading by the hash of its module', async () => {
    const data = temporaryFolder();
    const graded = documents(await watchEngines(['naive', 'lanes'], data));
    const [place = ''] = readdirSync(join(data, 'gradings'));
    const kept = readdirSync(join(data, 'gradings', place)).sort();
    expect(kept.map((name) => name.slice(-17, -5))).toEqual(
      graded.map(({ module }) => module.sha256.slice(0, 12)),
    );
  });

  it('says at once that there is no engine, and ends', async () => {
    const { code, json } = await runJson(['grade', gradedCase, '/nowhere/engine.wasm', '--watch']);
    expect([code, json.error.code]).toEqual([2, 'file-missing']);
  });

  it('builds again when the source changes, asked once, and not for what a build makes', async () => {
    const source = temporaryFolder();
    const withCommand = caseThatBuilds('true');
    writeText(join(source, 'compile.sh'), 'mkdir -p out node_modules; cp engine.wasm out/engine.wasm\n');
    copyFileSync(builtEngine('naive'), join(source, 'engine.wasm'));
    const lines: string[] = [];
    const { code, stderr } = await runCli(['grade', withCommand, source, '--build', '--yes', '--watch'], {
      env: { LATTICE_REPLAY_DATA: temporaryFolder() },
      onLine(_index, line, kill) {
        lines.push(line);
        if (line.includes('Since the last build')) kill('SIGINT');
        else if (line.startsWith('Passed')) copyFileSync(builtEngine('lanes'), join(source, 'engine.wasm'));
      },
    });
    expect(code).toBe(130);
    expect(stderr).toContain(`Watching ${source}`);
    expect(lines.filter((line) => line.startsWith('Passed'))).toHaveLength(2);
    expect(existsSync(join(source, 'out'))).toBe(false);
  });
});
