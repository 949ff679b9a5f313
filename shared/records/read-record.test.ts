import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../base/byte-source.ts';
import { parseJson } from '../base/json/tree.ts';
import { unknownEntries } from './more.ts';
import { readRecord, recordForm } from './read-record.ts';
import { shallowObject } from './shallow-json.ts';
import { summarise } from './summary.ts';
import { passedRecord, performanceOf, plainCopy, records } from './testing.ts';
import { writeRecord } from './write-record.ts';

const bytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

/** The codes and paths of what is found in a record after a change. */
function found(change: (record: ReturnType<typeof passedRecord>) => void): string[] {
  const record = passedRecord();
  change(record);
  return readRecord(bytes(record)).findings.map(({ code, path }) => `${code} ${path}`);
}

describe('a run record', () => {
  it('that was written is read back equal, unknown keys and all', () => {
    fc.assert(
      fc.property(records, (record) => {
        const reading = readRecord(writeRecord(record));
        expect(reading.record).toEqual(record);
        expect(reading.upgrades).toEqual([]);
      }),
    );
  });

  it('is the same under `record` in a document of the snapshot', () => {
    fc.assert(
      fc.property(records, fc.boolean(), (record, known) => {
        const document = { schemaVersion: known ? 1 : 2, record, reviews: [], links: {} };
        const reading = readRecord(bytes(document));
        expect(reading).toMatchObject({ form: 'snapshot', beside: { reviews: [], links: {} } });
        expect(reading.record).toEqual(record);
        expect(reading.findings.some(({ code }) => code === 'snapshot-version')).toBe(!known);
      }),
      { numRuns: 30 },
    );
  });

  it('has nothing odd when it is a good one', () => {
    const reading = readRecord(bytes(passedRecord()));
    expect([reading.form, reading.findings, reading.upgrades]).toEqual(['record', [], []]);
  });

  it('lists the keys that are not known, wherever they stand', () => {
    const plain = plainCopy(passedRecord()) as Record<string, Record<string, unknown>>;
    plain.toolCalls = { bash: 3 };
    plain.subject!.ggSummary = null;
    const performance = plain.validation!.performance as { cases: Record<string, unknown>[] };
    performance.cases[1]!['wall clock'] = 7;
    const { record } = readRecord(bytes(plain));
    expect(unknownEntries(record!)).toEqual([
      { path: '$.subject.ggSummary', value: null },
      { path: '$.validation.performance.cases[1]["wall clock"]', value: 7 },
      { path: '$.toolCalls', value: { bash: 3 } },
    ]);
  });

  it('of an older harness gets what it lacks, and says what that was', () => {
    const plain = plainCopy(passedRecord()) as Record<string, Record<string, unknown>>;
    for (const key of ['testType', 'orchestratorSlug', 'engineSlug']) delete plain.subject![key];
    const performance = plain.validation!.performance as Record<string, unknown>;
    delete performance.fuelLimit;
    delete performance.moduleWasm;
    for (const one of performance.cases as Record<string, unknown>[]) {
      for (const key of ['kind', 'overCeiling', 'skipped', 'snapshots', 'scenarioJson']) delete one[key];
    }
    plain.status = { state: 'unevaluable' };
    const { record, upgrades, findings } = readRecord(bytes(plain));
    expect(record?.subject).toMatchObject({ testType: 'performance', orchestratorSlug: 'one-shot' });
    expect(record?.status.state).toBe('unevaluable');
    expect(performanceOf(record!)).toMatchObject({ fuelLimit: null, moduleWasm: null });
    expect(performanceOf(record!).cases[0]).toMatchObject({
      kind: 'stress',
      overCeiling: false,
      skipped: false,
      snapshots: [],
      scenarioJson: null,
    });
    expect(upgrades).toHaveLength(6);
    // Two stress cases now, so the recorded total no longer is their sum.
    expect(findings.map(({ code }) => code)).toEqual(['total-differs']);
  });

  it('keeps fuel past 2^53 as a rounded number and says so', () => {
    const limit = '18446744073709551615';
    const words = JSON.stringify(passedRecord()).replace('"fuelLimit":1000', `"fuelLimit":${limit}`);
    const { record, findings } = readRecord(bytes(words));
    expect(performanceOf(record!).fuelLimit).toBe(2 ** 64);
    expect(findings).toEqual([
      expect.objectContaining({ code: 'number-rounded', path: '$.validation.performance.fuelLimit' }),
    ]);
  });
});

