import { expectArrival, removeLead } from '../island/changes.ts';
import type { Island } from '../island/island.ts';
import { hasArrived, itemOf } from '../island/lanes.ts';

/** Phase 6 (spec: lattice-rules): a lane that ends in a sink gives up its lead item. Only one can stand at 0. */
export function consume(island: Island, sinkLane: number): void {
  const { lane: lanes, row } = island.plan.sinkLanes;
  const lane = lanes[sinkLane];
  if (!hasArrived(island, lane)) {
    expectArrival(island, lane);
    return;
  }
  island.consumed[row[sinkLane] * island.plan.itemCount + itemOf(island, lane, 0)]++;
  removeLead(island, lane);
}
