// FNV-1a over the canonical bytes of a state: little-endian, fixed width, maps sorted by item index. The bytes are never
// laid out: each value is hashed as it comes.

import { ASSEMBLER, BELT, FURNACE, INSERTER, ITEM_COUNT, NO_ITEM, SINK, SOURCE, SPLITTER } from './constants';
import { consumedOf, countOf, Entity, Lane, laneItem, lanePosition } from './entity';
import { entityAt, entityCount } from './scenario';

const BASIS: u64 = ((<u64>0xcbf29ce4) << 32) | 0x84222325;
const PRIME: u64 = 0x00000100000001b3;

let hash: u64 = 0;

export function checksumOf(tick: u64): u64 {
  hash = BASIS;
  addBytes(tick, 8);
  const count = entityCount();
  addBytes(count, 4);
  for (let index = 0; index < count; index++) addEntity(entityAt(index));
  return hash;
}

function addBytes(value: u64, bytes: i32): void {
  let mixed = hash;
  for (let index = 0; index < bytes; index++) {
    mixed = (mixed ^ (value & 0xff)) * PRIME;
    value >>= 8;
  }
  hash = mixed;
}

function addEntity(entity: Entity): void {
  const kind = entity.kind;
  addBytes(kind, 1);
  if (kind === BELT) {
    addLane(entity.left);
    addLane(entity.right);
  } else if (kind === SPLITTER) {
    addBytes(entity.outputPreference, 2);
    addBytes(entity.inputFirst, 1);
  } else if (kind === INSERTER) {
    addInserter(entity);
  } else if (kind === ASSEMBLER || kind === FURNACE) {
    addCounts(entity.inputs);
    addCounts(entity.outputs);
    addBytes(entity.craftLeft, 2);
  } else if (kind === SOURCE) {
    addBytes(entity.emitPhase, 4);
  } else if (kind === SINK) {
    addConsumption(entity.consumed);
  } // A lane-splitter is its kind alone.
}

function addLane(lane: Lane): void {
  const count = lane.count;
  addBytes(count, 4);
  for (let index = 0; index < count; index++) {
    addBytes(lanePosition(lane, index), 4);
    addBytes(laneItem(lane, index), 2);
  }
}

function addInserter(entity: Entity): void {
  addBytes(entity.phase, 1);
  if (entity.held === NO_ITEM) {
    addBytes(0, 1);
  } else {
    addBytes(1, 1);
    addBytes(entity.held, 2);
  }
  addBytes(entity.swingLeft, 2);
}

function addCounts(map: usize): void {
  let entries = 0;
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (countOf(map, item) !== 0) entries++;
  }
  addBytes(entries, 1);
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (countOf(map, item) === 0) continue;
    addBytes(item, 2);
    addBytes(countOf(map, item), 2);
  }
}

function addConsumption(map: usize): void {
  let entries = 0;
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (consumedOf(map, item) !== 0) entries++;
  }
  addBytes(entries, 1);
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (consumedOf(map, item) === 0) continue;
    addBytes(item, 2);
    addBytes(consumedOf(map, item), 8);
  }
}
