import { SPACING } from '../../constants.ts';
import { insertAt } from './changes.ts';
import { type Island, NEVER } from './island.ts';
import { firstFrom, positionOf } from './lanes.ts';

/** After how many moves item k may stand at `target` or nearer the end; `NEVER` if an item must leave the lane first. */
export function movesUntil(island: Island, lane: number, k: number, target: number): number {
  const { ringStart, ringMask, speed, topSpeed } = island.plan.lanes;
  const perTick = speed[lane];
  const place = island.place[ringStart[lane] + ((island.head[lane] + k) & ringMask[lane])];
  if (perTick === 0) {
    if (island.moving[lane] === 1) {
      const least = Math.ceil((place - target) / topSpeed[lane]);
      return island.moves + Math.max(least, 1);
    }
  } else if (SPACING * k <= target) {
    const block = island.stop[lane] + SPACING * k;
    return ((Math.max(place, block) - target + perTick - 1) / perTick) | 0;
  }
  island.awaited[lane] = 1;
  return NEVER;
}

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
  if (k < island.count[lane] && positionOf(island, lane, k) < coordinate + SPACING) {
    island.blocker = k;
    return -1;
  }
  return k;
}

/** After how many moves there may be room where `roomAt` has just found none. */
export function movesUntilRoom(island: Island, lane: number, coordinate: number): number {
  return movesUntil(island, lane, island.blocker, coordinate - SPACING);
}
