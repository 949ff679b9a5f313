import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BELT, FURNACE, temporaryFolder, writeCase, writeText } from '../../build/testing/case-folder.ts';
import { runRecordSchema } from '../../shared/records/record.ts';
import { AS_A_PROCESS, builtEngine, runCli, runJson } from './testing.ts';

let folder: string;
let gradedCase: string;

beforeAll(() => {
  folder = temporaryFolder();
  gradedCase = writeCase(folder, [
    { name: 'smoke/belt', kind: 'smoke', scenario: BELT },
    { name: 'cases/furnace', kind: 'stress', scenario: FURNACE, runway: 4 },
    { name: 'cases/belt', kind: 'stress', scenario: BELT },
  ]);
});

describe('a right engine', () => {
  it('passes: every case correct, the total is the stress fuel, exit 0', async () => {
    const { code, json } = await runJson(['grade', gradedCase, builtEngine('lanes')]);
    expect(code).toBe(0);
    expect(json.wasmtime).toBe('45.0.0');
    expect(json.module.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(json.performance).toMatchObject({
      correct: true,
      fuelLimit: 5_000_000_000,
      moduleWasm: 'engine.wasm',
      detail: null,
    });
    const [smoke, furnace, belt] = json.performance.cases;
    expect(json.performance.totalFuel).toBe(furnace.fuel + belt.fuel);
    expect(smoke).toMatchObject({
      input: 'smoke/belt.json',
      kind: 'smoke',
      correct: true,
      scenarioJson: 'scenario.json',
    });
    expect(furnace).toMatchObject({
      scenarioJson: 'scenario-1.json',
      overCeiling: false,
      skipped: false,
      detail: null,
    });
    expect(furnace.snapshots.map((snapshot: { tick: number }) => snapshot.tick)).toEqual([100, 200, 400]);
    expect(json.seconds).toHaveLength(3);
  });

  it('has the same result with one runner and with two, and the same fuel through run', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((jobs) => runJson(['grade', gradedCase, builtEngine('naive'), '--jobs', jobs])),
    );
    expect(two!.json.performance).toEqual(one!.json.performance);
    const scenario = join(gradedCase, 'cases/furnace.json');
    const { json } = await runJson(['run', builtEngine('naive'), scenario], AS_A_PROCESS);
    expect(json.fuel).toBe(one!.json.performance.cases[1].fuel);
  });

  it('is told as text that a person understands, without colours in a pipe', async () => {
    const { code, stdout, stderr } = await runCli(['grade', gradedCase, builtEngine('lanes')], AS_A_PROCESS);
    expect(code).toBe(0);
    expect(stdout).toContain('Passed: every case is right within the ceiling.');
    expect(stdout).toMatch(/smoke\/belt\.json\s+smoke\s+passed/);
    expect(stdout).not.toContain('\u001b');
    expect(stderr).toContain('cases/furnace.json: passed');
  });
});

describe('an engine over the ceiling', () => {
  it('has its fuel, its snapshots and its scenario, but no total; exit 1', async () => {
    const tight = writeCase(
      temporaryFolder(),
      [{ name: 'cases/belt', kind: 'stress', scenario: BELT, runway: 1000 }],
      10_000,
    );
    const { code, json } = await runJson(['grade', tight, builtEngine('naive')]);
    expect(code).toBe(1);
    expect(json.performance).toMatchObject({ correct: false, totalFuel: null });
    const [belt] = json.performance.cases;
    expect(belt).toMatchObject({ correct: false, overCeiling: true, scenarioJson: 'scenario.json' });
    expect(belt.fuel).toBeGreaterThan(10_000);
    expect(belt.detail).toContain(String(belt.fuel));
  });
});

