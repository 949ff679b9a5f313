import { expectArrival, removeLead } from '../island/changes.ts';
import { type Island, NEVER } from '../island/island.ts';
import { hasArrived, itemOf } from '../island/lanes.ts';
import { force, movesUntilRoom } from '../island/room.ts';
import { schedule } from '../island/wheel.ts';

/** Phase 4 (spec: lattice-rules). `in_first` flips every tick, so it follows from the clock. */
export function split(island: Island, splitter: number, actor: number): void {
  if (island.plan.splitters.isLaneSplitter[splitter] === 1) {
    splitLanes(island, splitter, actor);
    return;
  }
  const first = (island.inFirst[splitter] ^ (island.tick - 1)) & 1;
  for (let side = 0; side < 2; side++) {
    passOn(island, splitter, actor, side, first);
    passOn(island, splitter, actor, side, 1 - first);
  }
}

/** One lane of one input: its lead item goes to the preferred output, else to the other. */
function passOn(island: Island, splitter: number, actor: number, side: number, which: number): void {
  const belt = island.plan.splitters.input[2 * splitter + which];
  if (belt < 0) return;
  const lane = belt + side;
  if (!hasArrived(island, lane)) {
    expectArrival(island, lane);
    return;
  }
  const wanted = (island.preferred[splitter] >> side) & 1;
  if (handOver(island, splitter, actor, lane, side, wanted)) {
    island.preferred[splitter] ^= 1 << side;
  } else {
    // The other output took it, so the preferred one is preferred still; or neither did, and it stays.
    handOver(island, splitter, actor, lane, side, 1 - wanted);
  }
}

/** A lane-splitter takes the anchor's input only: its left lane goes to output 0, its right lane to output 1. */
function splitLanes(island: Island, splitter: number, actor: number): void {
  const belt = island.plan.splitters.input[2 * splitter];
  if (belt < 0) return;
  for (let side = 0; side < 2; side++) {
    if (hasArrived(island, belt + side)) handOver(island, splitter, actor, belt + side, side, side);
    else expectArrival(island, belt + side);
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
  const { output, entry } = island.plan.splitters;
  const belt = output[2 * splitter + which];
  if (belt < 0) return false;
  const at = entry[2 * splitter + which];
  if (force(island, belt + side, at, itemOf(island, lane, 0))) {
    removeLead(island, lane);
    return true;
  }
  const moves = movesUntilRoom(island, belt + side, at);
  if (moves !== NEVER) schedule(island, actor, moves);
  return false;
}
