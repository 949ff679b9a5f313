import { insertAt } from '../island/changes.ts';
import * as Source from '../island/fields/source.ts';
import { type Island, NEVER, SLOTS } from '../island/island.ts';
import { movesUntilRoom, roomAt } from '../island/room.ts';
import { schedule } from '../island/wheel.ts';

/**
 * Phase 1 (spec: lattice-rules): a source forces its item onto the belt ahead. Multiples of its period at which there can
 * be no room are passed over, and one whose lanes stand still sleeps.
 */
export function emit(island: Island, number: number, actor: number): void {
  const { sources, sourceTimes, tick } = island;
  const source = number * Source.SIZE;
  const period = sourceTimes[2 * number + 1];
  sources[source + Source.ACTIVE] = tick;
  let due = sourceTimes[2 * number];
  if (due !== tick) due = firstMultiple(due, period, tick);
  if (due === tick) {
    const left = force(island, source, sources[source + Source.LEFT], sources[source + Source.LEFT_WATCH]);
    const right = force(island, source, sources[source + Source.RIGHT], sources[source + Source.RIGHT_WATCH]);
    const free = Math.min(left, right);
    if (free === NEVER) return;
    due += period;
    if (free > due) due = firstMultiple(due, period, free);
  }
  sourceTimes[2 * number] = due;
  // A small integer, unlike a time that may be any number.
  schedule(island, actor, Math.min(due, tick + SLOTS) | 0);
}

/** The first multiple from a tick on, where `due` is one before it or after it. */
function firstMultiple(due: number, period: number, tick: number): number {
  return due + Math.ceil((tick - due) / period) * period;
}

/** Forces the item onto the lane; returns from which tick on there may be room for the next. */
function force(island: Island, source: number, lane: number, watch: number): number {
  if (lane < 0) return NEVER;
  const entry = island.sources[source + Source.ENTRY];
  const k = roomAt(island, lane, entry);
  if (k >= 0) {
    insertAt(island, lane, k, entry, island.sources[source + Source.ITEM]);
    return island.tick;
  }
  const moves = movesUntilRoom(island, lane, entry, watch);
  return moves === NEVER ? NEVER : moves + 1;
}
