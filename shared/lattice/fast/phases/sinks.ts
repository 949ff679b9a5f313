import { expectArrival, removeLead } from '../island/changes.ts';
import * as SinkLane from '../island/fields/sink-lane.ts';
import type { Island } from '../island/island.ts';
import { hasArrived, itemOf } from '../island/lanes.ts';

/** Phase 6 (spec: lattice-rules): a lane that ends in a sink gives up its lead item. Only one can stand at 0. */
export function consume(island: Island, number: number): void {
  const record = number * SinkLane.SIZE;
  const lane = island.sinkLanes[record + SinkLane.LANE];
  if (!hasArrived(island, lane)) {
    expectArrival(island, lane);
    return;
  }
  island.consumed[island.sinkLanes[record + SinkLane.ROW] + itemOf(island, lane, 0)]++;
  removeLead(island, lane);
}
