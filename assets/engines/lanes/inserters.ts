// Phase 2. Inserters are numbered in placement order. One that swings is left alone until it arrives; one that can do
// nothing until a crafter changes sleeps until that crafter does.

import {
  BELT,
  COAL,
  IDLE,
  INSERTER,
  LEFT,
  NO_ITEM,
  RETURNING,
  RIGHT,
  SINK,
  SOURCE,
  SWING,
  SWINGING,
} from '../lattice/constants';
import { leftOf, opposite, stepX, stepY } from '../lattice/directions';
import { addConsumed, Entity, isCrafter } from '../lattice/entity';
import { reserve } from '../lattice/memory';
import { entityAt, entityCount } from '../lattice/scenario';
import { addInput, Crafter, crafterOf, held, Link, takeOutput, wants } from './crafters';
import { tileLaneOf } from './layout';
import { prefersCoal } from './options';
import { hasEntryRoom, insertAtEntry, removeTileLead, TileLane, tileBits, tileLead } from './runlane';
import { keepActive, prepareSchedule, scheduleWords, takeWord, waitForCrafter, wakeAt } from './schedule';
import { indexOn, NOTHING } from './tiles';

// What an inserter takes from, and what it drops into.
const FROM_BELT: i32 = 1;
const FROM_CRAFTER: i32 = 2;
const FROM_SOURCE: i32 = 3;
const TO_BELT: i32 = 1;
const TO_CRAFTER: i32 = 2;
const TO_SINK: i32 = 3;

@unmanaged
class Arm {
  entity: Entity;
  number: i32;
  phase: i32;
  item: i32;
  /** The tick in which it took or dropped. */
  since: u32;
  from: i32;
  to: i32;
  far: TileLane;
  near: TileLane;
  maker: Crafter;
  sourceItem: i32;
  target: TileLane;
  crafter: Crafter;
  consumed: usize;
}

const ARM_BYTES: usize = offsetof<Arm>();

let arms: usize = 0;
let armCount: i32 = 0;

function armAt(number: i32): Arm {
  return changetype<Arm>(arms + <usize>number * ARM_BYTES);
}

export function planInserters(): void {
  for (let index = 0; index < entityCount(); index++) {
    if (entityAt(index).kind === INSERTER) armCount++;
  }
  arms = reserve(<usize>armCount * ARM_BYTES);
  prepareSchedule(armCount);
  let number = 0;
  for (let index = 0; index < entityCount(); index++) {
    const entity = entityAt(index);
    if (entity.kind !== INSERTER) continue;
    const arm = armAt(number);
    arm.entity = entity;
    arm.number = number;
    planPickup(arm, entity);
    planDrop(arm, entity);
    // An inserter that lacks one side never does anything.
    if (arm.from !== 0 && arm.to !== 0) keepActive(number);
    number++;
  }
}

/** The lane on the side opposite to the inserter's direction; on a belt along the direction, the right lane. */
function nearLane(belt: Entity, direction: i32): i32 {
  return leftOf(belt.direction) === opposite(direction) ? LEFT : RIGHT;
}

function planPickup(arm: Arm, entity: Entity): void {
  const direction = entity.direction;
  const index = indexOn(entity.x - stepX(direction), entity.y - stepY(direction));
  if (index === NOTHING) return;
  const other = entityAt(index);
  if (other.kind === BELT) {
    const near = nearLane(other, direction);
    arm.from = FROM_BELT;
    arm.near = tileLaneOf(index, near);
    arm.far = tileLaneOf(index, LEFT + RIGHT - near);
  } else if (other.kind === SOURCE) {
    arm.from = FROM_SOURCE;
    arm.sourceItem = other.item;
  } else if (isCrafter(other.kind)) {
    arm.from = FROM_CRAFTER;
    arm.maker = crafterOf(index);
    arm.maker.takers = addLink(arm.maker.takers, arm.number);
  }
}

function planDrop(arm: Arm, entity: Entity): void {
  const direction = entity.direction;
  const index = indexOn(entity.x + stepX(direction), entity.y + stepY(direction));
  if (index === NOTHING) return;
  const other = entityAt(index);
  if (other.kind === BELT) {
    arm.to = TO_BELT;
    arm.target = tileLaneOf(index, nearLane(other, direction));
  } else if (other.kind === SINK) {
    arm.to = TO_SINK;
    arm.consumed = other.consumed;
  } else if (isCrafter(other.kind)) {
    arm.to = TO_CRAFTER;
    arm.crafter = crafterOf(index);
    arm.crafter.feeders = addLink(arm.crafter.feeders, arm.number);
  }
}

function addLink(list: Link | null, number: i32): Link {
  const link = changetype<Link>(reserve(offsetof<Link>()));
  link.inserter = number;
  link.next = list;
  return link;
}

