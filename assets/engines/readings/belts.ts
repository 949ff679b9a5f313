// Phase 3, first half: runs move, each from its output end backward.

import { BELT, SPACING, TILE } from '../lattice/constants';
import { Entity, Lane, laneItem, lanePosition, setLaneSlot } from '../lattice/entity';
import { reserve } from '../lattice/memory';
import { entityAt, entityCount } from '../lattice/scenario';
import { neighbourBelt } from '../naive/neighbours';
import { nextInRun } from './curves';
import { beltOldAhead, beltOneSpeed, beltRunSpeed } from './options';

// Belts in the order in which they move, each with the belt that it moves into (null at an output end).
let order: usize = 0;
let ordered: i32 = 0;
const PAIR_BYTES: i32 = 8;

const ONE_SPEED: i32 = 64;
/** Stands ahead of the first item of a lane: nothing is near enough to it to be held back. */
const NOTHING_AHEAD: i32 = -SPACING;

export function reserveOrder(): void {
  order = reserve(<usize>entityCount() * PAIR_BYTES);
}

/** To be done again whenever readings about curves change. */
export function orderBelts(): void {
  ordered = 0;
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
  let base = 0;
  let outputSpeed = 0;
  let leftAhead = NOTHING_AHEAD;
  let rightAhead = NOTHING_AHEAD;
  for (let index = 0; index < ordered; index++) {
    const belt = changetype<Entity>(load<usize>(order + index * PAIR_BYTES));
    const ahead = changetype<Entity | null>(load<usize>(order + index * PAIR_BYTES, 4));
    if (ahead == null) {
      base = 0;
      outputSpeed = belt.speed;
      leftAhead = moveLane(belt.left, null, speedOn(belt, outputSpeed), base, NOTHING_AHEAD);
      rightAhead = moveLane(belt.right, null, speedOn(belt, outputSpeed), base, NOTHING_AHEAD);
    } else {
      base += TILE;
      leftAhead = moveLane(belt.left, ahead.left, speedOn(belt, outputSpeed), base, leftAhead);
      rightAhead = moveLane(belt.right, ahead.right, speedOn(belt, outputSpeed), base, rightAhead);
    }
  }
}

function speedOn(belt: Entity, outputSpeed: i32): i32 {
  if (beltOneSpeed) return ONE_SPEED;
  return beltRunSpeed ? outputSpeed : belt.speed;
}

/**
 * Moves the items of one tile, whose edge lies at `base` along the run, and returns where the last of them is for the item
 * behind it. Those that pass the edge go to the end of the lane ahead, which has moved already.
 */
function moveLane(lane: Lane, next: Lane | null, speed: i32, base: i32, ahead: i32): i32 {
  const count = lane.count;
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const before = base + lanePosition(lane, index);
    const after = max(before - speed, max(0, ahead + SPACING));
    const item = laneItem(lane, index);
    ahead = beltOldAhead ? before : after;
    if (after < base && next != null) {
      setLaneSlot(next, next.count, after - base + TILE, item);
      next.count++;
    } else {
      setLaneSlot(lane, kept, after - base, item);
      kept++;
    }
  }
  lane.count = kept;
  return ahead;
}
