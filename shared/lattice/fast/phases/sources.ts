import type { Island } from '../island/island.ts';
import { NEVER } from '../island/island.ts';
import { force, movesUntilRoom } from '../island/room.ts';
import { schedule } from '../island/wheel.ts';

/** Phase 1 (spec: lattice-rules): a source forces its item onto the belt ahead; one whose lanes stand still sleeps. */
export function emit(island: Island, source: number, actor: number): void {
  const { item, period, left, right, entry } = island.plan.sources;
  const { tick } = island;
  const every = period[source];
  let due = island.sourceDue[source];
  if (due < tick) due += Math.ceil((tick - due) / every) * every;
  island.sourceActive[source] = tick;
  if (due > tick) {
    island.sourceDue[source] = due;
    schedule(island, actor, due);
    return;
  }
  island.sourceDue[source] = due + every;
  let asleep = true;
  if (left[source] >= 0 && mayLand(island, left[source], entry[source], item[source])) asleep = false;
  if (right[source] >= 0 && mayLand(island, right[source], entry[source], item[source])) asleep = false;
  if (!asleep) schedule(island, actor, due + every);
}

/** Forces the item onto the lane; returns whether there is or will be room without an item leaving the lane. */
function mayLand(island: Island, lane: number, entry: number, item: number): boolean {
  return force(island, lane, entry, item) || movesUntilRoom(island, lane, entry) !== NEVER;
}
