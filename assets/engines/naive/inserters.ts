// Phase 2: inserters, in placement order.

import {
  BELT,
  COAL,
  CRAFTER_CAP,
  ENTRY,
  FURNACE,
  IDLE,
  INSERTER,
  ITEM_COUNT,
  NO_ITEM,
  RETURNING,
  SINK,
  SOURCE,
  SWING,
  SWINGING,
} from '../lattice/constants';
import { opposite } from '../lattice/directions';
import { addConsumed, countOf, Entity, isCrafter, Lane, laneItem, setCount } from '../lattice/entity';
import { MOST_INPUTS, recipeInput } from '../lattice/recipes';
import { entityAt, entityCount } from '../lattice/scenario';
import { force, hasRoom, laneFacing, otherLane, removeLead } from './lane';
import { neighbour } from './neighbours';

export function runInserters(): void {
  for (let index = 0; index < entityCount(); index++) {
    const inserter = entityAt(index);
    if (inserter.kind !== INSERTER) continue;
    if (inserter.phase === IDLE) pickUp(inserter);
    else if (inserter.phase === SWINGING) swing(inserter);
    else comeBack(inserter);
  }
}

function pickUp(inserter: Entity): void {
  const from = neighbour(inserter, opposite(inserter.direction));
  const target = neighbour(inserter, inserter.direction);
  if (from == null || target == null) return;
  let item = NO_ITEM;
  if (from.kind === BELT) item = takeFromBelt(from, target, inserter.direction);
  else if (isCrafter(from.kind)) item = takeFromCrafter(from, target, inserter.direction);
  else if (from.kind === SOURCE && accepts(target, from.item, inserter.direction)) item = from.item;
  if (item === NO_ITEM) return;
  inserter.phase = SWINGING;
  inserter.held = item;
  inserter.swingLeft = SWING;
}

function swing(inserter: Entity): void {
  if (inserter.swingLeft > 1) {
    inserter.swingLeft--;
    return;
  }
  const target = neighbour(inserter, inserter.direction);
  if (target == null || !accepts(target, inserter.held, inserter.direction)) return;
  drop(target, inserter.held, inserter.direction);
  inserter.phase = RETURNING;
  inserter.held = NO_ITEM;
  inserter.swingLeft = SWING;
}

function comeBack(inserter: Entity): void {
  inserter.swingLeft--;
  if (inserter.swingLeft === 0) inserter.phase = IDLE;
}

/** Would the target take this item now? */
function accepts(target: Entity, item: i32, direction: i32): bool {
  if (target.kind === BELT) return hasRoom(laneFacing(target, direction), ENTRY);
  if (isCrafter(target.kind))
    return isInput(target.recipe, item) && countOf(target.inputs, item) < CRAFTER_CAP;
  return target.kind === SINK;
}

function isInput(recipe: i32, item: i32): bool {
  for (let index = 0; index < MOST_INPUTS; index++) {
    if (recipeInput(recipe, index) === item) return true;
  }
  return false;
}

function drop(target: Entity, item: i32, direction: i32): void {
  if (target.kind === BELT) force(laneFacing(target, direction), ENTRY, item);
  else if (target.kind === SINK) addConsumed(target.consumed, item, 1);
  else setCount(target.inputs, item, countOf(target.inputs, item) + 1);
}

function takeFromBelt(belt: Entity, target: Entity, direction: i32): i32 {
  const near = laneFacing(belt, direction);
  const far = otherLane(belt, near);
  const farItem = acceptedLead(far, target, direction);
  const nearItem = acceptedLead(near, target, direction);
  if (farItem === NO_ITEM && nearItem === NO_ITEM) return NO_ITEM;
  if (farItem === NO_ITEM || (nearItem !== NO_ITEM && prefersSecond(target, farItem, nearItem))) {
    removeLead(near);
    return nearItem;
  }
  removeLead(far);
  return farItem;
}

function acceptedLead(lane: Lane, target: Entity, direction: i32): i32 {
  if (lane.count === 0) return NO_ITEM;
  const item = laneItem(lane, 0);
  return accepts(target, item, direction) ? item : NO_ITEM;
}

/** A furnace prefers coal, an assembler what it holds least of; all else is a tie, which the first wins. */
function prefersSecond(target: Entity, first: i32, second: i32): bool {
  if (target.kind === FURNACE) return second === COAL && first !== COAL;
  if (isCrafter(target.kind)) return countOf(target.inputs, second) < countOf(target.inputs, first);
  return false;
}

/** The output of the lowest index. */
function takeFromCrafter(crafter: Entity, target: Entity, direction: i32): i32 {
  for (let item = 0; item < ITEM_COUNT; item++) {
    const count = countOf(crafter.outputs, item);
    if (count === 0) continue;
    if (!accepts(target, item, direction)) return NO_ITEM;
    setCount(crafter.outputs, item, count - 1);
    return item;
  }
  return NO_ITEM;
}
