// Counts of zero that are left in crafters' maps.

import { NO_ITEM } from '../lattice/constants';
import { countOf, isCrafter, setCount } from '../lattice/entity';
import { MOST_INPUTS, recipeInput } from '../lattice/recipes';
import { entityAt, entityCount } from '../lattice/scenario';
import { replaceAll } from './text';

/** A count that is there and whose two bytes in the checksum are those of zero. */
const SHOWN_ZERO: i32 = 0x10000;

export function showZeroCounts(): void {
  replaceCounts(0, SHOWN_ZERO);
}

export function hideZeroCounts(): void {
  replaceCounts(SHOWN_ZERO, 0);
}

/** In the text, the digits of what stands for zero become a zero and spaces. */
export function writeZeros(start: usize, end: usize): void {
  replaceAll(start, end, ':65536', ':0    ');
}

function replaceCounts(from: i32, to: i32): void {
  for (let index = 0; index < entityCount(); index++) {
    const crafter = entityAt(index);
    if (!isCrafter(crafter.kind)) continue;
    for (let input = 0; input < MOST_INPUTS; input++) {
      replaceCount(crafter.inputs, recipeInput(crafter.recipe, input), from, to);
    }
    replaceCount(crafter.outputs, crafter.recipe, from, to);
  }
}

function replaceCount(map: usize, item: i32, from: i32, to: i32): void {
  if (item !== NO_ITEM && countOf(map, item) === from) setCount(map, item, to);
}
