import type { Direction } from '../../directions.ts';
import { type ItemName, itemName } from '../../items.ts';
import { RECIPE, RECIPES } from '../../recipes.ts';
import type { Sketch } from '../sketch.ts';

/** One inserter between a giver (source, belt, crafter) and a taker (belt, crafter, sink), in every combination. */
export function handOver(sketch: Sketch): void {
  const recipe = RECIPE[sketch.random.pick(RECIPES)];
  const taker = sketch.random.pick(['belt', 'crafter', 'sink']);
  const wanted = itemName(sketch.random.pick(recipe.inputs).item) as ItemName;
  sketch.inserter(0, 0, 'E');
  if (taker === 'crafter') sketch.crafter(1, -1, recipe.machine, recipe.name);
  else if (taker === 'sink') sketch.sink(1, 0);
  else leave(sketch, sketch.random.pick(['N', 'E', 'S', 'W']));
  give(sketch, taker === 'crafter' ? wanted : sketch.item());
  if (taker === 'crafter' && sketch.random.chance(60)) {
    sketch.inserter(1, recipe.machine === 'furnace' ? 1 : 2, 'S');
    sketch.sink(1, recipe.machine === 'furnace' ? 2 : 3);
  }
}

/** A belt at 1,0 that faces `dir` and goes on for a tile or two. */
function leave(sketch: Sketch, dir: Direction): void {
  const end = sketch.path(1, 0, dir === 'W' ? 'W' : dir + sketch.steps(dir, 1, 2));
  if (sketch.random.chance(60)) sketch.sink(end.x, end.y);
}

/** Whatever stands at -1,0 and gives the item. */
function give(sketch: Sketch, item: ItemName): void {
  switch (sketch.random.pick(['source', 'belt along', 'belt across', 'belt across', 'crafter'])) {
    case 'source':
      sketch.source(-1, 0, 'W', item);
      return;
    case 'belt along':
      sketch.path(-3, 0, 'EEE');
      sketch.source(-4, 0, 'E', item);
      return;
    case 'belt across':
      sketch.path(-1, -2, 'SSSS');
      sketch.source(-1, -3, 'S', item, 'left');
      sketch.source(-2, -2, 'E', sketch.random.chance(50) ? item : sketch.item(), 'right');
      return;
    case 'crafter':
      makeIt(sketch, item);
  }
}

/** A crafter at -1,0 which makes the item if a recipe does, fed by an inserter for each input. */
function makeIt(sketch: Sketch, item: ItemName): void {
  const name = RECIPES.find((candidate) => itemName(RECIPE[candidate].output.item) === item) ?? 'iron-plate';
  const { machine, inputs } = RECIPE[name];
  const size = machine === 'furnace' ? 2 : 3;
  sketch.crafter(-size, 0, machine, name);
  inputs.forEach((input, index) => {
    sketch.inserter(-size + index, -1, 'S');
    sketch.source(-size + index, -2, 'N', itemName(input.item) as ItemName);
  });
}
