// Item names. The index is what the canonical bytes hold; the alphabetical order is that of keys in the JSON.

import { ITEM_COUNT } from './constants';

export function itemName(item: i32): string {
  switch (item) {
    case 0:
      return 'iron-ore';
    case 1:
      return 'iron-plate';
    case 2:
      return 'iron-gear';
    case 3:
      return 'copper-ore';
    case 4:
      return 'copper-plate';
    case 5:
      return 'copper-cable';
    case 6:
      return 'circuit';
    case 7:
      return 'transport-belt';
    case 8:
      return 'fast-transport-belt';
    case 9:
      return 'express-transport-belt';
    case 10:
      return 'assembler';
    case 11:
      return 'fast-assembler';
    case 12:
      return 'express-assembler';
    case 13:
      return 'inserter';
    case 14:
      return 'fast-inserter';
    case 15:
      return 'express-inserter';
    default:
      return 'coal';
  }
}

const ALPHABETICAL = memory.data<u8>([10, 6, 16, 5, 3, 4, 12, 15, 9, 11, 14, 8, 13, 2, 0, 1, 7]);

/** The item that stands at this place when all names are sorted. */
export function alphabeticalItem(place: i32): i32 {
  return load<u8>(ALPHABETICAL + place);
}

/** Does the text at the address equal the name? Names are held as two bytes a letter, the text as one. */
export function textEquals(address: usize, length: i32, name: string): bool {
  if (name.length !== length) return false;
  const letters = changetype<usize>(name);
  for (let index = 0; index < length; index++) {
    if (load<u8>(address + index) !== <u8>load<u16>(letters + (index << 1))) return false;
  }
  return true;
}

/** The index of a named item; traps on a name that is not known. */
export function itemIndex(address: usize, length: i32): i32 {
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (textEquals(address, length, itemName(item))) return item;
  }
  return unreachable();
}
