import { RECIPE } from '../../recipes.ts';
import { CRAFTER, type CrafterPlan, type InserterPlan } from '../island/plan.ts';
import { listsOf } from './lists.ts';
import type { Surroundings } from './surroundings.ts';

/** Stands for the second input of a recipe with one; no item has this index. */
const NO_INPUT = { item: 254, count: 0 };

export function planCrafters(around: Surroundings, inserters: InserterPlan): CrafterPlan {
  const recipes = around.crafters.map((_, number) => RECIPE[around.crafterAt(number).recipe]);
  const inputs = recipes.flatMap((recipe) => [recipe.inputs[0]!, recipe.inputs[1] ?? NO_INPUT]);
  const givers: number[][] = recipes.map(() => []);
  const takers: number[][] = recipes.map(() => []);
  inserters.drop.forEach((kind, inserter) => {
    if (kind === CRAFTER) givers[inserters.into[inserter]!]!.push(inserter);
  });
  inserters.pickup.forEach((kind, inserter) => {
    if (kind === CRAFTER) takers[inserters.from[inserter]!]!.push(inserter);
  });
  return {
    entities: Int32Array.from(around.crafters),
    inputItem: Uint8Array.from(inputs, ({ item }) => item),
    inputCount: Uint8Array.from(inputs, ({ count }) => count),
    outputItem: Uint8Array.from(recipes, ({ output }) => output.item),
    outputCount: Uint8Array.from(recipes, ({ output }) => output.count),
    ticks: Int32Array.from(recipes, ({ ticks }) => ticks),
    isFurnace: Uint8Array.from(recipes, ({ machine }) => (machine === 'furnace' ? 1 : 0)),
    givers: listsOf(givers),
    takers: listsOf(takers),
  };
}