describe('what is no run record', () => {
  it.each([
    ['an array', '[]'],
    ['a scenario', '{"version":1,"grid":{},"entities":[]}'],
    ['the list of runs of a snapshot', '{"schemaVersion":1,"runs":[{"id":"a","subject":{}}]}'],
    ['an object with a subject alone', '{"subject":{}}'],
  ])('is refused as such: %s', (_what, words) => {
    expect(() => readRecord(bytes(words))).toThrowError(expect.objectContaining({ code: 'record-unknown' }));
  });

  it.each(['', '{"id":', '{"subject":{}} x', '\ufeff{}', `{"subject":${'['.repeat(500)}`])(
    'is refused as no JSON: %j',
    (words) => {
      expect(() => readRecord(bytes(words))).toThrowError(
        expect.objectContaining({ code: expect.stringMatching(/^json-/) }),
      );
    },
  );

  it('never throws but a fault, whatever the values are', () => {
    const broken = fc
      .tuple(records, fc.jsonValue(), fc.nat({ max: 400 }))
      .map(([record, value, at]) => replacedAt(plainCopy(record), value, at));
    fc.assert(
      fc.property(broken, (value) => {
        try {
          const { record, findings } = readRecord(bytes(JSON.stringify(value)));
          expect(record === undefined).toBe(findings.some(({ severity }) => severity === 'error'));
        } catch (error) {
          expect(error).toMatchObject({ name: 'Fault', code: 'record-unknown' });
        }
      }),
    );
  });
});

describe('a record of a hostile hand', () => {
  it('is refused before it would fill the memory', () => {
    const words = `{"subject":{},"validation":[${'1,'.repeat(2_000_001)}1]}`;
    expect(() => readRecord(bytes(words))).toThrowError(
      expect.objectContaining({ code: 'record-too-long', facts: { limit: 2_000_000, found: 2_000_006 } }),
    );
  });

  it('may hold what looks like values in its texts', () => {
    const record = passedRecord();
    record.subject.modelId = ',[{\\",[{'.repeat(300_000);
    expect(readRecord(writeRecord(record)).record).toEqual(record);
  });
});

describe('the keys of an object', () => {
  const shallow = (words: string) => shallowObject(bytesSource(bytes(words)));

  it('are told with the kinds of their values, a nested record with its own', () => {
    fc.assert(
      fc.property(records, (record) => {
        const words = JSON.stringify({ record, schemaVersion: 1 });
        expect(recordForm(shallow(words))).toBe(recordForm(parseJson(bytes(words))));
        expect(recordForm(shallow(JSON.stringify(record)))).toBe('record');
      }),
      { numRuns: 30 },
    );
  });

  it('are found past a value of any depth, and the whole text must be JSON', () => {
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
    expect(recordForm(shallow(`{"a":${deep},"subject":{"b":[1,{"c":null}]},"status":{}}`))).toBe('record');
    for (const words of ['{"subject":{},"status":{}} 1', '{"subject":{},"status":{', '{"a":1,}', '[]'])
      expect(() => shallow(words)).toThrowError(
        expect.objectContaining({ code: expect.stringMatching(/^json-/) }),
      );
  });
});

describe('a record with broken parts', () => {
  it('gives every fault at once, each with its path', () => {
    const plain = plainCopy(passedRecord()) as Record<string, Record<string, unknown>>;
    delete plain.subject!.modelId;
    plain.metrics!.runTimeSeconds = 'long';
    (plain.validation!.performance as { cases: Record<string, unknown>[] }).cases[1]!.fuel = -1.5;
    const { record, findings } = readRecord(bytes({ schemaVersion: 1, record: plain }));
    expect(record).toBeUndefined();
    expect(findings.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '$.record.subject.modelId',
        '$.record.metrics.runTimeSeconds',
        '$.record.validation.performance.cases[1].fuel',
      ]),
    );
  });

  it('has one value for a key that stands twice, and none for one that would change the object', () => {
    const words = JSON.stringify(passedRecord())
      .replace('{', '{"__proto__":{"polluted":true},')
      .replace('"id":', '"id":"first","id":');
    const { record, findings } = readRecord(bytes(words));
    expect(record?.id).toBe(passedRecord().id);
    expect((record as { polluted?: boolean }).polluted).toBeUndefined();
    expect(findings.map(({ code }) => code)).toEqual(['key-forbidden', 'key-twice']);
  });
});

