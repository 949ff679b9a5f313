import * as fc from 'fast-check';
import type { JsonObject } from './json-value.ts';
import type { RunRecord } from './record.ts';

/** A passed performance run with a smoke and a stress case, as the newest harness writes it. */
export function passedRecord(): RunRecord {
  return {
    id: '0b6f2d1e-0000-4000-8000-1234567890ab',
    startedAt: '2030-01-02T03:04:05Z',
    finishedAt: '2030-01-02T03:50:00.25+00:00',
    subject: {
      testCaseSlug: 'test-case',
      testCaseVersion: 'v1.0.0',
      testType: 'performance',
      variant: 'base',
      harnessSlug: 'claude',
      harnessVersion: null,
      orchestratorSlug: 'one-shot',
      engineSlug: 'none',
      engineVersion: null,
      modelId: 'acme/model-1',
    },
    tooling: { testCabinetCommit: null },
    environment: { os: 'Debian', containerImage: 'local/perf:dev', nodeVersion: null, authMode: 'apiKey' },
    metrics: {
      runTimeSeconds: 2755.5,
      setupSeconds: 40,
      sessionSeconds: 2700,
      teardownSeconds: 15.5,
      validationSeconds: 61.2,
      tokens: { uncachedInput: 1000, cachedInput: null, output: 2000, reasoning: null },
      cost: { comparable: 1.5, actual: 1.5 },
    },
    validation: {
      loaded: true,
      detail: null,
      install: null,
      build: null,
      checks: [],
      performance: {
        correct: true,
        totalFuel: 900,
        fuelLimit: 1000,
        moduleWasm: 'engine.wasm',
        detail: null,
        cases: [caseResult('smoke/belt.json', 'smoke', 0), caseResult('cases/belt.json', 'stress', 1)],
      },
    },
    links: { sourceRepo: null, playableBuild: null },
    status: { state: 'completed', detail: null },
  };
}

/** The result block of a performance record, for a test to change. */
export function performanceOf(record: RunRecord) {
  if (!record.validation.performance) throw new Error('the record holds no performance result');
  return record.validation.performance;
}

function caseResult(input: string, kind: 'smoke' | 'stress', index: number) {
  return {
    input,
    kind,
    correct: true,
    overCeiling: false,
    skipped: false,
    fuel: 900,
    firstMismatchTick: null,
    detail: null,
    snapshots: [
      { tick: 20, checksum: 'fnv1a64:00000000000000aa' },
      { tick: 40, checksum: 'fnv1a64:00000000000000bb' },
    ],
    scenarioJson: index === 0 ? 'scenario.json' : `scenario-${index}.json`,
  };
}

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const whole = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const double = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));
/** Keys of newer harnesses. */
const more = fc.dictionary(
  text.map((word) => `x${word}`),
  fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('__proto__')),
  { maxKeys: 2 },
);

function loose<T extends object>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }, optional: string[] = []) {
  const keys = Object.keys(model).filter((key) => !optional.includes(key)) as (keyof T)[];
  return fc
    .tuple(more, fc.record(model, { requiredKeys: keys }))
    .map(([unknown, known]) => withoutNegativeZero({ ...unknown, ...known }) as T);
}

const caseResults = loose({
  input: text,
  kind: fc.constantFrom('smoke' as const, 'stress' as const),
  correct: fc.boolean(),
  overCeiling: fc.boolean(),
  skipped: fc.boolean(),
  fuel: some(whole),
  firstMismatchTick: some(whole),
  detail: some(text),
  snapshots: fc.array(loose({ tick: whole, checksum: text }), { maxLength: 3 }),
  scenarioJson: some(text),
});

const performances = loose({
  correct: fc.boolean(),
  totalFuel: some(whole),
  fuelLimit: some(whole),
  cases: fc.array(caseResults, { maxLength: 3 }),
  moduleWasm: some(text),
  detail: some(text),
});

const matchKeys = {
  replayJson: text,
  opponent: text,
  winner: some(text),
  redScore: whole,
  blueScore: whole,
  ended: text,
  ticks: whole,
  outcome: text,
};

const adversarials = loose({
  ...matchKeys,
  submissionTeam: text,
  detail: some(text),
  controllerModule: text,
  replays: fc.array(loose({ ...matchKeys, scored: fc.boolean() }), { maxLength: 2 }),
});

/** Records of every shape that a present harness could write, with unknown keys in every object. */
export const records: fc.Arbitrary<RunRecord> = loose<RunRecord>({
  id: text,
  startedAt: text,
  finishedAt: text,
  subject: loose(
    {
      testCaseSlug: text,
      testCaseVersion: text,
      testType: text,
      variant: text,
      harnessSlug: text,
      harnessVersion: some(text),
      orchestratorSlug: text,
      engineSlug: text,
      engineVersion: some(text),
      modelId: text,
    },
    ['harnessVersion', 'engineVersion'],
  ),
  tooling: loose({ testCabinetCommit: some(text) }, ['testCabinetCommit']),
  environment: loose({ os: text, containerImage: text, nodeVersion: some(text), authMode: text }, [
    'nodeVersion',
  ]),
  metrics: loose(
    {
      runTimeSeconds: double,
      setupSeconds: some(double),
      sessionSeconds: some(double),
      tokens: loose({ uncachedInput: some(whole), output: some(whole) }, ['uncachedInput', 'output']),
      cost: loose({ comparable: some(double), actual: some(double) }, ['comparable', 'actual']),
    },
    ['setupSeconds', 'sessionSeconds'],
  ),
  validation: loose(
    {
      loaded: fc.boolean(),
      detail: some(text),
      checks: fc.array(fc.jsonValue({ maxDepth: 1 }).map(withoutNegativeZero), { maxLength: 2 }),
      performance: some(performances),
      adversarial: some(adversarials),
    },
    ['detail', 'performance', 'adversarial'],
  ),
  links: loose({ sourceRepo: some(text) }, ['sourceRepo']),
  status: loose({ state: text, detail: some(text) }, ['detail']),
});

/** JSON has no negative zero: writing it is not the identity for any writer. */
function withoutNegativeZero(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** A copy of a record as plain JSON, for a test to break. */
export function plainCopy(record: RunRecord): JsonObject {
  return JSON.parse(JSON.stringify(record)) as JsonObject;
}
