import { describe, expect, it } from 'vitest';
import { perpendicular } from '../directions.ts';
import { layoutOf } from '../layout.ts';
import { PlainEngine } from '../plain/engine.ts';
import { guestBytes } from '../scenario/guest.ts';
import { parseScenario } from '../scenario/parse.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { decodeFrame } from '../state/canonical.ts';
import { generateScenario } from './generate.ts';

const SIZES = [2, 3, 7, 20, 40, 60, 90, 150];

function factory(seed: number): Scenario {
  const entities = SIZES[seed % SIZES.length]!;
  const side = Math.ceil(Math.sqrt(entities * 2.5)) + 4;
  return generateScenario({
    seed,
    width: side,
    height: side,
    entities,
    ticks: 600,
    laneSplitters: seed % 3 === 0,
  });
}

const FACTORIES = Array.from({ length: 320 }, (_, seed) => factory(seed));

/** Occurrences of each word. */
function tally(words: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

describe('generated factories', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(factory(7)).toEqual(factory(7));
    expect(factory(7)).not.toEqual(factory(7 + SIZES.length));
  });

  it('pass every check of a scenario and hold as many entities as were asked for', () => {
    FACTORIES.forEach((scenario, seed) => {
      const reading = parseScenario(guestBytes(scenario));
      expect(reading.findings, `seed ${seed}`).toEqual([]);
      expect(reading.scenario).toEqual(scenario);
      expect(scenario.entities).toHaveLength(SIZES[seed % SIZES.length]!);
    });
  });

  it('fill what a small grid has and keep to it', () => {
    for (let seed = 0; seed < 40; seed++) {
      const scenario = generateScenario({
        seed,
        width: 3,
        height: 2,
        entities: 50,
        ticks: 5,
        snapshots: [1, 5],
      });
      expect(parseScenario(guestBytes(scenario)).findings).toEqual([]);
      expect(scenario.snapshots).toEqual([1, 5]);
      const covered = tally(scenario.entities.map(({ x, y }) => `${x},${y}`));
      expect(covered.size).toBeGreaterThanOrEqual(2);
    }
  });

  it('grow to thousands of entities and stand anywhere on a grid that is far larger', () => {
    const large = generateScenario({ seed: 1, width: 90, height: 70, entities: 2000, ticks: 9 });
    expect(large.entities).toHaveLength(2000);
    expect(parseScenario(guestBytes(large)).findings).toEqual([]);
    const lost = generateScenario({ seed: 2, width: 4_000_000, height: 4_000_000, entities: 80, ticks: 9 });
    expect(lost.entities).toHaveLength(80);
  });

  it('flow: sinks consume in nearly all, crafters craft in many', () => {
    const larger = FACTORIES.filter(({ entities }) => entities.length >= 40);
    let flowing = 0;
    let consuming = 0;
    let crafting = 0;
    for (const scenario of larger) {
      const engine = new PlainEngine(scenario);
      engine.runTo(600);
      const { entities } = decodeFrame(engine.frame());
      const consumes = entities.some((state) => state.kind === 'sink' && state.consumed.length > 0);
      const carries = entities.filter(
        (state) => state.kind === 'belt' && state.left.length + state.right.length > 0,
      );
      if (consumes) consuming++;
      if (consumes || carries.length >= 5) flowing++;
      if (entities.some((state) => 'craftLeft' in state && (state.craftLeft > 0 || state.output.length > 0)))
        crafting++;
    }
    expect(flowing).toBe(larger.length);
    expect(consuming / larger.length).toBeGreaterThan(0.9);
    expect(crafting / larger.length).toBeGreaterThan(0.4);
  });

  it('hold every kind, facing, tier, source lane and recipe', () => {
    const words = FACTORIES.flatMap(({ entities }) =>
      entities.flatMap((entity) => [
        'dir' in entity ? `${entity.type} ${entity.dir}` : `${entity.type} ${entity.recipe}`,
        ...('tier' in entity ? [entity.tier] : []),
        ...('lane' in entity ? [entity.lane] : []),
      ]),
    );
    const counts = tally(words);
    const facing = ['belt', 'splitter', 'lane-splitter', 'inserter', 'source', 'sink'];
    const expected = [
      ...facing.flatMap((type) => ['N', 'E', 'S', 'W'].map((dir) => `${type} ${dir}`)),
      ...['iron-plate', 'copper-plate'].map((recipe) => `furnace ${recipe}`),
      ...['iron-gear', 'copper-cable', 'circuit', 'transport-belt', 'inserter', 'assembler'].map(
        (recipe) => `assembler ${recipe}`,
      ),
      ...['slow', 'fast', 'express', 'left', 'right', 'both'],
    ];
    expect([...counts.keys()].sort()).toEqual(expected.sort());
    for (const [word, count] of counts) expect(count, word).toBeGreaterThanOrEqual(5);
  });

  it('hold curves, turns that something undoes, side-loads, head-on belts, closed loops and splitters with two inputs', () => {
    const counts = tally(FACTORIES.flatMap(situations));
    for (const word of [
      'curve',
      'undone curve',
      'side-load',
      'head-on',
      'closed loop',
      'run of mixed tiers',
    ]) {
      expect(counts.get(word), word).toBeGreaterThanOrEqual(20);
    }
    for (const dir of ['N', 'E', 'S', 'W']) {
      expect(counts.get(`two inputs ${dir}`), dir).toBeGreaterThanOrEqual(5);
    }
  });

  it('hold inserters from every kind of giver to every kind of taker', () => {
    const counts = tally(FACTORIES.flatMap(handOvers));
    for (const giver of ['belt', 'crafter', 'source']) {
      for (const taker of ['belt', 'crafter', 'sink']) {
        expect(counts.get(`${giver} to ${taker}`), `${giver} to ${taker}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

function situations(scenario: Scenario): string[] {
  const { entities } = scenario;
  const layout = layoutOf(scenario);
  const at = (x: number, y: number) => {
    const index = layout.tiles.at(x, y);
    return index === undefined ? undefined : entities[index];
  };
  const found: string[] = [];
  const loops = layout.runs.filter((run) => {
    const [belt, ...others] = run.map((index) => entities[index]!);
    if (others.length > 0 || belt?.type !== 'belt') return false;
    const [x, y] = STEPS[belt.dir];
    const ahead = layout.tiles.at(belt.x + x, belt.y + y);
    return ahead !== undefined && layout.isCurve[ahead] === true;
  });
  if (loops.length > 0) found.push('closed loop');
  for (const run of layout.runs) {
    const tiers = new Set(run.map((index) => (entities[index] as { tier: string }).tier));
    if (tiers.size > 1) found.push('run of mixed tiers');
  }
  entities.forEach((entity, index) => {
    if (layout.isCurve[index]) found.push('curve');
    if (!('dir' in entity)) return;
    const [x, y] = STEPS[entity.dir];
    const ahead = at(entity.x + x, entity.y + y);
    if (entity.type === 'splitter') {
      const other = entity.dir === 'E' || entity.dir === 'W' ? [0, 1] : [1, 0];
      const behind = [at(entity.x - x, entity.y - y), at(entity.x + other[0]! - x, entity.y + other[1]! - y)];
      if (behind.every((input) => input?.type === 'belt' && input.dir === entity.dir))
        found.push(`two inputs ${entity.dir}`);
      return;
    }
    if (ahead?.type !== 'belt') return;
    const isCurve = layout.isCurve[layout.tiles.at(ahead.x, ahead.y)!]!;
    if (entity.type === 'belt' && perpendicular(entity.dir, ahead.dir) && !isCurve) found.push('side-load');
    if (entity.type === 'belt' && entity.dir !== ahead.dir && !perpendicular(entity.dir, ahead.dir))
      found.push('head-on');
  });
  const withoutOthers = layoutOf(scenario, { curves: true, undoneBy: new Set() });
  withoutOthers.isCurve.forEach((isCurve, index) => {
    if (isCurve && !layout.isCurve[index]) found.push('undone curve');
  });
  return found;
}

function handOvers(scenario: Scenario): string[] {
  const { tiles } = layoutOf(scenario);
  const role = (x: number, y: number): string => {
    const index = tiles.at(x, y);
    const type = index === undefined ? 'nothing' : scenario.entities[index]!.type;
    return type === 'furnace' || type === 'assembler' ? 'crafter' : type;
  };
  return scenario.entities.flatMap((entity) => {
    if (entity.type !== 'inserter') return [];
    const [x, y] = STEPS[entity.dir];
    return [`${role(entity.x - x, entity.y - y)} to ${role(entity.x + x, entity.y + y)}`];
  });
}
