import { IDLE, type Island, RETURNING } from '../island/island.ts';
import { itemOf, positionOf } from '../island/lanes.ts';

/** Words that the image of an island may take. */
export function imageCapacity({ plan }: Island): number {
  return (
    plan.lanes.count +
    plan.lanes.ringSlots +
    2 * plan.inserters.entities.length +
    4 * plan.crafters.entities.length +
    plan.splitters.entities.length
  );
}

/**
 * Writes all that decides how an island goes on, but for the phases of its sources: what its canonical bytes hold, no
 * more and no less, less what it gave to sinks. Returns the number of words written.
 */
export function writeImage(island: Island, image: Int32Array): number {
  const { lanes, inserters, crafters, splitters } = island.plan;
  let at = 0;
  for (let lane = 0; lane < lanes.count; lane++) {
    const count = island.count[lane]!;
    image[at++] = count;
    for (let k = 0; k < count; k++) image[at++] = positionOf(island, lane, k) * 32 + itemOf(island, lane, k);
  }
  for (let inserter = 0; inserter < inserters.entities.length; inserter++) {
    const left = island.inserterDue[inserter]! - island.tick;
    let phase = island.inserterPhase[inserter]!;
    if (phase === RETURNING && left <= 0) phase = IDLE;
    image[at++] = phase * 256 + island.inserterHeld[inserter]!;
    image[at++] = phase === IDLE ? 0 : Math.max(1, left);
  }
  for (let crafter = 0; crafter < crafters.entities.length; crafter++) {
    image[at++] = island.buffered[2 * crafter]!;
    image[at++] = island.buffered[2 * crafter + 1]!;
    image[at++] = island.made[crafter]!;
    image[at++] = island.crafting[crafter] === 1 ? island.craftDue[crafter]! - island.tick : 0;
  }
  for (let splitter = 0; splitter < splitters.entities.length; splitter++) {
    image[at++] = island.preferred[splitter]! * 2 + ((island.inFirst[splitter]! ^ island.tick) & 1);
  }
  return at;
}

/** A number that is the same for the same state: where it differs, no image needs to be written. */
export function fingerprint(island: Island): number {
  const { count, inserterPhase, inserterDue, buffered, made, craftDue, crafting, tick } = island;
  let mixed = 0;
  for (let lane = 0; lane < count.length; lane++) mixed = (Math.imul(mixed, 31) + count[lane]!) | 0;
  for (let inserter = 0; inserter < inserterPhase.length; inserter++) {
    const left = inserterDue[inserter]! - tick;
    if (left > 0 && inserterPhase[inserter] !== IDLE) mixed = (Math.imul(mixed, 31) + left) | 0;
  }
  for (let crafter = 0; crafter < made.length; crafter++) {
    const left = crafting[crafter] === 1 ? craftDue[crafter]! - tick : 0;
    mixed = (Math.imul(mixed, 31) + made[crafter]! + 16 * left + 4096 * buffered[2 * crafter]!) | 0;
  }
  return mixed;
}
