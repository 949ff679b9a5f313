import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../../shared/base/byte-source.ts';
import { TIERS } from '../../shared/lattice/constants.ts';
import { DIRECTIONS } from '../../shared/lattice/directions.ts';
import { PlainEngine } from '../../shared/lattice/plain/engine.ts';
import type { ReadingId } from '../../shared/lattice/readings.ts';
import { RECIPES } from '../../shared/lattice/recipes.ts';
import { parseScenario } from '../../shared/lattice/scenario/parse.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { SCENARIO_SCHEMA, STATE_SCHEMA } from '../../shared/lattice/schemas.ts';
import { decodeFrame } from '../../shared/lattice/state/canonical.ts';
import { checksumOf } from '../../shared/lattice/state/checksum.ts';
import type { EntityState } from '../../shared/lattice/state/entity-state.ts';
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

function checksums(
  scenario: Scenario,
  readings: readonly ReadingId[],
  snapshots = scenario.snapshots,
): string[] {
  const engine = new PlainEngine(scenario, { readings });
  return snapshots.map((tick) => {
    engine.runTo(tick);
    return checksumOf(engine.frame().bytes);
  });
}

function hasWorked(state: EntityState): boolean {
  switch (state.kind) {
    case 'assembler':
    case 'furnace':
      return state.craftLeft > 0 || state.output.length > 0;
    case 'sink':
      return state.consumed.length > 0;
    default:
      return true;
  }
}

/** Files under a folder, at any depth. */
function filesIn(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

describe('the demo case', () => {
  const cases = demoCases();

  it('is committed as it is designed', () => {
    const designed = [...demoFiles()];
    for (const { path, bytes } of designed) {
      expect(Buffer.compare(bytes, readFileSync(`${ROOT}${path}`)), path).toBe(0);
    }
    const all = [...designed.map(({ path }) => path), ...BY_HAND.map((path) => `${DEMO_FOLDER}/${path}`)];
    expect(filesIn(DEMO_FOLDER).sort()).toEqual(all.sort());
  });

  const ajv = new Ajv2020();
  const isScenario = ajv.compile(SCENARIO_SCHEMA);
  const isAnswer = ajv.compile(STATE_SCHEMA);

  it.each(cases.map((demoCase) => [demoCase.name, demoCase] as const))(
    '%s parses, and its answer is one',
    (_, demoCase) => {
      const { input, expected } = casePaths(demoCase);
      const { scenario, findings } = parseScenario(committed(input));
      expect(findings).toEqual([]);
      expect(scenario).toEqual(demoCase.scenario);
      const snapshots = [...readSnapshots(bytesSource(committed(expected)))];
      expect(snapshots.map(({ frame }) => frame.tick)).toEqual(scenario?.snapshots);
      for (const { frame, reported } of snapshots) expect(checksumOf(frame.bytes)).toBe(reported);
      expect(
        isScenario(JSON.parse(new TextDecoder().decode(committed(input)))),
        ajv.errorsText(isScenario.errors),
      ).toBe(true);
      expect(
        isAnswer(JSON.parse(new TextDecoder().decode(committed(expected)))),
        ajv.errorsText(isAnswer.errors),
      ).toBe(true);
    },
  );

  it.each(SMOKE_CASES.map((design) => [design.name, design] as const))(
    '%s shows what it is for',
    (_, { scenario, shows }) => {
      const right = checksums(scenario, []);
      for (const reading of shows) expect(checksums(scenario, [reading]), reading).not.toEqual(right);
    },
  );

  const stress = cases.filter(({ kind }) => kind === 'stress');

  it.each(stress.map((demoCase) => [demoCase.name, demoCase] as const))(
    '%s keeps every machine and sink busy',
    (_, demoCase) => {
      const idle = new Map(
        demoCase.scenario.entities
          .map((entity, index) => [index, entity] as const)
          .filter(([, { type }]) => type === 'assembler' || type === 'furnace' || type === 'sink'),
      );
      const engine = new PlainEngine(demoCase.scenario);
      // No recipe takes less than 32 ticks, so that no crafting is missed.
      while (idle.size > 0 && engine.tick < demoCase.scenario.ticks) {
        engine.runTo(engine.tick + 31);
        const { entities } = decodeFrame(engine.frame());
        for (const index of idle.keys()) if (hasWorked(entities[index]!)) idle.delete(index);
      }
      expect([...idle.values()]).toEqual([]);
    },
  );

  it('has everything in large', () => {
    const { entities } = stress.find(({ name }) => name === 'large')!.scenario;
    const words = new Set(entities.flatMap((entity) => Object.values(entity)));
    for (const word of [...RECIPES, ...TIERS]) expect(words).toContain(word);
    const facings = new Set(entities.map((entity) => `${entity.type} ${'dir' in entity ? entity.dir : ''}`));
    for (const dir of DIRECTIONS) {
      for (const type of ['belt', 'splitter', 'inserter']) expect(facings).toContain(`${type} ${dir}`);
    }
  });

  it('lets an engine without the preference for coal pass the smoke cases, and no stress case', () => {
    for (const { name, kind, scenario } of cases) {
      // The first snapshot of a stress case is early enough to be quick and late enough to show it.
      const snapshots = kind === 'smoke' ? scenario.snapshots : scenario.snapshots.slice(0, 1);
      const same =
        `${checksums(scenario, ['furnace-no-coal-first'], snapshots)}` ===
        `${checksums(scenario, [], snapshots)}`;
      expect(same, name).toBe(kind === 'smoke');
    }
  });
});
