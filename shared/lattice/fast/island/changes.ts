import { SPACING } from '../../constants.ts';
import * as Lane from './fields/lane.ts';
import { type Island, NEVER, RING_WORDS } from './island.ts';
import { positionOf, slotOf } from './lanes.ts';
import { movesBetween } from './mixed-lanes.ts';
import { countRemoval, tellOfRoom, tellPickups } from './watching.ts';
import { schedule } from './wheel.ts';

/** Items from which on copying them in one piece is faster than one by one. */
const LONG_SHIFT = 16;

/** Has the consumer of a lane looked at when the lead item arrives, which nothing can delay. */
export function expectArrival(island: Island, lane: number): void {
  const { lanes } = island;
  const speed = lanes[lane + Lane.SPEED];
  const consumer = lanes[lane + Lane.CONSUMER];
  if (consumer < 0 || lanes[lane + Lane.COUNT] === 0) return;
  const lead = island.ring[slotOf(lanes, lane, 0)];
  if (speed === 0) {
    schedule(island, consumer, island.moves + movesBetween(island, lane, lead, 0));
    return;
  }
  const last = Math.max(lead, lanes[lane + Lane.STOP]);
  schedule(island, consumer, ((last + speed - 1) / speed) | 0);
}

/** Takes the lead item off; those behind keep their places until the next move. */
export function removeLead(island: Island, lane: number): void {
  const { lanes } = island;
  const speed = lanes[lane + Lane.SPEED];
  // Only those who take from the last tile may have had it in view, unless it stands further back.
  if (lanes[lane + Lane.PICKUPS] < lanes[lane + Lane.PICKUPS_END]) {
    tellPickups(island, lane, 0, positionOf(island, lane, 0));
  }
  lanes[lane + Lane.HEAD] = (lanes[lane + Lane.HEAD] + 1) & lanes[lane + Lane.MASK];
  lanes[lane + Lane.COUNT]--;
  if (speed > 0) {
    const run = speed * island.moves;
    lanes[lane + Lane.STOP] = Math.max(lanes[lane + Lane.STOP], run) + SPACING;
    if (lanes[lane + Lane.SPLIT] !== NEVER) moveSplitForward(lanes, lane, run);
  } else {
    lanes[lane + Lane.SETTLED] = 0;
  }
  expectArrival(island, lane);
  countRemoval(island, lane);
}

/** Takes item k out of the lane, wherever it stands. */
export function removeAt(island: Island, lane: number, k: number): void {
  const coordinate = positionOf(island, lane, k);
  tellOfRoom(island, lane, coordinate);
  if (k === 0) {
    removeLead(island, lane);
    return;
  }
  tellPickups(island, lane, k, coordinate);
  const { lanes } = island;
  const count = lanes[lane + Lane.COUNT];
  if (lanes[lane + Lane.SPEED] > 0 && k + 1 < count) splitBlock(island, lane, k);
  if (k < count >> 1) {
    shiftItems(island, lane, 0, k, 1);
    lanes[lane + Lane.HEAD] = (lanes[lane + Lane.HEAD] + 1) & lanes[lane + Lane.MASK];
  } else {
    shiftItems(island, lane, k + 1, count - k - 1, -1);
  }
  lanes[lane + Lane.COUNT] = count - 1;
  lanes[lane + Lane.SETTLED] = Math.min(lanes[lane + Lane.SETTLED], k);
  countRemoval(island, lane);
}

/** Puts an item in as number k at a coordinate where there is room for it. */
export function insertAt(island: Island, lane: number, k: number, coordinate: number, item: number): void {
  const { lanes, ring } = island;
  const count = lanes[lane + Lane.COUNT];
  const run = lanes[lane + Lane.SPEED] * island.moves;
  if (k === 0 && lanes[lane + Lane.STOP] > run) {
    releaseFrom(island, lane, 0);
    lanes[lane + Lane.STOP] = 0;
  }
  const split = lanes[lane + Lane.SPLIT];
  if (k <= split && split !== NEVER) releaseFrom(island, lane, split);
  if (k < count >> 1) {
    lanes[lane + Lane.HEAD] = (lanes[lane + Lane.HEAD] - 1) & lanes[lane + Lane.MASK];
    shiftItems(island, lane, 1, k, -1);
  } else {
    shiftItems(island, lane, k, count - k, 1);
  }
  const at = slotOf(lanes, lane, k);
  ring[at] = coordinate + run;
  ring[at + 1] = item;
  lanes[lane + Lane.COUNT] = count + 1;
  lanes[lane + Lane.SETTLED] = Math.min(lanes[lane + Lane.SETTLED], k);
  if (k === 0) expectArrival(island, lane);
  tellPickups(island, lane, k, coordinate);
}

