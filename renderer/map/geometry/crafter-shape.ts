import type { Item } from '../../../shared/lattice/items.ts';
import { RECIPE, type Recipe } from '../../../shared/lattice/recipes.ts';
import type { Crafter } from '../../../shared/lattice/scenario/scenario.ts';
import { ASSEMBLER, type CrafterSizes, FURNACE } from './sizes.ts';

/** What never changes of an assembler or furnace. */
export interface CrafterShape {
  readonly entity: number;
  readonly x: number;
  readonly y: number;
  readonly recipe: Recipe;
  readonly furnace: boolean;
  readonly output: Item;
  readonly sizes: CrafterSizes;
}

export function crafterShape({ x, y, type, recipe }: Crafter, entity: number): CrafterShape {
  const furnace = type === 'furnace';
  const rules = RECIPE[recipe];
  const sizes = furnace ? FURNACE : ASSEMBLER;
  return { entity, x, y, recipe: rules, furnace, output: rules.output.item, sizes };
}

/** Share of the present craft that is done, 0 when none runs. */
export function craftProgress(recipe: Recipe, craftLeft: number): number {
  return craftLeft <= 0 ? 0 : Math.min(1, Math.max(0, (recipe.ticks - craftLeft) / recipe.ticks));
}
