import { expectArrival, removeLead } from '../island/changes.ts';
import { type Island, NEVER } from '../island/island.ts';
import { hasArrived, itemOf } from '../island/lanes.ts';
import { force, movesUntilRoom } from '../island/room.ts';
import { schedule } from '../island/wheel.ts';

/** Phase 3, side-loads (spec: lattice-rules): the lead item of a feeder's lane goes onto the side of another run. */
export function sideLoad(island: Island, sideLoadNumber: number, actor: number): void {
  const { feeder, target, landing } = island.plan.sideLoads;
  const lane = feeder[sideLoadNumber];
  if (!hasArrived(island, lane)) {
    expectArrival(island, lane);
    return;
  }
  const onto = target[sideLoadNumber];
  const at = landing[sideLoadNumber];
  if (force(island, onto, at, itemOf(island, lane, 0))) {
    removeLead(island, lane);
    return;
  }
  const moves = movesUntilRoom(island, onto, at);
  if (moves !== NEVER) schedule(island, actor, moves);
}
