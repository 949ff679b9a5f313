import * as Inserter from '../island/fields/inserter.ts';
import * as Lane from '../island/fields/lane.ts';

/** Every lane's list of the inserters that take from it, from the upstream end. */
export function buildPickups(lanes: Int32Array, inserters: Int32Array, firstActor: number): Int32Array {
  const lists = new Map<number, [actor: number, edge: number][]>();
  for (let number = 0; number * Inserter.SIZE < inserters.length; number++) {
    const record = number * Inserter.SIZE;
    if (inserters[record + Inserter.PICKUP] !== Inserter.BELT) continue;
    for (const which of [Inserter.FAR, Inserter.NEAR]) {
      const lane = inserters[record + which];
      const list = lists.get(lane) ?? [];
      list.push([firstActor + number, inserters[record + Inserter.EDGE]]);
      lists.set(lane, list);
    }
  }
  const pickups: number[] = [];
  for (let lane = 0; lane < lanes.length; lane += Lane.SIZE) {
    const list = lists.get(lane) ?? [];
    lanes[lane + Lane.PICKUPS] = pickups.length;
    pickups.push(...list.sort(([, a], [, b]) => b - a).flat());
    lanes[lane + Lane.PICKUPS_END] = pickups.length;
  }
  return Int32Array.from(pickups);
}
