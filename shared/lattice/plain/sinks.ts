import { itemName } from '../items.ts';
import type { Readings } from '../readings.ts';
import { addCount, named, SIDES, SIDES_RIGHT_FIRST, type SinkPart } from './parts.ts';
import type { Tracer } from './trace.ts';

/** Phase 6: every belt facing into a sink gives up each item at pos 0. */
export function runSinks(sinks: readonly SinkPart[], as: Readings, trace: Tracer | undefined): void {
  const order = as['sink-right-first'] ? SIDES_RIGHT_FIRST : SIDES;
  for (const sink of sinks) {
    for (const belt of sink.feeders) {
      if (as['sink-own-facing'] && belt.entity.dir !== sink.entity.dir) continue;
      for (const side of order) {
        const lane = belt.lanes[side];
        while (lane[0]?.pos === 0) {
          const { item } = lane.shift()!;
          addCount(sink.consumed, item, 1);
          trace?.did(sink, `consumed ${itemName(item)} from ${named(belt)}`, belt);
          if (as['sink-one-a-tick']) break;
        }
      }
    }
  }
}
