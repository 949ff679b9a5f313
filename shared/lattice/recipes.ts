import { ITEMS, type Item, type ItemName } from './items.ts';

/** Names of recipes in the order of the rules page. */
export const RECIPES = [
  'iron-plate',
  'copper-plate',
  'iron-gear',
  'copper-cable',
  'circuit',
  'transport-belt',
  'inserter',
  'assembler',
] as const;
export type RecipeName = (typeof RECIPES)[number];

export interface Ingredient {
  readonly item: Item;
  readonly count: number;
}

/** What a crafter turns into what, and in how many ticks (spec: lattice-rules, Constants). */
export interface Recipe {
  readonly name: RecipeName;
  readonly machine: 'furnace' | 'assembler';
  readonly inputs: readonly Ingredient[];
  readonly output: Ingredient;
  readonly ticks: number;
}

function amount(name: ItemName, count: number): Ingredient {
  return { item: ITEMS.indexOf(name), count };
}

export const RECIPE: Readonly<Record<RecipeName, Recipe>> = {
  'iron-plate': {
    name: 'iron-plate',
    machine: 'furnace',
    inputs: [amount('iron-ore', 1), amount('coal', 1)],
    output: amount('iron-plate', 1),
    ticks: 32,
  },
  'copper-plate': {
    name: 'copper-plate',
    machine: 'furnace',
    inputs: [amount('copper-ore', 1), amount('coal', 1)],
    output: amount('copper-plate', 1),
    ticks: 32,
  },
  'iron-gear': {
    name: 'iron-gear',
    machine: 'assembler',
    inputs: [amount('iron-plate', 2)],
    output: amount('iron-gear', 1),
    ticks: 64,
  },
  'copper-cable': {
    name: 'copper-cable',
    machine: 'assembler',
    inputs: [amount('copper-plate', 1)],
    output: amount('copper-cable', 2),
    ticks: 32,
  },
  circuit: {
    name: 'circuit',
    machine: 'assembler',
    inputs: [amount('iron-plate', 1), amount('copper-cable', 3)],
    output: amount('circuit', 1),
    ticks: 96,
  },
  'transport-belt': {
    name: 'transport-belt',
    machine: 'assembler',
    inputs: [amount('iron-plate', 1), amount('iron-gear', 1)],
    output: amount('transport-belt', 2),
    ticks: 48,
  },
  inserter: {
    name: 'inserter',
    machine: 'assembler',
    inputs: [amount('iron-gear', 1), amount('circuit', 1)],
    output: amount('inserter', 1),
    ticks: 64,
  },
  assembler: {
    name: 'assembler',
    machine: 'assembler',
    inputs: [amount('transport-belt', 2), amount('circuit', 1)],
    output: amount('assembler', 1),
    ticks: 96,
  },
};
