// Faults that are no reading of the rules, as switches.

import { isChosen } from './choice';

/** The tick after each snapshot passes without inserters: states depend on which snapshots were asked for. */
export let dependsOnSchedule: bool = false;
/** States of a stretch of ticks are wrong, those after it right again. */
export let heals: bool = false;
/** The state of a single tick is wrong. */
export let blinks: bool = false;
/** Right at first; the readings chosen are followed only from a late tick on. */
export let late: bool = false;
/** States are those before the tick, under the right number. */
export let beforeTheTick: bool = false;
/** The checksum is taken over bytes in which items are numbered by name. */
export let itemsByName: bool = false;
/** Maps of crafters keep an entry of zero for everything in the recipe. */
export let zeroCounts: bool = false;
/** Lanes are written by descending position. */
export let lanesDescending: bool = false;

/** The last tick that is right in an engine that is wrong late. */
export const LAST_RIGHT_TICK: u64 = 100_000;

/** Is the state of this tick wrong, in an engine that is right again after it? */
export function isIll(tick: u64): bool {
  return (heals && tick >= 121 && tick <= 180) || (blinks && tick === 122);
}

export function chooseFaults(): void {
  dependsOnSchedule = isChosen('depends-on-schedule');
  heals = isChosen('heals');
  blinks = isChosen('blinks');
  late = isChosen('late');
  beforeTheTick = isChosen('before-the-tick');
  itemsByName = isChosen('items-by-name');
  zeroCounts = isChosen('zero-counts');
  lanesDescending = isChosen('lanes-descending');
}
