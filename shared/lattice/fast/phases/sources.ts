import * as Source from '../island/fields/source.ts';
import { type Island, NEVER, SLOTS } from '../island/island.ts';
import { force, movesUntilRoom } from '../island/room.ts';
import { schedule } from '../island/wheel.ts';

/** Phase 1 (spec: lattice-rules): a source forces its item onto the belt ahead; one whose lanes stand still sleeps. */
export function emit(island: Island, number: number, actor: number): void {
  const { sources, sourceTimes, tick } = island;
  const source = number * Source.SIZE;
  const period = sourceTimes[2 * number + 1];
  let due = sourceTimes[2 * number];
  sources[source + Source.ACTIVE] = tick;
  if (due !== tick) {
    if (due < tick) due += Math.ceil((tick - due) / period) * period;
    sourceTimes[2 * number] = due;
    if (due > tick) {
      schedule(island, actor, soon(due, tick));
      return;
    }
  }
  sourceTimes[2 * number] = due + period;
  const mayLeft = mayLand(island, source, sources[source + Source.LEFT], sources[source + Source.LEFT_WATCH]);
  const mayRight = mayLand(
    island,
    source,
    sources[source + Source.RIGHT],
    sources[source + Source.RIGHT_WATCH],
  );
  if (mayLeft || mayRight) schedule(island, actor, soon(due + period, tick));
}

/** Forces the item onto the lane; returns whether there is or will be room without an item leaving the lane. */
function mayLand(island: Island, source: number, lane: number, watch: number): boolean {
  if (lane < 0) return false;
  const entry = island.sources[source + Source.ENTRY];
  if (force(island, lane, entry, island.sources[source + Source.ITEM])) return true;
  return movesUntilRoom(island, lane, entry, watch) !== NEVER;
}

/** The tick, or one so far off that the wheel comes round before: a small integer, unlike a time that may be any number. */
function soon(due: number, tick: number): number {
  return Math.min(due, tick + SLOTS) | 0;
}
