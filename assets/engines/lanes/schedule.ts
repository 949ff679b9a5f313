// Which inserters are looked at in a tick: a bit for each, so that they are met in placement order. A set for this tick
// holds those that wait for something on a belt; a ring of sets holds those whose swing ends in a later tick. Those that
// wait for a crafter are in no set until the crafter wakes them.

import { reserve } from '../lattice/memory';

/** More than the longest time an inserter is left alone, and a power of two. */
const RING: u32 = 16;

let words: i32 = 0;
let active: usize = 0;
let ring: usize = 0;
/** One byte for each inserter: does it wait for a crafter? */
let waiting: usize = 0;

export function prepareSchedule(inserters: i32): void {
  words = (inserters + 63) >> 6;
  active = reserve((<usize>words) << 3);
  ring = reserve(((<usize>words) << 3) * RING);
  waiting = reserve(inserters);
}

export function scheduleWords(): i32 {
  return words;
}

/** The inserters of one word to look at in this tick; those to be looked at in the next are added one by one. */
export function takeWord(word: i32, tick: u32): u64 {
  const place = ring + (((tick & (RING - 1)) * words + word) << 3);
  const bits = load<u64>(active + (word << 3)) | load<u64>(place);
  if (bits !== 0) {
    store<u64>(active + (word << 3), 0);
    store<u64>(place, 0);
  }
  return bits;
}

/** It is looked at in the next tick. */
export function keepActive(inserter: i32): void {
  const place = active + ((inserter >> 6) << 3);
  store<u64>(place, load<u64>(place) | ((<u64>1) << inserter));
}

export function wakeAt(inserter: i32, tick: u32): void {
  const place = ring + (((tick & (RING - 1)) * words + (inserter >> 6)) << 3);
  store<u64>(place, load<u64>(place) | ((<u64>1) << inserter));
}

export function waitForCrafter(inserter: i32): void {
  store<u8>(waiting + inserter, 1);
}

export function wakeInserter(inserter: i32): void {
  if (load<u8>(waiting + inserter) === 0) return;
  store<u8>(waiting + inserter, 0);
  keepActive(inserter);
}
