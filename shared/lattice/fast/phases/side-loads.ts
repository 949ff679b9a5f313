import { expectArrival, removeLead } from '../island/changes.ts';
import * as SideLoad from '../island/fields/side-load.ts';
import { type Island, NEVER } from '../island/island.ts';
import { hasArrived, itemOf } from '../island/lanes.ts';
import { force, movesUntilRoom } from '../island/room.ts';
import { schedule } from '../island/wheel.ts';

/** Phase 3, side-loads (spec: lattice-rules): the lead item of a feeder's lane goes onto the side of another run. */
export function sideLoad(island: Island, number: number, actor: number): void {
  const { sideLoads } = island;
  const record = number * SideLoad.SIZE;
  const feeder = sideLoads[record + SideLoad.FEEDER];
  if (!hasArrived(island, feeder)) {
    expectArrival(island, feeder);
    return;
  }
  const target = sideLoads[record + SideLoad.TARGET];
  const landing = sideLoads[record + SideLoad.LANDING];
  if (force(island, target, landing, itemOf(island, feeder, 0))) {
    removeLead(island, feeder);
    return;
  }
  const moves = movesUntilRoom(island, target, landing, sideLoads[record + SideLoad.WATCH]);
  if (moves !== NEVER) schedule(island, actor, moves);
}
