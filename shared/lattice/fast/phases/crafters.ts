import { CRAFTER_CAP } from '../../constants.ts';
import type { Island } from '../island/island.ts';
import { INSERTERS, type Lists } from '../island/plan.ts';
import { schedule, wake } from '../island/wheel.ts';

/** Phase 5 (spec: lattice-rules): deposits what is done and starts again; sleeps while a count stands in the way. */
export function craft(island: Island, crafter: number, actor: number): void {
  const { inputCount, outputCount, ticks, givers, takers } = island.plan.crafters;
  if (island.crafting[crafter] === 1) {
    if (island.tick < island.craftDue[crafter]) return;
    island.crafting[crafter] = 0;
    island.made[crafter] += outputCount[crafter];
    wakeInserters(island, takers, crafter);
  }
  const first = 2 * crafter;
  if (island.buffered[first] < inputCount[first] || island.buffered[first + 1] < inputCount[first + 1])
    return;
  if (island.made[crafter] + outputCount[crafter] > CRAFTER_CAP) return;
  island.buffered[first] -= inputCount[first];
  island.buffered[first + 1] -= inputCount[first + 1];
  island.crafting[crafter] = 1;
  island.craftDue[crafter] = island.tick + ticks[crafter];
  schedule(island, actor, island.tick + ticks[crafter]);
  wakeInserters(island, givers, crafter);
}

function wakeInserters(island: Island, { start, members }: Lists, crafter: number): void {
  const first = island.plan.actors.first[INSERTERS];
  for (let at = start[crafter]; at < start[crafter + 1]; at++) wake(island, first + members[at]);
}
