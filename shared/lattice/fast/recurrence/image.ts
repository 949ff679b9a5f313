import * as Crafter from '../island/fields/crafter.ts';
import * as Inserter from '../island/fields/inserter.ts';
import * as Lane from '../island/fields/lane.ts';
import * as Splitter from '../island/fields/splitter.ts';
import type { Island } from '../island/island.ts';
import { itemOf, positionOf } from '../island/lanes.ts';
import { catchUp } from '../island/mixed-lanes.ts';

/** Words that the image of an island may take. */
export function imageCapacity({ lanes, ring, plan }: Island): number {
  return (
    lanes.length / Lane.SIZE +
    ring.length +
    2 * plan.inserters.length +
    4 * plan.crafters.length +
    plan.splitters.length
  );
}

/**
 * Writes all that decides how an island goes on, but for the phases of its sources: what its canonical bytes hold, no
 * more and no less, less what it gave to sinks. Returns the number of words written.
 */
export function writeImage(island: Island, image: Int32Array): number {
  const { lanes, inserters, crafters, splitters, tick } = island;
  let at = 0;
  for (let lane = 0; lane < lanes.length; lane += Lane.SIZE) {
    if (lanes[lane + Lane.SPEED] === 0) catchUp(island, lane);
    const count = lanes[lane + Lane.COUNT];
    image[at++] = count;
    for (let k = 0; k < count; k++) {
      image[at++] = positionOf(island, lane, k);
      image[at++] = itemOf(island, lane, k);
    }
  }
  for (let record = 0; record < inserters.length; record += Inserter.SIZE) {
    const phase = phaseOf(island, record);
    image[at++] = phase * 256 + (phase === Inserter.SWINGING ? inserters[record + Inserter.HELD] : 0);
    image[at++] = phase === Inserter.IDLE ? 0 : Math.max(1, inserters[record + Inserter.DUE] - tick);
  }
  for (let record = 0; record < crafters.length; record += Crafter.SIZE) {
    image[at++] = crafters[record + Crafter.BUFFERED];
    image[at++] = crafters[record + Crafter.SECOND_BUFFERED];
    image[at++] = crafters[record + Crafter.MADE];
    image[at++] = crafters[record + Crafter.BUSY] === 1 ? crafters[record + Crafter.DUE] - tick : 0;
  }
  for (let record = 0; record < splitters.length; record += Splitter.SIZE) {
    const inFirst = (splitters[record + Splitter.IN_FIRST] ^ tick) & 1;
    image[at++] = splitters[record + Splitter.PREFERRED] * 2 + inFirst;
  }
  return at;
}

/** A number that is the same for the same state: where it differs, no image needs to be written. */
export function fingerprint(island: Island): number {
  const { lanes, inserters, crafters, tick } = island;
  let mixed = 0;
  for (let lane = 0; lane < lanes.length; lane += Lane.SIZE) {
    mixed = (Math.imul(mixed, 31) + lanes[lane + Lane.COUNT]) | 0;
  }
  for (let record = 0; record < inserters.length; record += Inserter.SIZE) {
    if (phaseOf(island, record) === Inserter.IDLE) continue;
    mixed = (Math.imul(mixed, 31) + Math.max(1, inserters[record + Inserter.DUE] - tick)) | 0;
  }
  for (let record = 0; record < crafters.length; record += Crafter.SIZE) {
    mixed = (Math.imul(mixed, 31) + crafters[record + Crafter.MADE]) | 0;
    mixed = (Math.imul(mixed, 31) + crafters[record + Crafter.BUFFERED]) | 0;
  }
  return mixed;
}

/** One that is back notices only when it looks around in the next tick; in truth it is idle before. */
function phaseOf({ inserters, tick }: Island, record: number): number {
  const phase = inserters[record + Inserter.PHASE];
  return phase === Inserter.RETURNING && inserters[record + Inserter.DUE] <= tick ? Inserter.IDLE : phase;
}
