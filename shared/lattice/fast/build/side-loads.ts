import { SIDE_LOAD_DOWNSTREAM, SIDE_LOAD_UPSTREAM } from '../../constants.ts';
import { leftOf, opposite, perpendicular } from '../../directions.ts';
import type { SideLoadPlan } from '../island/plan.ts';
import type { Surroundings } from './surroundings.ts';

/** Both lanes of each belt that ends at the side of another: belts in placement order, left before right (phase 3). */
export function planSideLoads(around: Surroundings): SideLoadPlan {
  const feeder: number[] = [];
  const target: number[] = [];
  const landing: number[] = [];
  for (const { index, entity } of around.ofType('belt')) {
    const ahead = around.near(entity, entity.dir, 1);
    if (ahead?.entity.type !== 'belt' || around.layout.isCurve[ahead.index]) continue;
    const { dir } = ahead.entity;
    if (!perpendicular(entity.dir, dir)) continue;
    const onto = around.lanesOf(ahead.index);
    const comesFromLeft = leftOf(dir) === opposite(entity.dir);
    const leftLaneIsUpstream = leftOf(entity.dir) === opposite(dir);
    for (const side of [0, 1]) {
      const isUpstream = (side === 0) === leftLaneIsUpstream;
      feeder.push(around.lanesOf(index).left + side);
      target.push(onto.left + (comesFromLeft ? 0 : 1));
      landing.push(onto.edge + (isUpstream ? SIDE_LOAD_UPSTREAM : SIDE_LOAD_DOWNSTREAM));
    }
  }
  return {
    feeder: Int32Array.from(feeder),
    target: Int32Array.from(target),
    landing: Int32Array.from(landing),
  };
}
