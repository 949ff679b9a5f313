import { TIERS } from '../constants.ts';
import { DIRECTIONS } from '../directions.ts';
import { Board } from '../generate/board.ts';
import { generateScenario } from '../generate/generate.ts';
import { Random } from '../generate/random.ts';
import { ITEMS, type ItemName } from '../items.ts';
import { RECIPE, RECIPES } from '../recipes.ts';
import type { Entity, Scenario } from '../scenario/scenario.ts';
import type { Frame } from '../state/frame.ts';

/** A small generated factory; sizes, and lane-splitters in it, go round with the seed. */
export function generated(seed: number, sizes: readonly number[] = [3, 8, 15, 30, 50]): Scenario {
  const entities = sizes[seed % sizes.length]!;
  const side = Math.ceil(Math.sqrt(entities * 2.2)) + 2;
  return generateScenario({
    seed,
    width: side,
    height: side,
    entities,
    ticks: 100,
    laneSplitters: seed % 2 === 0,
  });
}

/** A small grid as full as can be, any entity on any tile, in random order: little flows, but everything touches. */
export function crowded(seed: number): Scenario {
  const random = new Random(seed * 7919 + 13);
  const board = new Board(random.between(2, 9), random.between(2, 9));
  const tier = random.chance(50) ? random.pick(TIERS) : undefined;
  const belts = random.between(3, 8);
  const items: readonly ItemName[] = random.chance(60)
    ? ['coal', 'iron-ore', 'copper-plate', random.pick(ITEMS)]
    : ITEMS;
  for (let left = board.width * board.height * 2; left > 0; left--) {
    const place = {
      x: random.below(board.width),
      y: random.below(board.height),
      dir: random.pick(DIRECTIONS),
    };
    const kind = random.below(belts + 9);
    board.place(entityOf(kind, place, { random, items, tier: tier ?? random.pick(TIERS) }));
  }
  return {
    version: 1,
    grid: { width: board.width, height: board.height },
    ticks: 100,
    snapshots: [100],
    entities: random.shuffled(board.entities),
  };
}

interface Draw {
  readonly random: Random;
  readonly items: readonly ItemName[];
  readonly tier: (typeof TIERS)[number];
}

function entityOf(
  kind: number,
  place: { x: number; y: number; dir: (typeof DIRECTIONS)[number] },
  { random, items, tier }: Draw,
): Entity {
  switch (kind) {
    case 0:
    case 1: {
      const lane = random.pick(['left', 'right', 'both'] as const);
      const period = random.pick([1, 1, 2, 3, 4, 5, 7, 8, 150]);
      return { type: 'source', ...place, item: random.pick(items), lane, period };
    }
    case 2:
      return { type: 'sink', ...place };
    case 3:
    case 4:
      return { type: 'inserter', ...place };
    case 5:
      return { type: 'splitter', ...place };
    case 6:
      return { type: 'lane-splitter', ...place };
    case 7: {
      const { name, machine } = RECIPE[random.pick(RECIPES)];
      return { type: machine, x: place.x, y: place.y, recipe: name };
    }
    default:
      return { type: 'belt', ...place, tier };
  }
}

/** Compares bytes themselves, as comparing them as lists would take most of the time. */
export function same(a: Frame, b: Frame): boolean {
  return a.tick === b.tick && a.shape === b.shape && Buffer.compare(a.bytes, b.bytes) === 0;
}
