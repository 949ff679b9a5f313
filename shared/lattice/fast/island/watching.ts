import { SPACING } from '../../constants.ts';
import * as Lane from './fields/lane.ts';
import * as Pickup from './fields/pickup.ts';
import * as Watch from './fields/watch.ts';
import { type Island, NEVER } from './island.ts';
import { positionOf, slotOf, stopOf } from './lanes.ts';
import { movesBetween } from './mixed-lanes.ts';
import { wake } from './wheel.ts';

/**
 * After how many moves item k may stand at `target` or nearer the end; `NEVER` if items must leave the lane first, for
 * which the watch then waits.
 */
export function movesUntil(island: Island, lane: number, k: number, target: number, watch: number): number {
  const { lanes } = island;
  // Those ahead of it keep at least that much room, in motion or not.
  const least = SPACING * k;
  if (least > target) {
    awaitRemovals(island, lane, watch, k - (target >> 6));
    return NEVER;
  }
  const place = island.ring[slotOf(lanes, lane, k)];
  const speed = lanes[lane + Lane.SPEED];
  if (speed === 0) return island.moves + Math.max(1, movesBetween(island, lane, place, target));
  const last = Math.max(place, stopOf(lanes, lane, k) + least);
  return ((last - target + speed - 1) / speed) | 0;
}

function awaitRemovals(island: Island, lane: number, watch: number, removals: number): void {
  const due = island.lanes[lane + Lane.REMOVED] + removals;
  island.watches[watch + Watch.DUE] = due;
  if (due < island.lanes[lane + Lane.AWAITED]) island.lanes[lane + Lane.AWAITED] = due;
}

/** Counts an item that has left the lane, and wakes those who waited for it. */
export function countRemoval(island: Island, lane: number): void {
  const { lanes, watches } = island;
  const removed = ++lanes[lane + Lane.REMOVED];
  if (removed < lanes[lane + Lane.AWAITED]) return;
  const end = lanes[lane + Lane.WATCHES_END];
  let next = NEVER;
  for (let watch = lanes[lane + Lane.WATCHES]; watch < end; watch += Watch.SIZE) {
    const due = watches[watch + Watch.DUE];
    if (due > removed) {
      if (due < next) next = due;
      continue;
    }
    watches[watch + Watch.DUE] = NEVER;
    wake(island, watches[watch + Watch.ACTOR]);
  }
  lanes[lane + Lane.AWAITED] = next;
}

/** Wakes those who want room near a coordinate at which an item stood. */
export function tellOfRoom(island: Island, lane: number, coordinate: number): void {
  const { lanes, watches } = island;
  const end = lanes[lane + Lane.WATCHES_END];
  for (let watch = lanes[lane + Lane.WATCHES]; watch < end; watch += Watch.SIZE) {
    const away = watches[watch + Watch.LANDING] - coordinate;
    if (away < SPACING && away > -SPACING) wake(island, watches[watch + Watch.ACTOR]);
  }
}

/**
 * Wakes the inserters for which item k, at a coordinate, is the first that they meet: it has just come, or leaves. The one
 * that takes it has no use for that.
 */
export function tellPickups(island: Island, lane: number, k: number, coordinate: number): void {
  const { lanes, pickups } = island;
  const end = lanes[lane + Lane.PICKUPS_END];
  let at = lanes[lane + Lane.PICKUPS];
  if (at === end) return;
  const ahead = k > 0 ? positionOf(island, lane, k - 1) : -1;
  for (; at < end; at += Pickup.SIZE) {
    const edge = pickups[at + Pickup.EDGE];
    if (edge > coordinate) continue;
    if (edge <= ahead) break;
    const actor = pickups[at + Pickup.ACTOR];
    if (actor !== island.current) wake(island, actor);
  }
}