export function runInserters(tick: u32): void {
  const words = scheduleWords();
  for (let word = 0; word < words; word++) {
    let bits = takeWord(word, tick);
    while (bits !== 0) {
      const arm = armAt((word << 6) + <i32>ctz(bits));
      bits &= bits - 1;
      if (arm.phase === SWINGING) drop(arm, tick);
      else pickUp(arm, tick);
    }
  }
}

function drop(arm: Arm, tick: u32): void {
  if (arm.to === TO_CRAFTER) {
    const crafter = arm.crafter;
    if (!wants(crafter, arm.item)) {
      waitForCrafter(arm.number);
      return;
    }
    addInput(crafter, arm.item);
  } else if (arm.to === TO_BELT) {
    const target = arm.target;
    if (!hasEntryRoom(target)) {
      keepActive(arm.number);
      return;
    }
    insertAtEntry(target, arm.item);
  } else {
    addConsumed(arm.consumed, arm.item, 1);
  }
  arm.phase = RETURNING;
  arm.since = tick;
  // It is idle at the end of the way back, and may take one tick later.
  wakeAt(arm.number, tick + SWING + 1);
}

function pickUp(arm: Arm, tick: u32): void {
  arm.phase = IDLE;
  if (arm.to === TO_CRAFTER) {
    if (arm.crafter.wanted === 0) {
      waitForCrafter(arm.number);
      return;
    }
  } else if (arm.to === TO_BELT) {
    // While a maker has nothing, it does not matter whether the belt has room.
    if (arm.from === FROM_CRAFTER && arm.maker.outputHeld === 0) {
      waitForCrafter(arm.number);
      return;
    }
    if (!hasEntryRoom(arm.target)) {
      keepActive(arm.number);
      return;
    }
  }
  let item = NO_ITEM;
  if (arm.from === FROM_BELT) {
    item = takeFromBelt(arm);
    if (item === NO_ITEM) {
      keepActive(arm.number);
      return;
    }
  } else if (arm.from === FROM_CRAFTER) {
    const maker = arm.maker;
    item = maker.output;
    if (maker.outputHeld === 0 || (arm.to === TO_CRAFTER && !wants(arm.crafter, item))) {
      waitForCrafter(arm.number);
      return;
    }
    takeOutput(maker);
  } else {
    item = arm.sourceItem;
    if (arm.to === TO_CRAFTER && !wants(arm.crafter, item)) {
      waitForCrafter(arm.number);
      return;
    }
  }
  arm.item = item;
  arm.phase = SWINGING;
  arm.since = tick;
  wakeAt(arm.number, tick + SWING);
}

/** The target is known to take something; what a crafter takes depends on the item. */
function takeFromBelt(arm: Arm): i32 {
  let far = NO_ITEM;
  let near = NO_ITEM;
  if (arm.to === TO_CRAFTER) {
    if (tileBits(arm.far) !== 0) far = tileLead(arm.far);
    if (tileBits(arm.near) !== 0) near = tileLead(arm.near);
    if (far !== NO_ITEM && !wants(arm.crafter, far)) far = NO_ITEM;
    if (near !== NO_ITEM && !wants(arm.crafter, near)) near = NO_ITEM;
    if (far !== NO_ITEM && near !== NO_ITEM && prefersNear(arm.crafter, far, near)) far = NO_ITEM;
  } else if (tileBits(arm.far) !== 0) {
    far = tileLead(arm.far);
  } else if (tileBits(arm.near) !== 0) {
    near = tileLead(arm.near);
  }
  if (far !== NO_ITEM) {
    removeTileLead(arm.far);
    return far;
  }
  if (near !== NO_ITEM) removeTileLead(arm.near);
  return near;
}

/** A furnace prefers coal, an assembler what it holds least of; a tie goes to the far lane. */
function prefersNear(crafter: Crafter, far: i32, near: i32): bool {
  if (crafter.isFurnace) return prefersCoal() && near === COAL && far !== COAL;
  return held(crafter, near) < held(crafter, far);
}

/** Writes what a snapshot shows into the entity records. */
export function reportInserters(tick: u32): void {
  for (let number = 0; number < armCount; number++) {
    const arm = armAt(number);
    const entity = arm.entity;
    const left = SWING - <i32>(tick - arm.since);
    entity.phase = arm.phase;
    entity.held = NO_ITEM;
    if (arm.phase === SWINGING) {
      entity.held = arm.item;
      entity.swingLeft = max(left, 1); // It stays at one while it cannot drop.
    } else if (arm.phase === RETURNING && left > 0) {
      entity.swingLeft = left;
    } else {
      entity.phase = IDLE;
      entity.swingLeft = 0;
    }
  }
}
