import * as Lane from '../island/fields/lane.ts';
import * as SideLoad from '../island/fields/side-load.ts';
import * as SinkLane from '../island/fields/sink-lane.ts';
import * as Splitter from '../island/fields/splitter.ts';
import type { Records } from '../island/island.ts';
import { type ActorPlan, SIDE_LOADS, SINK_LANES, SPLITTERS } from '../island/plan.ts';

/** Tells every lane the actor that takes from its end. */
export function tellConsumers(
  {
    lanes,
    sideLoads,
    sinkLanes,
    splitters,
  }: Pick<Records, 'lanes' | 'sideLoads' | 'sinkLanes' | 'splitters'>,
  { first }: ActorPlan,
): void {
  for (let number = 0; number * SideLoad.SIZE < sideLoads.length; number++) {
    const feeder = sideLoads[number * SideLoad.SIZE + SideLoad.FEEDER];
    lanes[feeder + Lane.CONSUMER] = first[SIDE_LOADS] + number;
  }
  for (let number = 0; number * SinkLane.SIZE < sinkLanes.length; number++) {
    lanes[sinkLanes[number * SinkLane.SIZE + SinkLane.LANE] + Lane.CONSUMER] = first[SINK_LANES] + number;
  }
  for (let number = 0; number * Splitter.SIZE < splitters.length; number++) {
    const record = number * Splitter.SIZE;
    const inputs = splitters[record + Splitter.IS_LANE_SPLITTER] === 1 ? 1 : 2;
    for (let which = 0; which < inputs; which++) {
      const left = splitters[record + Splitter.INPUT + which];
      if (left < 0) continue;
      lanes[left + Lane.CONSUMER] = first[SPLITTERS] + number;
      lanes[left + Lane.SIZE + Lane.CONSUMER] = first[SPLITTERS] + number;
    }
  }
}