describe('what is odd', () => {
  const P = '$.validation.performance';
  type Change = Parameters<typeof found>[0];
  const rows: readonly (readonly [string, Change])[] = [
    [
      '$.startedAt time-form',
      (record) => {
        record.startedAt = 'yesterday';
      },
    ],
    [
      '$.finishedAt time-order',
      (record) => void Object.assign(record, { finishedAt: '2020-01-01T00:00:00Z' }),
    ],
    ['$.status.state state-unknown', (record) => void Object.assign(record.status, { state: 'asleep' })],
    [
      '$.subject.testType type-differs',
      (record) => void Object.assign(record.subject, { testType: 'end-to-end' }),
    ],
    [`$.validation result-missing`, (record) => void Object.assign(record.validation, { performance: null })],
    [
      `$.validation.loaded loaded-differs`,
      (record) => void Object.assign(record.validation, { loaded: false }),
    ],
    [`${P}.totalFuel total-differs`, (record) => void Object.assign(performanceOf(record), { totalFuel: 1 })],
    [
      `${P}.moduleWasm name-escapes`,
      (record) => void Object.assign(performanceOf(record), { moduleWasm: '../a' }),
    ],
    [
      `${P}.cases[1].scenarioJson name-escapes`,
      (record) => void Object.assign(performanceOf(record).cases[1]!, { scenarioJson: '/etc/passwd' }),
    ],
    [
      `${P}.cases[1].fuel fuel-over-limit`,
      (record) => void Object.assign(performanceOf(record), { fuelLimit: 899 }),
    ],
    [
      `${P}.cases[0] outcomes-exclude`,
      (record) => void Object.assign(performanceOf(record).cases[0]!, { overCeiling: true }),
    ],
    [
      `${P}.cases[0].fuel skipped-with-fuel`,
      (record) => void Object.assign(performanceOf(record).cases[0]!, { skipped: true, correct: false }),
    ],
    [
      `${P}.cases[0].scenarioJson scenario-of-wrong`,
      (record) => void Object.assign(performanceOf(record).cases[0]!, { correct: false }),
    ],
    [
      `${P}.cases[1].fuel fuel-within-limit`,
      (record) => void Object.assign(performanceOf(record).cases[1]!, { correct: false, overCeiling: true }),
    ],
    [
      `${P}.cases[0].snapshots[1].tick ticks-descend`,
      (record) => void Object.assign(performanceOf(record).cases[0]!.snapshots[1]!, { tick: 20 }),
    ],
    [
      `${P}.cases[0].snapshots[0].checksum checksum-form`,
      (record) =>
        void Object.assign(performanceOf(record).cases[0]!.snapshots[0]!, { checksum: 'fnv1a64:AA' }),
    ],
    [
      `${P}.cases[1].input input-twice`,
      (record) => void Object.assign(performanceOf(record).cases[1]!, { input: 'smoke/belt.json' }),
    ],
    [
      `${P}.correct verdict-differs`,
      (record) => void Object.assign(performanceOf(record), { correct: false }),
    ],
    [
      `${P}.totalFuel total-without-pass`,
      (record) => void Object.assign(performanceOf(record), { correct: false }),
    ],
  ];

  it.each(rows)('is told with its place: %s', (wanted, change) => {
    const [path, code] = wanted.split(' ');
    expect(found(change)).toContain(`${code} ${path}`);
  });
});

describe('the verdict', () => {
  const verdict = (change: (result: ReturnType<typeof performanceOf>) => void): string => {
    const record = passedRecord();
    change(performanceOf(record));
    return summarise(record).verdict;
  };

  it('is passed, over the ceiling, incorrect or without an answer', () => {
    expect(verdict(() => undefined)).toBe('passed');
    const over = { correct: false, overCeiling: true };
    expect(
      verdict((result) => {
        result.correct = false;
        Object.assign(result.cases[1]!, over);
      }),
    ).toBe('over-ceiling');
    expect(
      verdict((result) => {
        result.correct = false;
        Object.assign(result.cases[1]!, { correct: false });
      }),
    ).toBe('incorrect');
    expect(verdict((result) => Object.assign(result, { correct: false, cases: [] }))).toBe('no-answer');
  });

  it('of a match is its outcome, and of other runs that nothing was judged', () => {
    const record = passedRecord();
    record.validation.performance = null;
    expect(summarise(record).verdict).toBe('not-judged');
  });
});

/** Puts a value in the place of the `at`th one of a tree. */
function replacedAt(tree: unknown, value: unknown, at: number): unknown {
  let left = at;
  const walk = (node: unknown): unknown => {
    if (left-- === 0) return value;
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, member]) => [key, walk(member)]));
  };
  return walk(tree);
}
