import { SIDE_LOAD_DOWNSTREAM, SIDE_LOAD_UPSTREAM } from '../../constants.ts';
import { leftOf, opposite, perpendicular } from '../../directions.ts';
import type { Belt } from '../../scenario/scenario.ts';
import * as SideLoad from '../island/fields/side-load.ts';
import type { BeltPlace } from '../island/plan.ts';
import type { Surroundings } from './surroundings.ts';
import type { Watches } from './watches.ts';

/** A belt that ends at the side of another. */
interface Joint {
  readonly feeder: BeltPlace;
  readonly dir: Belt['dir'];
  readonly target: BeltPlace;
  readonly targetDir: Belt['dir'];
}

/** In placement order of the feeders (phase 3); each has two side-loads, of the left lane before the right. */
export function jointsOf(around: Surroundings): Joint[] {
  return around.ofType('belt').flatMap(({ index, entity }) => {
    const ahead = around.near(entity, entity.dir, 1);
    if (ahead?.entity.type !== 'belt' || around.layout.isCurve[ahead.index]) return [];
    if (!perpendicular(entity.dir, ahead.entity.dir)) return [];
    const [feeder, target] = [around.placeOf(index), around.placeOf(ahead.index)];
    return [{ feeder, dir: entity.dir, target, targetDir: ahead.entity.dir }];
  });
}

export function buildSideLoads(joints: readonly Joint[], firstActor: number, watches: Watches): Int32Array {
  const sideLoads = new Int32Array(joints.length * 2 * SideLoad.SIZE);
  joints.forEach(({ feeder, dir, target, targetDir }, joint) => {
    const comesFromLeft = leftOf(targetDir) === opposite(dir);
    const leftLaneIsUpstream = leftOf(dir) === opposite(targetDir);
    const onto = comesFromLeft ? target.left : target.right;
    [feeder.left, feeder.right].forEach((lane, side) => {
      const record = (2 * joint + side) * SideLoad.SIZE;
      const isUpstream = (side === 0) === leftLaneIsUpstream;
      const landing = target.edge + (isUpstream ? SIDE_LOAD_UPSTREAM : SIDE_LOAD_DOWNSTREAM);
      sideLoads[record + SideLoad.FEEDER] = lane;
      sideLoads[record + SideLoad.TARGET] = onto;
      sideLoads[record + SideLoad.LANDING] = landing;
      watches.add(onto, firstActor + 2 * joint + side, sideLoads, record + SideLoad.WATCH, landing);
    });
  });
  return sideLoads;
}
