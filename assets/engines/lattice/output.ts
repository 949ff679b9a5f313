// Writes the answer's bytes at the end of used memory. Room is made once for each entity, not for each byte.

import { ensureMemory, freeAddress } from './memory';

/** No entity's state takes more than this: the longest is a sink that has seen every item. */
const MOST_ENTITY_BYTES: usize = 2048;

let start: usize = 0;
let cursor: usize = 0;

/** From here on nothing else may reserve memory. */
export function openOutput(): void {
  start = freeAddress();
  cursor = start;
  makeRoom();
}

/** Called before each entity; what is written between two entities fits into the same room. */
export function makeRoom(): void {
  ensureMemory(cursor + MOST_ENTITY_BYTES);
}

export function outputAddress(): usize {
  return start;
}

export function outputLength(): usize {
  return cursor - start;
}

export function writeByte(byte: i32): void {
  store<u8>(cursor, byte);
  cursor++;
}

export function writeText(text: string): void {
  const from = changetype<usize>(text);
  const length = text.length;
  const to = cursor;
  for (let index = 0; index < length; index++) {
    store<u8>(to + index, load<u16>(from + (index << 1)));
  }
  cursor = to + length;
}

export function writeNumber(value: u64): void {
  let digits = 1;
  for (let rest = value / 10; rest > 0; rest /= 10) digits++;
  let rest = value;
  for (let place = digits - 1; place >= 0; place--) {
    store<u8>(cursor + place, 0x30 + <i32>(rest % 10));
    rest /= 10;
  }
  cursor += digits;
}

/** Sixteen hexadecimal digits. */
export function writeHexadecimal(value: u64): void {
  for (let shift = 60; shift >= 0; shift -= 4) {
    const digit = <i32>((value >> shift) & 15);
    writeByte(digit < 10 ? 0x30 + digit : 0x57 + digit);
  }
}
