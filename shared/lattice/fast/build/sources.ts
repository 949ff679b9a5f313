import { ENTRY } from '../../constants.ts';
import { ITEMS } from '../../items.ts';
import * as Source from '../island/fields/source.ts';
import type { Surroundings } from './surroundings.ts';
import type { Watches } from './watches.ts';

/** Sources with a belt ahead; those without do nothing by themselves, whoever takes from them. */
export function sourcesOf(around: Surroundings): number[] {
  return around.ofType('source').flatMap(({ index, entity }) => {
    return around.near(entity, entity.dir, 1)?.entity.type === 'belt' ? [index] : [];
  });
}

export function buildSources(
  around: Surroundings,
  entities: readonly number[],
  firstActor: number,
  watches: Watches,
): { sources: Int32Array; sourceTimes: Float64Array } {
  const sources = new Int32Array(entities.length * Source.SIZE);
  const sourceTimes = new Float64Array(entities.length * 2);
  entities.forEach((index, number) => {
    const entity = around.entity(index);
    if (entity.type !== 'source') return;
    const { left, right, edge } = around.placeOf(around.near(entity, entity.dir, 1)!.index);
    const record = number * Source.SIZE;
    const actor = firstActor + number;
    sources[record + Source.ITEM] = ITEMS.indexOf(entity.item);
    sources[record + Source.LEFT] = entity.lane === 'right' ? -1 : left;
    sources[record + Source.RIGHT] = entity.lane === 'left' ? -1 : right;
    sources[record + Source.ENTRY] = edge + ENTRY;
    sourceTimes[2 * number + 1] = entity.period;
    watches.add(sources[record + Source.LEFT], actor, sources, record + Source.LEFT_WATCH, edge + ENTRY);
    watches.add(sources[record + Source.RIGHT], actor, sources, record + Source.RIGHT_WATCH, edge + ENTRY);
  });
  return { sources, sourceTimes };
}
