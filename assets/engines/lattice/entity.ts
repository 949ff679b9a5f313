// One record for each entity of the scenario, in placement order: what it is, and the state that a snapshot shows.
// All records have the same fields, whatever their kind; the unused ones stay zero.

import { ASSEMBLER, BELT, FURNACE, ITEM_COUNT, SINK } from './constants';
import { reserve } from './memory';

@unmanaged
export class Entity {
  // From the scenario.
  kind: i32;
  x: i32;
  y: i32;
  direction: i32;
  speed: i32;
  recipe: i32;
  item: i32;
  laneSet: i32;
  period: i32;
  // Belts: the two lanes.
  left: Lane;
  right: Lane;
  // Splitters.
  outputPreference: i32;
  inputFirst: i32;
  // Inserters.
  phase: i32;
  held: i32;
  swingLeft: i32;
  // Crafters: a count for each item.
  inputs: usize;
  outputs: usize;
  craftLeft: i32;
  // Sources.
  emitPhase: i32;
  // Sinks: a count for each item.
  consumed: usize;
}

/** The items of one lane of one tile, by ascending position. Four fit, by the spacing. */
@unmanaged
export class Lane {
  count: i32;
  // Four positions and four items follow.
}

const LANE_BYTES: usize = 4 + 4 * 8;

export function lanePosition(lane: Lane, index: i32): i32 {
  return load<i32>(changetype<usize>(lane) + (index << 3), 4);
}

export function laneItem(lane: Lane, index: i32): i32 {
  return load<i32>(changetype<usize>(lane) + (index << 3), 8);
}

export function setLaneSlot(lane: Lane, index: i32, position: i32, item: i32): void {
  store<i32>(changetype<usize>(lane) + (index << 3), position, 4);
  store<i32>(changetype<usize>(lane) + (index << 3), item, 8);
}

/** How many of an item a crafter's map holds. */
export function countOf(map: usize, item: i32): i32 {
  return load<i32>(map + (item << 2));
}

export function setCount(map: usize, item: i32, count: i32): void {
  store<i32>(map + (item << 2), count);
}

/** How many of an item a sink has consumed. */
export function consumedOf(map: usize, item: i32): u64 {
  return load<u64>(map + (item << 3));
}

export function addConsumed(map: usize, item: i32, count: u64): void {
  store<u64>(map + (item << 3), load<u64>(map + (item << 3)) + count);
}

export function isCrafter(kind: i32): bool {
  return kind === ASSEMBLER || kind === FURNACE;
}

/** Gives an entity the empty lanes and maps that its kind needs. */
export function prepareState(entity: Entity): void {
  if (entity.kind === BELT) {
    entity.left = changetype<Lane>(reserve(LANE_BYTES));
    entity.right = changetype<Lane>(reserve(LANE_BYTES));
  } else if (isCrafter(entity.kind)) {
    entity.inputs = reserve(ITEM_COUNT * 4);
    entity.outputs = reserve(ITEM_COUNT * 4);
  } else if (entity.kind === SINK) {
    entity.consumed = reserve(ITEM_COUNT * 8);
  }
}
