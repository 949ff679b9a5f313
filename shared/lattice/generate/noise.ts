import { TIERS } from '../constants.ts';
import { DIRECTIONS, type Direction, opposite, STEP } from '../directions.ts';
import { ITEMS } from '../items.ts';
import { RECIPE, RECIPES } from '../recipes.ts';
import type { Entity } from '../scenario/scenario.ts';
import type { Board } from './board.ts';
import type { Random } from './random.ts';

/** A single entity for a free tile: mostly one that has to do with its neighbours, else anything. */
export function noiseAt(board: Board, random: Random, x: number, y: number, laneSplitters: boolean): Entity {
  const neighbours = DIRECTIONS.map((dir) => ({ dir, entity: board.at(x + STEP[dir].x, y + STEP[dir].y) }));
  const standing = random.shuffled(neighbours.filter(({ entity }) => entity !== undefined));
  for (const { dir, entity } of random.chance(80) ? standing : []) {
    const across = neighbours.find((other) => other.dir === opposite(dir))!.entity;
    if (across !== undefined && random.chance(50)) return { type: 'inserter', x, y, dir };
    if (entity?.type !== 'belt') continue;
    if (entity.dir === opposite(dir))
      return random.chance(40) ? { type: 'sink', x, y, dir } : anyBelt(random, x, y);
    return random.chance(50)
      ? anySource(random, x, y, dir)
      : { type: 'belt', x, y, dir, tier: random.pick(TIERS) };
  }
  return anything(random, x, y, laneSplitters);
}

function anything(random: Random, x: number, y: number, laneSplitters: boolean): Entity {
  const dir = random.pick(DIRECTIONS);
  switch (random.below(10)) {
    case 0:
      return anySource(random, x, y, dir);
    case 1:
      return { type: 'sink', x, y, dir };
    case 2:
    case 3:
      return { type: 'inserter', x, y, dir };
    case 4:
      return { type: laneSplitters && random.chance(50) ? 'lane-splitter' : 'splitter', x, y, dir };
    case 5: {
      const { name, machine } = RECIPE[random.pick(RECIPES)];
      return { type: machine, x, y, recipe: name };
    }
    default:
      return anyBelt(random, x, y);
  }
}

function anyBelt(random: Random, x: number, y: number): Entity {
  return { type: 'belt', x, y, dir: random.pick(DIRECTIONS), tier: random.pick(TIERS) };
}

function anySource(random: Random, x: number, y: number, dir: Direction): Entity {
  const lane = random.pick(['left', 'right', 'both'] as const);
  return { type: 'source', x, y, dir, item: random.pick(ITEMS), lane, period: random.between(1, 20) };
}
