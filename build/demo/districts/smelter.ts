import type { RecipeName } from '../../../shared/lattice/recipes.ts';
import type { Pen } from '../pen.ts';
import { machineRow } from './machine-row.ts';

interface Smelter {
  readonly recipe: RecipeName;
  /** Furnaces in each of the two rows. */
  readonly count: number;
  /** Tiles by which the plate belts go on past the last furnace. */
  readonly reach?: number;
}

/**
 * Two rows of furnaces, twelve tiles high. A belt with ore on one lane and coal on the other comes in at `(-1, 5)` and is
 * split to the outermost rows; plates leave to the east on rows 5 and 6, each on its outer lane only.
 */
export function smelter(pen: Pen, { recipe, count, reach = 0 }: Smelter): void {
  const first = 3;
  const end = first + 2 * count - 1;
  pen.splitter(0, 5, 'E');
  pen.tile('fast', 1, 5, 'E').belt('fast', [2, 5], [2, 1]).belt('slow', [2, 0], [end, 0]);
  pen.tile('fast', 1, 6, 'E').belt('fast', [2, 6], [2, 10]).belt('slow', [2, 11], [end, 11]);
  machineRow(pen, { x: first, y: 2, recipe, count, pitch: 2, above: { 0: 'in' }, below: { 1: 'out' } });
  machineRow(pen, { x: first, y: 8, recipe, count, pitch: 2, below: { 0: 'in' }, above: { 1: 'out' } });
  pen.belt('slow', [first, 5], [end + reach, 5]).belt('slow', [first, 6], [end + reach, 6]);
}
