import { SPACING } from '../../constants.ts';
import type { Island } from './island.ts';

/**
 * Lanes in closed form. On a run of one speed `s`, item k from the output end stands after m moves at
 *
 *     max(place[k] - s*m, max(0, stop - s*m) + SPACING*k)
 *
 * which is what `g' = max(g - s, 0, ahead' + SPACING)` (spec: lattice-rules, phase 3) comes to as long as nothing enters
 * or leaves: each item runs freely until it stands behind the block at the end, whose foremost place is at the second
 * term. When the lead item leaves, that place is `SPACING` further back and falls to 0 again at the lane's speed. So a
 * lane costs nothing while it moves. A lane of mixed tiers has speed 0 here: its mover writes `place` every tick.
 */

/** Coordinate of item k. */
export function positionOf(island: Island, lane: number, k: number): number {
  const { ringStart, ringMask, speed } = island.plan.lanes;
  const run = speed[lane] * island.moves;
  const free = island.place[ringStart[lane] + ((island.head[lane] + k) & ringMask[lane])] - run;
  const block = island.stop[lane] - run;
  const least = Math.max(block, 0) + SPACING * k;
  return Math.max(free, least);
}

export function itemOf(island: Island, lane: number, k: number): number {
  const { ringStart, ringMask } = island.plan.lanes;
  return island.item[ringStart[lane] + ((island.head[lane] + k) & ringMask[lane])];
}

/** Whether the lead item stands at the end of the run. */
export function hasArrived(island: Island, lane: number): boolean {
  if (island.count[lane] === 0) return false;
  const { ringStart, speed } = island.plan.lanes;
  const run = speed[lane] * island.moves;
  return island.place[ringStart[lane] + island.head[lane]] <= run && island.stop[lane] <= run;
}

/** Index of the first item at or behind a coordinate; the lane's count if there is none. */
export function firstFrom(island: Island, lane: number, coordinate: number): number {
  const { ringStart, ringMask, speed } = island.plan.lanes;
  const run = speed[lane] * island.moves;
  const block = island.stop[lane] - run;
  // From where the block at the end would reach, however dense, everything lies behind.
  const beyond = coordinate - Math.max(block, 0);
  let high = beyond > 0 ? (beyond + SPACING - 1) >> 6 : 0;
  const count = island.count[lane];
  if (high > count) high = count;
  if (high === 0) return 0;
  const start = ringStart[lane];
  const mask = ringMask[lane];
  const head = island.head[lane];
  const free = coordinate + run;
  if (island.place[start + ((head + high - 1) & mask)] < free) return high;
  let low = 0;
  high--;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (island.place[start + ((head + middle) & mask)] < free) low = middle + 1;
    else high = middle;
  }
  return low;
}
