// The checksum that the state would have if items were numbered by their names in order.

import { checksumOf } from '../lattice/checksum';
import { BELT, INSERTER, ITEM_COUNT, NO_ITEM, SINK } from '../lattice/constants';
import { isCrafter, Lane, laneItem, lanePosition, setLaneSlot } from '../lattice/entity';
import { alphabeticalItem } from '../lattice/items';
import { reserve } from '../lattice/memory';
import { entityAt, entityCount } from '../lattice/scenario';

let scratch: usize = 0;

/** Room is reserved before the answer is begun; after that there is none. */
export function reserveScratch(): void {
  scratch = reserve(ITEM_COUNT * 8);
}

export function checksumByName(tick: u64): u64 {
  renumber(true);
  const checksum = checksumOf(tick);
  renumber(false);
  return checksum;
}

function renumber(byName: bool): void {
  for (let index = 0; index < entityCount(); index++) {
    const entity = entityAt(index);
    if (entity.kind === BELT) {
      renumberLane(entity.left, byName);
      renumberLane(entity.right, byName);
    } else if (entity.kind === INSERTER) {
      if (entity.held !== NO_ITEM) entity.held = renumbered(entity.held, byName);
    } else if (isCrafter(entity.kind)) {
      renumberMap<i32>(entity.inputs, byName);
      renumberMap<i32>(entity.outputs, byName);
    } else if (entity.kind === SINK) {
      renumberMap<u64>(entity.consumed, byName);
    }
  }
}

function renumberLane(lane: Lane, byName: bool): void {
  for (let index = 0; index < lane.count; index++) {
    setLaneSlot(lane, index, lanePosition(lane, index), renumbered(laneItem(lane, index), byName));
  }
}

function renumberMap<T>(map: usize, byName: bool): void {
  memory.copy(scratch, map, ITEM_COUNT * sizeof<T>());
  for (let item = 0; item < ITEM_COUNT; item++) {
    const to = <usize>renumbered(item, byName);
    store<T>(map + to * sizeof<T>(), load<T>(scratch + <usize>item * sizeof<T>()));
  }
}

function renumbered(item: i32, byName: bool): i32 {
  if (!byName) return alphabeticalItem(item);
  let place = 0;
  while (alphabeticalItem(place) !== item) place++;
  return place;
}
