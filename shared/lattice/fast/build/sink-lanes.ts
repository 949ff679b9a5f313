import { ITEMS } from '../../items.ts';
import type { Surroundings } from './surroundings.ts';

/** Records of both lanes of each belt that faces into a sink. */
export function buildSinkLanes(around: Surroundings): Int32Array {
  const words = around.ofType('belt').flatMap(({ index, entity }) => {
    const ahead = around.near(entity, entity.dir, 1);
    if (ahead?.entity.type !== 'sink') return [];
    const row = around.sinkRow(ahead.index) * ITEMS.length;
    const { left, right } = around.placeOf(index);
    return [left, row, right, row];
  });
  return Int32Array.from(words);
}
