import { SPACING } from '../../constants.ts';
import { insertAt } from './changes.ts';
import * as Lane from './fields/lane.ts';
import type { Island } from './island.ts';
import { firstFrom, positionOf } from './lanes.ts';
import { movesUntil } from './watching.ts';

/**
 * Forces an item onto a lane; returns whether it landed (spec: lattice-rules, Forcing). Items on neighbouring tiles stand
 * at least `SPACING` from every coordinate at which the rules force one, so the whole run may be looked at.
 */
export function force(island: Island, lane: number, coordinate: number, item: number): boolean {
  const k = roomAt(island, lane, coordinate);
  if (k < 0) return false;
  insertAt(island, lane, k, coordinate, item);
  return true;
}

/** Index at which an item would land at a coordinate, or -1; then `blocker` is the item in the way. */
export function roomAt(island: Island, lane: number, coordinate: number): number {
  const k = firstFrom(island, lane, coordinate - SPACING + 1);
  if (k < island.lanes[lane + Lane.COUNT] && positionOf(island, lane, k) < coordinate + SPACING) {
    island.blocker = k;
    return -1;
  }
  return k;
}

/** After how many moves there may be room where `roomAt` has just found none. */
export function movesUntilRoom(island: Island, lane: number, coordinate: number, watch: number): number {
  return movesUntil(island, lane, island.blocker, coordinate - SPACING, watch);
}
