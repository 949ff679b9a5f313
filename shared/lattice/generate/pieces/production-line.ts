import { type ItemName, itemName } from '../../items.ts';
import { RECIPE, RECIPES } from '../../recipes.ts';
import type { Sketch } from '../sketch.ts';

/** Sources, a belt with turns, an inserter, a crafter, an inserter, a belt and, unless it is to jam, a sink. */
export function productionLine(sketch: Sketch): void {
  const { random } = sketch;
  const recipe = RECIPE[random.pick(RECIPES)];
  const [first, second] = recipe.inputs.map(({ item }) => itemName(item) as ItemName);
  // Now and then the wrong item comes, which jams the belt.
  const other = random.chance(90) ? (second ?? first!) : sketch.item();
  const leftFirst = random.chance(50);
  sketch.source(-1, 0, 'E', first!, leftFirst ? 'left' : 'right');
  const end = sketch.path(0, 0, stairs(sketch));
  sketch.source(0, -1, 'S', other, leftFirst ? 'right' : 'left');
  const size = recipe.machine === 'furnace' ? 2 : 3;
  const place = random.chance(50) ? besideTheEnd(sketch, end, size) : pastTheEnd(sketch, end, size);
  sketch.crafter(place.x, place.y, recipe.machine, recipe.name);
  takeAway(sketch, place.x + size, place.y + random.below(size));
  if (random.chance(30)) feedDirectly(sketch, place.x + random.below(size), place.y, first!);
}

/** Steps to the east and the south in any mixture, the last one to the east. */
function stairs({ random }: Sketch): string {
  let steps = '';
  for (let left = random.between(1, 6); left > 0; left--) steps += random.chance(65) ? 'E' : 'S';
  return `${steps}E`;
}

/** The inserter stands in line with the belt; returns the crafter's anchor. */
function pastTheEnd(sketch: Sketch, end: Tile, size: number): Tile {
  sketch.inserter(end.x, end.y, 'E');
  return { x: end.x + 1, y: end.y - sketch.random.below(size) };
}

/** The inserter takes from the last belt's side. */
function besideTheEnd(sketch: Sketch, end: Tile, size: number): Tile {
  sketch.inserter(end.x - 1, end.y + 1, 'S');
  return { x: end.x - 1 - sketch.random.below(size), y: end.y + 2 };
}

function takeAway(sketch: Sketch, x: number, y: number): void {
  sketch.inserter(x, y, 'E');
  if (sketch.random.chance(15)) {
    sketch.sink(x + 1, y);
    return;
  }
  const turn = sketch.random.pick(['E', 'S', 'N'] as const);
  const end = sketch.path(x + 1, y, turn + sketch.steps('E', 1, 3));
  if (sketch.random.chance(75)) sketch.sink(end.x, end.y);
}

/** A second inserter, from a source straight into the crafter. */
function feedDirectly(sketch: Sketch, x: number, y: number, item: ItemName): void {
  sketch.inserter(x, y - 1, 'S');
  sketch.source(x, y - 2, 'N', item);
}

interface Tile {
  readonly x: number;
  readonly y: number;
}
