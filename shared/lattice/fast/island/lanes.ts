import { SPACING } from '../../constants.ts';
import * as Lane from './fields/lane.ts';
import { type Island, RING_WORDS } from './island.ts';
import { catchUp } from './mixed-lanes.ts';

/**
 * Lanes in closed form. On a run of one speed `s`, item k from the output end stands after m moves at
 *
 *     max(place[k] - s*m, max(0, stop - s*m) + SPACING*k)
 *
 * which is what `g' = max(g - s, 0, ahead' + SPACING)` (spec: lattice-rules, phase 3) comes to as long as nothing enters
 * or leaves: each item runs freely until it stands behind the block at the end, whose foremost place is at the second
 * term. When the lead item leaves, that place is `SPACING` further back and falls to 0 again at the lane's speed. So a
 * lane costs nothing while it moves.
 *
 * When an item leaves from the middle of the block, those from there on (from the split) are such a block of their own,
 * until it has closed up. So nothing has to be written for the items behind, which on a full belt are many.
 *
 * A lane of mixed tiers has speed 0 here, and its places are coordinates, see `mixed-lanes.ts`. Whoever comes to a lane
 * calls `hasArrived` or `firstFrom` first, which bring these up to date.
 */

/** Coordinate of item k. */
export function positionOf(island: Island, lane: number, k: number): number {
  const { lanes } = island;
  const run = lanes[lane + Lane.SPEED] * island.moves;
  const free = island.ring[slotOf(lanes, lane, k)] - run;
  return Math.max(free, Math.max(stopOf(lanes, lane, k) - run, 0) + SPACING * k);
}

export function itemOf(island: Island, lane: number, k: number): number {
  return island.ring[slotOf(island.lanes, lane, k) + 1];
}

/** Where item k stands in the rings. */
export function slotOf(lanes: Int32Array, lane: number, k: number): number {
  return (lanes[lane + Lane.RING] + ((lanes[lane + Lane.HEAD] + k) & lanes[lane + Lane.MASK])) * RING_WORDS;
}

/** The stop of the block that item k would stand in. */
export function stopOf(lanes: Int32Array, lane: number, k: number): number {
  const stop = lanes[lane + Lane.STOP];
  return k < lanes[lane + Lane.SPLIT] ? stop : Math.max(stop, lanes[lane + Lane.SECOND_STOP]);
}

/** Whether the lead item stands at the end of the run. */
export function hasArrived(island: Island, lane: number): boolean {
  const { lanes } = island;
  if (lanes[lane + Lane.COUNT] === 0) return false;
  const speed = lanes[lane + Lane.SPEED];
  if (speed === 0 && lanes[lane + Lane.MOVED] !== island.moves) catchUp(island, lane);
  const run = speed * island.moves;
  return lanes[lane + Lane.STOP] <= run && island.ring[slotOf(lanes, lane, 0)] <= run;
}

/** Index of the first item at or behind a coordinate; the lane's count if there is none. */
export function firstFrom(island: Island, lane: number, coordinate: number): number {
  const { lanes, ring } = island;
  const speed = lanes[lane + Lane.SPEED];
  if (speed === 0 && lanes[lane + Lane.MOVED] !== island.moves) catchUp(island, lane);
  const run = speed * island.moves;
  // From where the block at the end would reach, however dense, everything lies behind.
  const beyond = coordinate - Math.max(lanes[lane + Lane.STOP] - run, 0);
  if (beyond <= 0) return 0;
  let high = Math.min((beyond + SPACING - 1) >> 6, lanes[lane + Lane.COUNT]);
  const split = lanes[lane + Lane.SPLIT];
  if (split < high) {
    const behind = coordinate - Math.max(lanes[lane + Lane.SECOND_STOP] - run, 0);
    high = Math.min(high, Math.max(split, (behind + SPACING - 1) >> 6));
  }
  if (high === 0) return 0;
  const start = lanes[lane + Lane.RING];
  const mask = lanes[lane + Lane.MASK];
  const head = lanes[lane + Lane.HEAD];
  const free = coordinate + run;
  high--;
  if (ring[(start + ((head + high) & mask)) * RING_WORDS] < free) return high + 1;
  let low = 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ring[(start + ((head + middle) & mask)) * RING_WORDS] < free) low = middle + 1;
    else high = middle;
  }
  return low;
}
