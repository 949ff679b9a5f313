// Which item an idle inserter takes, and taking it.

import { BELT, COAL, FURNACE, ITEM_COUNT, NO_ITEM, SINK, SOURCE } from '../lattice/constants';
import { countOf, Entity, isCrafter, Lane, laneItem, setCount } from '../lattice/entity';
import { hasLeadAtEdge, otherLane, removeLead } from '../naive/lane';
import { accepts, crafterAccepts } from './accepting';
import { nearLane } from './lane';
import {
  furnaceLeastHeld,
  furnaceNoCoalFirst,
  furnaceOreFirst,
  inserterNoLeastHeld,
  inserterTakeAtEnd,
  inserterTakeBlind,
  inserterTakeNear,
  inserterTieNear,
  sourceNotTakeable,
} from './options';

/** The item taken, or NO_ITEM. */
export function take(from: Entity, target: Entity, direction: i32): i32 {
  if (from.kind === BELT) return takeFromBelt(from, target, direction);
  if (isCrafter(from.kind)) return takeFromCrafter(from, target, direction);
  if (from.kind !== SOURCE || sourceNotTakeable) return NO_ITEM;
  return isTakenFor(target, from.item, direction) ? from.item : NO_ITEM;
}

function isTakenFor(target: Entity, item: i32, direction: i32): bool {
  if (inserterTakeBlind && (target.kind === BELT || target.kind === SINK || isCrafter(target.kind)))
    return true;
  return accepts(target, item, direction);
}

function takeFromBelt(belt: Entity, target: Entity, direction: i32): i32 {
  const lane = laneToTakeFrom(belt, target, direction);
  if (lane == null) return NO_ITEM;
  const item = laneItem(lane, 0);
  if (!isTakenFor(target, item, direction)) return NO_ITEM;
  removeLead(lane);
  return item;
}

function laneToTakeFrom(belt: Entity, target: Entity, direction: i32): Lane | null {
  const near = nearLane(belt, direction);
  const far = otherLane(belt, near);
  const first = inserterTakeNear ? near : far;
  const second = inserterTakeNear ? far : near;
  const isFirst = isWanted(first, target);
  const isSecond = isWanted(second, target);
  if (!isFirst) return isSecond ? second : null;
  if (!isSecond || !isCrafter(target.kind)) return first;
  const rankOfFirst = rank(target, laneItem(first, 0));
  const rankOfSecond = rank(target, laneItem(second, 0));
  if (rankOfFirst === rankOfSecond) return inserterTieNear ? near : first;
  return rankOfFirst < rankOfSecond ? first : second;
}

/** Has the lane a lead item that the inserter may choose? */
function isWanted(lane: Lane, target: Entity): bool {
  if (lane.count === 0 || (inserterTakeAtEnd && !hasLeadAtEdge(lane))) return false;
  return !isCrafter(target.kind) || crafterAccepts(target, laneItem(lane, 0));
}

/** A furnace prefers coal, an assembler what it holds least of; the lower rank is preferred. */
function rank(crafter: Entity, item: i32): i32 {
  if (crafter.kind !== FURNACE) return inserterNoLeastHeld ? 0 : countOf(crafter.inputs, item);
  if (furnaceNoCoalFirst) return 0;
  if (furnaceLeastHeld) return countOf(crafter.inputs, item);
  return (item === COAL) === furnaceOreFirst ? 1 : 0;
}

/** The output of the lowest index. */
function takeFromCrafter(crafter: Entity, target: Entity, direction: i32): i32 {
  for (let item = 0; item < ITEM_COUNT; item++) {
    const count = countOf(crafter.outputs, item);
    if (count === 0) continue;
    if (!isTakenFor(target, item, direction)) return NO_ITEM;
    setCount(crafter.outputs, item, count - 1);
    return item;
  }
  return NO_ITEM;
}
