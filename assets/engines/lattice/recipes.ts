// Recipes. Every recipe is named after what it makes, so a recipe's number is the index of its output item.

import { NO_ITEM } from './constants';

// A row for each item: first input and its count, second input and its count, output count, ticks.
// 255 stands for "no such input"; a row of zero ticks is not a recipe.
const ROWS = memory.data<u8>([
  255,
  0,
  255,
  0,
  0,
  0, // iron-ore
  0,
  1,
  16,
  1,
  1,
  32, // iron-plate
  1,
  2,
  255,
  0,
  1,
  64, // iron-gear
  255,
  0,
  255,
  0,
  0,
  0, // copper-ore
  3,
  1,
  16,
  1,
  1,
  32, // copper-plate
  4,
  1,
  255,
  0,
  2,
  32, // copper-cable
  1,
  1,
  5,
  3,
  1,
  96, // circuit
  1,
  1,
  2,
  1,
  2,
  48, // transport-belt
  255,
  0,
  255,
  0,
  0,
  0, // fast-transport-belt
  255,
  0,
  255,
  0,
  0,
  0, // express-transport-belt
  7,
  2,
  6,
  1,
  1,
  96, // assembler
  255,
  0,
  255,
  0,
  0,
  0, // fast-assembler
  255,
  0,
  255,
  0,
  0,
  0, // express-assembler
  2,
  1,
  6,
  1,
  1,
  64, // inserter
  255,
  0,
  255,
  0,
  0,
  0, // fast-inserter
  255,
  0,
  255,
  0,
  0,
  0, // express-inserter
  255,
  0,
  255,
  0,
  0,
  0, // coal
]);
const ROW_BYTES: i32 = 6;

export const MOST_INPUTS: i32 = 2;

/** The item of input 0 or 1, or NO_ITEM. */
export function recipeInput(recipe: i32, index: i32): i32 {
  const item = <i32>load<u8>(ROWS + recipe * ROW_BYTES + index * 2);
  return item === 255 ? NO_ITEM : item;
}

export function recipeInputCount(recipe: i32, index: i32): i32 {
  return load<u8>(ROWS + recipe * ROW_BYTES + index * 2, 1);
}

export function recipeOutputCount(recipe: i32): i32 {
  return load<u8>(ROWS + recipe * ROW_BYTES, 4);
}

export function recipeTicks(recipe: i32): i32 {
  return load<u8>(ROWS + recipe * ROW_BYTES, 5);
}