describe('an engine with another reading of the rules', () => {
  it('passes smoke and is wrong in stress, with the tick and the entity', async () => {
    const { code, json } = await runJson(['grade', gradedCase, builtEngine('coal-blind')]);
    expect(code).toBe(1);
    const [smoke, furnace, belt] = json.performance.cases;
    expect([smoke.correct, furnace.correct, belt.correct]).toEqual([true, false, true]);
    expect(furnace).toMatchObject({
      firstMismatchTick: expect.any(Number),
      scenarioJson: null,
      fuel: expect.any(Number),
    });
    expect(furnace.detail).toMatch(
      /first mismatch at tick \d+: .* the first entity that differs is \d+ \(\w+ at/,
    );
  });
});

describe('a wrong smoke case', () => {
  it('shuts the gate: stress cases are skipped', async () => {
    const { code, json } = await runJson(['grade', gradedCase, builtEngine('wrong-count')]);
    expect(code).toBe(1);
    expect(json.performance.cases.map((result: { skipped: boolean }) => result.skipped)).toEqual([
      false,
      true,
      true,
    ]);
    expect(json.performance.cases[0].detail).toContain('holds 0 snapshots, 3 are expected');
  });
});

describe('--only', () => {
  it('grades the cases whose input matches', async () => {
    const { json } = await runJson(['grade', gradedCase, builtEngine('lanes'), '--only', 'cases/*']);
    expect(json.performance.cases.map((result: { input: string }) => result.input)).toEqual([
      'cases/furnace.json',
      'cases/belt.json',
    ]);
  });

  it('that matches nothing says what there is; exit 2', async () => {
    const { code, json } = await runJson(['grade', gradedCase, builtEngine('lanes'), '--only', 'nothing/*']);
    expect(code).toBe(2);
    expect(json.error).toMatchObject({
      code: 'no-case-matches',
      message: expect.stringContaining('smoke/belt.json'),
    });
  });
});

describe('--out', () => {
  it("writes a run folder in the harness's layout, which is an ENGINE again", async () => {
    const out = join(temporaryFolder(), 'runs');
    const { json } = await runJson(['grade', gradedCase, builtEngine('lanes'), '--out', out]);
    const [id] = readdirSync(out);
    expect(json.folder).toBe(join(out, id!));
    const implementation = join(out, id!, 'implementation');
    expect(readdirSync(implementation).sort()).toEqual([
      'engine.wasm',
      'performance',
      'scenario-1.json',
      'scenario-2.json',
      'scenario.json',
    ]);
    expect(readFileSync(join(implementation, 'engine.wasm'))).toEqual(readFileSync(builtEngine('lanes')));
    expect(readFileSync(join(implementation, 'scenario-1.json'))).toEqual(
      readFileSync(join(gradedCase, 'cases/furnace.json')),
    );
    const record = runRecordSchema.parse(JSON.parse(readFileSync(join(out, id!, 'run-record.json'), 'utf8')));
    expect(record.validation.performance).toEqual(json.performance);
    expect(record).toMatchObject({ id, validation: { loaded: true }, status: { state: 'completed' } });
    expect(record.subject).toMatchObject({
      testCaseSlug: 'test-case',
      testCaseVersion: 'v1.0.0',
      variant: 'base',
    });

    const states = join(implementation, 'performance/furnace.state.json');
    expect(JSON.parse(readFileSync(states, 'utf8'))).toEqual(
      JSON.parse(readFileSync(join(gradedCase, 'cases/furnace.out'), 'utf8')),
    );
    expect((await runCli(['checksum', states])).code).toBe(0);
    const again = await runJson(['grade', gradedCase, join(out, id!)]);
    expect(again.json.performance).toEqual(json.performance);
  });

  it('leaves nothing behind when it is stopped', async () => {
    const out = temporaryFolder();
    const { code } = await runCli(['grade', gradedCase, builtEngine('slow-fill'), '--out', out], {
      interrupted: true,
    });
    expect(code).toBe(130);
    expect(readdirSync(out)).toEqual([]);
  });
});

describe('every class of failure', () => {
  it.each([
    ['out-of-fuel', 'exhausted its fuel ceiling of 5000000000'],
    ['out-of-memory', 'ran out of memory'],
    ['trap', 'trapped'],
    ['stack-overflow', 'trapped'],
    ['bad-region', 'region outside its memory'],
    ['alloc-outside', 'region outside its memory'],
    ['bad-json', 'the answer is not what it should be'],
    ['not-snapshots', 'the answer is not what it should be'],
    ['bom', 'byte order mark'],
    ['needs-import', 'failed to load'],
    ['start-section', 'failed to load'],
    ['wrong-signature', "failed to load: the export 'simulate' must be a function (i32, i32) -> i64"],
    ['missing-memory', "failed to load: the export 'memory'"],
  ])('%s is an outcome of the case with its facts, without fuel', async (engine, detail) => {
    const { code, json } = await runJson(['grade', gradedCase, builtEngine(engine)]);
    expect(code).toBe(1);
    const [smoke] = json.performance.cases;
    expect(smoke).toMatchObject({ correct: false, fuel: null, snapshots: [], scenarioJson: null });
    expect(smoke.detail).toContain(detail);
  });

  it.each([
    ['lying-checksum', 'its own state gives'],
    ['wrong-schedule', 'first mismatch'],
    ['wrong-count', '0 snapshots'],
  ])('%s is a wrong answer with fuel', async (engine, detail) => {
    const { json } = await runJson(['grade', gradedCase, builtEngine(engine)]);
    const [smoke] = json.performance.cases;
    expect(smoke).toMatchObject({ correct: false, fuel: expect.any(Number) });
    expect(smoke.detail).toContain(detail);
  });

  it.each(['high-region', 'grow-late'])('%s is right', async (engine) => {
    const options = engine === 'high-region' ? ['--memory', '4294967296'] : [];
    const { code, json } = await runJson([
      'run',
      builtEngine(engine),
      join(gradedCase, 'smoke/belt.json'),
      ...options,
    ]);
    expect([code, json.outcome, json.snapshots.length]).toEqual([0, 'finished', 3]);
  });

  it('the wall clock is a class of its own', async () => {
    const { code, json } = await runJson([
      'grade',
      gradedCase,
      builtEngine('slow-fill'),
      '--time-limit',
      '1',
    ]);
    expect(code).toBe(1);
    expect(json.performance.cases[0].detail).toContain('stopped here, which the harness would not do');
  });
});

describe('fuel', () => {
  it('is the same over ten runs', async () => {
    const runs = await Promise.all(
      Array.from({ length: 10 }, () =>
        runJson(['run', builtEngine('naive'), join(gradedCase, 'cases/furnace.json')]),
      ),
    );
    expect(new Set(runs.map(({ json }) => json.fuel)).size).toBe(1);
  });
});

describe('a case that is not Lattice', () => {
  const jsonCase = (expected: string): string => {
    const folder = writeCase(temporaryFolder(), [{ name: 'cases/values', kind: 'stress', scenario: BELT }]);
    writeText(join(folder, 'cases/values.json'), '{"values":[3,1,2]}');
    writeText(join(folder, 'cases/values.out'), expected);
    return folder;
  };

  it.each([
    ['[ ]', 'wrong-count', 0, null],
    ['[1]', 'wrong-count', 1, 'at $[0]: 1 is expected, found nothing'],
    ['[]', 'bad-json', 1, 'the answer is not JSON'],
  ])('expecting %s of %s is graded by its answer as a JSON value', async (expected, engine, exit, detail) => {
    const { code, json } = await runJson(['grade', jsonCase(expected), builtEngine(engine)]);
    const [values] = json.performance.cases;
    expect(code).toBe(exit);
    expect(values).toMatchObject({ correct: exit === 0, fuel: expect.any(Number), snapshots: [] });
    if (detail === null) expect(values.detail).toBeNull();
    else expect(values.detail).toContain(detail);
    const differences =
      engine === 'wrong-count' && exit === 1 ? [{ path: '$[0]', expected: '1' }] : undefined;
    expect(json.differences?.[0].differences).toEqual(differences);
  });
});

describe("the contract's schemas", () => {
  it('give findings and never a verdict', async () => {
    const strict = writeCase(temporaryFolder(), [{ name: 'cases/belt', kind: 'stress', scenario: BELT }]);
    writeText(join(strict, 'schemas/scenario.json'), '{"properties":{"ticks":{"maximum":10}}}');
    writeText(join(strict, 'schemas/state.json'), '{"type":"array","items":{"required":["seed"]}}');
    const { code, json } = await runJson(['grade', strict, builtEngine('lanes')]);
    expect([code, json.performance.correct]).toEqual([0, true]);
    expect(
      json.findings.map((finding: { input: string; message: string }) => [finding.input, finding.message]),
    ).toEqual([
      ['cases/belt.json', expect.stringContaining('$.ticks must be <= 10')],
      ['answer to cases/belt.json', expect.stringContaining("must have required property 'seed'")],
    ]);
  });

  it('that cannot be used, or never end, are findings too', async () => {
    const broken = writeCase(temporaryFolder(), [{ name: 'cases/belt', kind: 'stress', scenario: BELT }]);
    writeText(join(broken, 'schemas/scenario.json'), '{"type":7}');
    writeText(join(broken, 'schemas/state.json'), 'soon');
    const { code, json } = await runJson(['grade', broken, builtEngine('lanes')]);
    expect(code).toBe(0);
    expect(json.findings.map((finding: { code: string }) => finding.code)).toEqual([
      'contract-schema',
      'contract-schema',
    ]);
  });
});
