import { ENTRY } from '../../constants.ts';
import { ITEMS } from '../../items.ts';
import type { SourcePlan } from '../island/plan.ts';
import type { Surroundings } from './surroundings.ts';

/** Sources with a belt ahead; those without do nothing by themselves, whoever takes from them. */
export function planSources(around: Surroundings): SourcePlan {
  const sources = around.ofType('source').flatMap(({ index, entity }) => {
    const ahead = around.near(entity, entity.dir, 1);
    return ahead?.entity.type === 'belt' ? [{ index, entity, lanes: around.lanesOf(ahead.index) }] : [];
  });
  return {
    entities: Int32Array.from(sources, ({ index }) => index),
    item: Uint8Array.from(sources, ({ entity }) => ITEMS.indexOf(entity.item)),
    period: Float64Array.from(sources, ({ entity }) => entity.period),
    left: Int32Array.from(sources, ({ entity, lanes }) => (entity.lane === 'right' ? -1 : lanes.left)),
    right: Int32Array.from(sources, ({ entity, lanes }) => (entity.lane === 'left' ? -1 : lanes.left + 1)),
    entry: Int32Array.from(sources, ({ lanes }) => lanes.edge + ENTRY),
  };
}
