import type { SinkLanePlan } from '../island/plan.ts';
import type { Surroundings } from './surroundings.ts';

/** Both lanes of each belt that faces into a sink. */
export function planSinkLanes(around: Surroundings): SinkLanePlan {
  const lane: number[] = [];
  const row: number[] = [];
  for (const { index, entity } of around.ofType('belt')) {
    const ahead = around.near(entity, entity.dir, 1);
    if (ahead?.entity.type !== 'sink') continue;
    for (const side of [0, 1]) {
      lane.push(around.lanesOf(index).left + side);
      row.push(around.sinkRow(ahead.index));
    }
  }
  return { lane: Int32Array.from(lane), row: Int32Array.from(row) };
}
