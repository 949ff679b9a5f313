import { ENTRY } from '../constants.ts';
import { itemName } from '../items.ts';
import type { Readings } from '../readings.ts';
import { force } from './lane.ts';
import { LEFT, named, RIGHT, SIDES, SIDES_RIGHT_FIRST, type Side, type SourcePart } from './parts.ts';
import type { Tracer } from './trace.ts';

/** Phase 1: at every tick that is a multiple of its period, a source forces its item onto the belt ahead of it. */
export function runSources(
  sources: readonly SourcePart[],
  tick: number,
  as: Readings,
  trace: Tracer | undefined,
): void {
  for (const source of sources) {
    const count = as['source-offset'] ? tick - 1 : tick;
    if (count % source.entity.period === 0) emit(source, as, trace);
  }
}

function emit(source: SourcePart, as: Readings, trace: Tracer | undefined): void {
  const { ahead, item } = source;
  if (ahead?.kind !== 'belt') {
    trace?.didNot(source, `${itemName(item)} is lost: ${named(ahead)} lies ahead, not a belt`, ahead);
    return;
  }
  const order = as['source-order'] ? SIDES_RIGHT_FIRST : SIDES;
  for (const side of order) {
    if (!feeds(source, side)) continue;
    const lane = side === LEFT ? 'left' : 'right';
    if (force(ahead.lanes[side], ENTRY, item, as)) {
      trace?.did(source, `put ${itemName(item)} on the ${lane} lane of ${named(ahead)}`, ahead);
    } else {
      trace?.didNot(
        source,
        `${itemName(item)} is lost: no room on the ${lane} lane of ${named(ahead)}`,
        ahead,
      );
    }
  }
}

function feeds({ entity: { lane } }: SourcePart, side: Side): boolean {
  return lane === 'both' || lane === (side === RIGHT ? 'right' : 'left');
}
