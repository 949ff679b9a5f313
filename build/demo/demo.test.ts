import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../../shared/base/byte-source.ts';
import { PlainEngine } from '../../shared/lattice/plain/engine.ts';
import type { ReadingId } from '../../shared/lattice/readings.ts';
import { parseScenario } from '../../shared/lattice/scenario/parse.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { SCENARIO_SCHEMA, STATE_SCHEMA } from '../../shared/lattice/schemas.ts';
import { checksumOf } from '../../shared/lattice/state/checksum.ts';
import { readSnapshots } from '../../shared/lattice/state/read-snapshots.ts';
import { demoCases } from './case.ts';
import { casePaths } from './manifest.ts';
import { SMOKE_CASES } from './smoke.ts';
import { DEMO_FOLDER, demoFiles } from './write-demo.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BY_HAND = ['CHANGELOG.md', 'description.md', 'prompt.hbs', 'specs/rules.md', 'variants/base.toml'];

function committed(path: string): Uint8Array {
  return new Uint8Array(readFileSync(`${ROOT}${DEMO_FOLDER}/${path}`));
}

function checksums(scenario: Scenario, readings: readonly ReadingId[], snapshots = scenario.snapshots): string[] {
  const engine = new PlainEngine(scenario, { readings });
  return snapshots.map((tick) => {
    engine.runTo(tick);
    return checksumOf(engine.frame().bytes);
  });
}

function sameFolder(paths: readonly string[]): string[] {
  return paths.map((path) => path.slice(DEMO_FOLDER.length + 1));
}

describe('the demo case', () => {
  const cases = demoCases();

  it('is committed as it is designed', () => {
    const designed = [...demoFiles()];
    for (const { path, bytes } of designed) {
      expect(Buffer.compare(bytes, readFileSync(`${ROOT}${path}`)), path).toBe(0);
    }
    const present = readdirSync(`${ROOT}${DEMO_FOLDER}`, { recursive: true, withFileTypes: true });
    const files = present.filter((entry) => entry.isFile());
    expect(files).toHaveLength(designed.length + BY_HAND.length);
    expect(sameFolder(designed.map(({ path }) => path))).not.toContain(BY_HAND[0]);
  });

  const ajv = new Ajv2020();
  const isScenario = ajv.compile(SCENARIO_SCHEMA);
  const isAnswer = ajv.compile(STATE_SCHEMA);

  it.each(cases.map((demoCase) => [demoCase.name, demoCase] as const))('%s parses, and its answer is one', (_, demoCase) => {
    const { input, expected } = casePaths(demoCase);
    const { scenario, findings } = parseScenario(committed(input));
    expect(findings).toEqual([]);
    expect(scenario).toEqual(demoCase.scenario);
    const snapshots = [...readSnapshots(bytesSource(committed(expected)))];
    expect(snapshots.map(({ frame }) => frame.tick)).toEqual(scenario?.snapshots);
    for (const { frame, reported } of snapshots) expect(checksumOf(frame.bytes)).toBe(reported);
    expect(isScenario(JSON.parse(new TextDecoder().decode(committed(input)))), ajv.errorsText(isScenario.errors)).toBe(true);
    expect(isAnswer(JSON.parse(new TextDecoder().decode(committed(expected)))), ajv.errorsText(isAnswer.errors)).toBe(true);
  });

  it.each(SMOKE_CASES.map((design) => [design.name, design] as const))('%s shows what it is for', (_, { scenario, shows }) => {
    const right = checksums(scenario, []);
    for (const reading of shows) expect(checksums(scenario, [reading]), reading).not.toEqual(right);
  });

  it('lets an engine without the preference for coal pass the smoke cases, and no stress case', () => {
    for (const { name, kind, scenario } of cases) {
      // The first snapshot of a stress case is early enough to be quick and late enough to show it.
      const snapshots = kind === 'smoke' ? scenario.snapshots : scenario.snapshots.slice(0, 1);
      const same = `${checksums(scenario, ['furnace-no-coal-first'], snapshots)}` === `${checksums(scenario, [], snapshots)}`;
      expect(same, name).toBe(kind === 'smoke');
    }
  });
});
