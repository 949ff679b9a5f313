/** Item names in index order; canonical bytes hold the index (spec: lattice-rules, Constants). */
export const ITEMS = [
  'iron-ore',
  'iron-plate',
  'iron-gear',
  'copper-ore',
  'copper-plate',
  'copper-cable',
  'circuit',
  'transport-belt',
  'fast-transport-belt',
  'express-transport-belt',
  'assembler',
  'fast-assembler',
  'express-assembler',
  'inserter',
  'fast-inserter',
  'express-inserter',
  'coal',
] as const;

export type ItemName = (typeof ITEMS)[number];

/** Index of an item in `ITEMS`. */
export type Item = number;

/** Stands for an item name that the rules do not know, as a hostile or newer state may hold. */
export const UNKNOWN_ITEM: Item = 0xffff;

const INDEX: ReadonlyMap<string, Item> = new Map(ITEMS.map((name, index) => [name, index]));

export function itemIndex(name: string): Item | undefined {
  return INDEX.get(name);
}

/** The name of an item; an index that no item has is shown as a number. */
export function itemName(item: Item): string {
  return ITEMS[item] ?? `unknown item ${item}`;
}

export const COAL: Item = ITEMS.indexOf('coal');
