import { SPACING } from '../../constants.ts';
import type { Island } from './island.ts';
import { positionOf } from './lanes.ts';
import { schedule, wake } from './wheel.ts';

/** Has the consumer of a lane looked at when the lead item arrives; movers do that themselves. */
export function expectArrival(island: Island, lane: number): void {
  const { ringStart, speed, consumer } = island.plan.lanes;
  const perTick = speed[lane];
  if (perTick === 0 || consumer[lane] < 0 || island.count[lane] === 0) return;
  const lead = island.place[ringStart[lane] + island.head[lane]];
  const stop = island.stop[lane];
  const last = Math.max(lead, stop);
  schedule(island, consumer[lane], ((last + perTick - 1) / perTick) | 0);
}

/** Takes the lead item off, at whatever coordinate it stands; those behind keep their places until the next move. */
export function removeLead(island: Island, lane: number): void {
  const { ringMask, speed, mover, pickups, pickupEdge } = island.plan.lanes;
  const perTick = speed[lane];
  island.head[lane] = (island.head[lane] + 1) & ringMask[lane];
  island.count[lane]--;
  if (perTick > 0) {
    const run = perTick * island.moves;
    const block = island.stop[lane];
    island.stop[lane] = Math.max(block, run) + SPACING;
    expectArrival(island, lane);
  } else {
    island.moving[lane] = 1;
    wake(island, mover[lane]);
  }
  if (island.awaited[lane] === 1) wakeWatchers(island, lane);
  const from = pickups.start[lane];
  for (let at = pickups.start[lane + 1] - 1; at >= from && pickupEdge[at] === 0; at--) {
    wake(island, pickups.members[at]);
  }
}

/** Takes item k out of the lane, wherever it stands. */
export function removeAt(island: Island, lane: number, k: number): void {
  if (k === 0) {
    removeLead(island, lane);
    wakeWatchers(island, lane);
    return;
  }
  const { ringStart, ringMask, speed, mover } = island.plan.lanes;
  const start = ringStart[lane];
  const mask = ringMask[lane];
  const head = island.head[lane];
  const count = island.count[lane];
  const run = speed[lane] * island.moves;
  const block = island.stop[lane] - run;
  const front = Math.max(block, 0) + run;
  for (let index = k + 1; index < count; index++) {
    const from = start + ((head + index) & mask);
    const to = start + ((head + index - 1) & mask);
    // Those of the block come free where they stand, as the block is one shorter from now on.
    const standing = front + SPACING * index;
    const place = island.place[from];
    island.place[to] = Math.max(place, standing);
    island.item[to] = island.item[from];
  }
  island.count[lane] = count - 1;
  if (mover[lane] >= 0) {
    island.moving[lane] = 1;
    wake(island, mover[lane]);
  }
  wakeWatchers(island, lane);
}

/** Puts an item in as number k at a coordinate where there is room for it. */
export function insertAt(island: Island, lane: number, k: number, coordinate: number, item: number): void {
  const { ringStart, ringMask, speed, mover } = island.plan.lanes;
  const start = ringStart[lane];
  const mask = ringMask[lane];
  const count = island.count[lane];
  const run = speed[lane] * island.moves;
  if (k === 0 && island.stop[lane] > run) releaseBlock(island, lane);
  if (k < count >> 1) {
    const head = (island.head[lane] - 1) & mask;
    island.head[lane] = head;
    for (let index = 0; index < k; index++) copy(island, start, head + index + 1, head + index, mask);
  } else {
    const head = island.head[lane];
    for (let index = count; index > k; index--) copy(island, start, head + index - 1, head + index, mask);
  }
  const at = start + ((island.head[lane] + k) & mask);
  island.place[at] = coordinate + run;
  island.item[at] = item;
  island.count[lane] = count + 1;
  if (mover[lane] >= 0) {
    island.moving[lane] = 1;
    wake(island, mover[lane]);
  } else if (k === 0) {
    expectArrival(island, lane);
  }
  tellPickups(island, lane, k, coordinate);
}

function copy(island: Island, start: number, from: number, to: number, mask: number): void {
  island.place[start + (to & mask)] = island.place[start + (from & mask)];
  island.item[start + (to & mask)] = island.item[start + (from & mask)];
}

/** Lets every item of the block at the end run freely from where it stands, so that one may be put in before them. */
function releaseBlock(island: Island, lane: number): void {
  const { ringStart, ringMask, speed } = island.plan.lanes;
  const run = speed[lane] * island.moves;
  for (let k = 0; k < island.count[lane]; k++) {
    const at = ringStart[lane] + ((island.head[lane] + k) & ringMask[lane]);
    island.place[at] = positionOf(island, lane, k) + run;
  }
  island.stop[lane] = 0;
}

/** Wakes the inserters for which the new item k is the first that they would meet. */
function tellPickups(island: Island, lane: number, k: number, coordinate: number): void {
  const { pickups, pickupEdge } = island.plan.lanes;
  const end = pickups.start[lane + 1];
  let at = pickups.start[lane];
  if (at === end) return;
  const ahead = k > 0 ? positionOf(island, lane, k - 1) : -1;
  for (; at < end; at++) {
    const edge = pickupEdge[at];
    if (edge > coordinate) continue;
    if (edge <= ahead) break;
    wake(island, pickups.members[at]);
  }
}

function wakeWatchers(island: Island, lane: number): void {
  const { start, members } = island.plan.lanes.watchers;
  island.awaited[lane] = 0;
  const end = start[lane + 1];
  for (let at = start[lane]; at < end; at++) wake(island, members[at]);
}