/** Moves some items by one slot, towards the tail or the head. */
function shiftItems({ lanes, ring }: Island, lane: number, first: number, count: number, by: 1 | -1): void {
  if (count > LONG_SHIFT) {
    const from = slotOf(lanes, lane, first);
    const to = slotOf(lanes, lane, first + by);
    const words = count * RING_WORDS;
    const end = (lanes[lane + Lane.RING] + lanes[lane + Lane.MASK] + 1) * RING_WORDS;
    if (from + words <= end && to + words <= end) {
      ring.copyWithin(to, from, from + words);
      return;
    }
  }
  const start = lanes[lane + Lane.RING];
  const mask = lanes[lane + Lane.MASK];
  let slot = lanes[lane + Lane.HEAD] + (by > 0 ? first + count - 1 : first);
  for (let left = count; left > 0; left--) {
    const from = (start + (slot & mask)) * RING_WORDS;
    const to = (start + ((slot + by) & mask)) * RING_WORDS;
    ring[to] = ring[from];
    ring[to + 1] = ring[from + 1];
    slot -= by;
  }
}

/** The items behind k, which leaves, become a block of their own if they stand in the block at all. */
function splitBlock(island: Island, lane: number, k: number): void {
  const { lanes, ring } = island;
  const run = lanes[lane + Lane.SPEED] * island.moves;
  const stop = Math.max(lanes[lane + Lane.STOP], run);
  const hasSecond = lanes[lane + Lane.SPLIT] !== NEVER;
  // A third block is too rare to be worth its words.
  if (hasSecond && lanes[lane + Lane.SECOND_STOP] > stop) {
    releaseFrom(island, lane, Math.min(k, lanes[lane + Lane.SPLIT]));
    return;
  }
  const isFree = ring[slotOf(lanes, lane, k + 1)] >= stop + SPACING * (k + 1);
  lanes[lane + Lane.SPLIT] = isFree ? NEVER : k;
  lanes[lane + Lane.SECOND_STOP] = stop + SPACING;
}

/** The lead item has left, so that the second block begins one earlier, and its places lie one further on. */
function moveSplitForward(lanes: Int32Array, lane: number, run: number): void {
  const split = lanes[lane + Lane.SPLIT] - 1;
  const stop = Math.max(lanes[lane + Lane.SECOND_STOP], run) + SPACING;
  if (split === 0) lanes[lane + Lane.STOP] = Math.max(lanes[lane + Lane.STOP], stop);
  const hasClosedUp = split === 0 || stop <= lanes[lane + Lane.STOP];
  lanes[lane + Lane.SPLIT] = hasClosedUp ? NEVER : split;
  lanes[lane + Lane.SECOND_STOP] = stop;
}

/** Lets the items from number `first` on, and all of the second block, run freely from where they stand. */
function releaseFrom({ lanes, ring, moves }: Island, lane: number, first: number): void {
  const run = lanes[lane + Lane.SPEED] * moves;
  const stop = Math.max(lanes[lane + Lane.STOP], run);
  const secondStop = Math.max(stop, lanes[lane + Lane.SECOND_STOP]);
  const split = lanes[lane + Lane.SPLIT];
  const count = lanes[lane + Lane.COUNT];
  for (let k = Math.min(first, split); k < count; k++) {
    const at = slotOf(lanes, lane, k);
    ring[at] = Math.max(ring[at], (k < split ? stop : secondStop) + SPACING * k);
  }
  lanes[lane + Lane.SPLIT] = NEVER;
}
