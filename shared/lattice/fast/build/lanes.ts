import { SPACING, SPEED, TILE } from '../../constants.ts';
import type { Belt } from '../../scenario/scenario.ts';
import * as Lane from '../island/fields/lane.ts';
import { NEVER } from '../island/island.ts';
import type { Surroundings } from './surroundings.ts';

/** The lanes of every run; who takes from them and watches them is told by those who build that. */
export function buildLanes(around: Surroundings): {
  lanes: Int32Array;
  ringSlots: number;
  stretches: Int32Array;
} {
  const lanes = new Int32Array(around.runs.length * 2 * Lane.SIZE);
  const stretches: number[] = [];
  let ringSlots = 0;
  around.runs.forEach((run, number) => {
    const speeds = speedsOf(run, around);
    const isMixed = new Set(speeds).size > 1;
    for (const side of [0, 1]) {
      const lane = (2 * number + side) * Lane.SIZE;
      const slots = 2 ** Math.ceil(Math.log2((run.length * TILE) / SPACING + 1));
      lanes[lane + Lane.RING] = ringSlots;
      lanes[lane + Lane.MASK] = slots - 1;
      lanes[lane + Lane.SPEED] = isMixed ? 0 : speeds[0]!;
      lanes[lane + Lane.CONSUMER] = -1;
      lanes[lane + Lane.AWAITED] = NEVER;
      lanes[lane + Lane.STRETCHES] = stretches.length;
      ringSlots += slots;
    }
    if (isMixed) stretches.push(...stretchesOf(speeds));
  });
  return { lanes, ringSlots, stretches: Int32Array.from(stretches) };
}

/** Tiles of one speed in a row: the coordinate at which they end, and the speed. */
function stretchesOf(speeds: readonly number[]): number[] {
  return speeds.flatMap((speed, tile) => (speeds[tile + 1] === speed ? [] : [(tile + 1) * TILE, speed]));
}

function speedsOf(run: readonly number[], around: Surroundings): number[] {
  return run.map((belt) => SPEED[(around.entity(belt) as Belt).tier]);
}

/** Longest time that an item may take to the end of a lane, in ticks. */
export function settleTicks(around: Surroundings): number {
  const longest = around.runs.reduce((most, run) => Math.max(most, run.length), 0);
  return Math.ceil((longest * TILE) / SPEED.slow) + 2;
}
