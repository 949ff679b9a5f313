// Phase 3: every item of every lane moves, one tile after the other from the output end of a run backward; then side-loads.

import { BELT, ENTRY, SPACING, TILE } from '../lattice/constants';
import { isPerpendicular, leftOf, opposite } from '../lattice/directions';
import { Entity, Lane, laneItem, lanePosition, setLaneSlot } from '../lattice/entity';
import { reserve } from '../lattice/memory';
import { entityAt, entityCount } from '../lattice/scenario';
import { force, hasLeadAtEdge, laneFacing, removeLead } from './lane';
import { isPureCurve, neighbourBelt, nextInRun } from './neighbours';

/** Where an item lands that comes from a feeder's lane lying downstream; one from upstream lands at the entry. */
const DOWNSTREAM_ENTRY: i32 = TILE / 2 - SPACING;

// Belts in the order in which they move, each with the belt that it moves into (null at an output end).
let order: usize = 0;
let ordered: i32 = 0;
const PAIR_BYTES: i32 = 8;

export function orderBelts(): void {
  order = reserve(<usize>entityCount() * PAIR_BYTES);
  for (let index = 0; index < entityCount(); index++) {
    const belt = entityAt(index);
    if (belt.kind === BELT && nextInRun(belt) == null) orderRun(belt);
  }
  // What is left stands in a closed loop: each belt there is a run of its own.
  for (let index = 0; index < entityCount(); index++) {
    const belt = entityAt(index);
    if (belt.kind === BELT && !isOrdered(belt)) appendBelt(belt, null);
  }
}

/** Walks a run from its output end to its head. */
function orderRun(last: Entity): void {
  let ahead: Entity | null = null;
  let belt: Entity | null = last;
  while (belt != null) {
    appendBelt(belt, ahead);
    ahead = belt;
    belt = previousInRun(belt);
  }
}

function previousInRun(belt: Entity): Entity | null {
  for (let direction = 0; direction < 4; direction++) {
    const feeder = neighbourBelt(belt, direction);
    if (feeder != null && nextInRun(feeder) === belt) return feeder;
  }
  return null;
}

function appendBelt(belt: Entity, ahead: Entity | null): void {
  store<usize>(order + ordered * PAIR_BYTES, changetype<usize>(belt));
  store<usize>(order + ordered * PAIR_BYTES, changetype<usize>(ahead), 4);
  ordered++;
}

function isOrdered(belt: Entity): bool {
  for (let index = 0; index < ordered; index++) {
    if (load<usize>(order + index * PAIR_BYTES) === changetype<usize>(belt)) return true;
  }
  return false;
}

export function moveBelts(): void {
  for (let index = 0; index < ordered; index++) {
    const belt = changetype<Entity>(load<usize>(order + index * PAIR_BYTES));
    const ahead = changetype<Entity | null>(load<usize>(order + index * PAIR_BYTES, 4));
    if (ahead == null) {
      moveLane(belt.left, null, belt.speed);
      moveLane(belt.right, null, belt.speed);
    } else {
      moveLane(belt.left, ahead.left, belt.speed);
      moveLane(belt.right, ahead.right, belt.speed);
    }
  }
}

/** Moves the items of one tile; those that pass its edge go to the end of the lane ahead, which has moved already. */
function moveLane(lane: Lane, ahead: Lane | null, speed: i32): void {
  let least = 0;
  if (ahead != null) {
    least = -TILE; // With an empty tile ahead nothing is near enough to hold an item back.
    if (ahead.count > 0) least = lanePosition(ahead, ahead.count - 1) - TILE + SPACING;
  }
  const count = lane.count;
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const position = max(lanePosition(lane, index) - speed, least);
    const item = laneItem(lane, index);
    least = position + SPACING;
    if (position < 0 && ahead != null) {
      setLaneSlot(ahead, ahead.count, position + TILE, item);
      ahead.count++;
    } else {
      setLaneSlot(lane, kept, position, item);
      kept++;
    }
  }
  lane.count = kept;
}

export function sideLoad(): void {
  for (let index = 0; index < entityCount(); index++) {
    const belt = entityAt(index);
    if (belt.kind !== BELT) continue;
    const target = neighbourBelt(belt, belt.direction);
    if (target == null || !isPerpendicular(target.direction, belt.direction) || isPureCurve(target)) continue;
    const leftIsUpstream = leftOf(belt.direction) === opposite(target.direction);
    sideLoadLane(belt.left, belt, target, leftIsUpstream);
    sideLoadLane(belt.right, belt, target, !leftIsUpstream);
  }
}

function sideLoadLane(lane: Lane, belt: Entity, target: Entity, isUpstream: bool): void {
  if (!hasLeadAtEdge(lane)) return;
  const position = isUpstream ? ENTRY : DOWNSTREAM_ENTRY;
  if (force(laneFacing(target, belt.direction), position, laneItem(lane, 0))) removeLead(lane);
}
