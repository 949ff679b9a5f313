import { expectArrival, removeLead } from '../island/changes.ts';
import * as Lane from '../island/fields/lane.ts';
import * as Splitter from '../island/fields/splitter.ts';
import { type Island, NEVER } from '../island/island.ts';
import { hasArrived, itemOf } from '../island/lanes.ts';
import { force, movesUntilRoom } from '../island/room.ts';
import { schedule } from '../island/wheel.ts';

/** Phase 4 (spec: lattice-rules). `in_first` flips every tick, so it follows from the clock. */
export function split(island: Island, number: number, actor: number): void {
  const splitter = number * Splitter.SIZE;
  if (island.splitters[splitter + Splitter.IS_LANE_SPLITTER] === 1) {
    splitLanes(island, splitter, actor);
    return;
  }
  const first = (island.splitters[splitter + Splitter.IN_FIRST] ^ (island.tick - 1)) & 1;
  for (let side = 0; side < 2; side++) {
    passOn(island, splitter, actor, side, first);
    passOn(island, splitter, actor, side, 1 - first);
  }
}

/** One lane of one input: its lead item goes to the preferred output, else to the other. */
function passOn(island: Island, splitter: number, actor: number, side: number, which: number): void {
  const { splitters } = island;
  const belt = splitters[splitter + Splitter.INPUT + which];
  if (belt < 0) return;
  const lane = belt + side * Lane.SIZE;
  if (!hasArrived(island, lane)) {
    expectArrival(island, lane);
    return;
  }
  const wanted = (splitters[splitter + Splitter.PREFERRED] >> side) & 1;
  if (handOver(island, splitter, actor, lane, side, wanted)) {
    splitters[splitter + Splitter.PREFERRED] ^= 1 << side;
  } else {
    // Where the other output takes it, the preferred one stays preferred; where neither does, nothing changes.
    handOver(island, splitter, actor, lane, side, 1 - wanted);
  }
}

/** A lane-splitter takes the anchor's input only: its left lane goes to output 0, its right lane to output 1. */
function splitLanes(island: Island, splitter: number, actor: number): void {
  const belt = island.splitters[splitter + Splitter.INPUT];
  if (belt < 0) return;
  for (let side = 0; side < 2; side++) {
    const lane = belt + side * Lane.SIZE;
    if (hasArrived(island, lane)) handOver(island, splitter, actor, lane, side, side);
    else expectArrival(island, lane);
  }
}

/** Returns whether the output took the lead item; if not, has the splitter looked at when it may. */
function handOver(
  island: Island,
  splitter: number,
  actor: number,
  lane: number,
  side: number,
  which: number,
): boolean {
  const { splitters } = island;
  const belt = splitters[splitter + Splitter.OUTPUT + which];
  if (belt < 0) return false;
  const target = belt + side * Lane.SIZE;
  const entry = splitters[splitter + Splitter.ENTRY + which];
  if (force(island, target, entry, itemOf(island, lane, 0))) {
    removeLead(island, lane);
    return true;
  }
  const watch = splitters[splitter + Splitter.WATCH + 2 * which + side];
  const moves = movesUntilRoom(island, target, entry, watch);
  if (moves !== NEVER) schedule(island, actor, moves);
  return false;
}
