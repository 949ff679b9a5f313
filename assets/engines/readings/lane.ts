// Forcing an item onto a lane, and the lane that an inserter calls near.

import { SPACING } from '../lattice/constants';
import { isPerpendicular, leftOf, opposite } from '../lattice/directions';
import { Entity, Lane, laneItem, lanePosition, setLaneSlot } from '../lattice/entity';
import { forceStrict, inserterNearSide, inserterParallelLeft } from './options';

export function hasRoom(lane: Lane, position: i32): bool {
  const least = forceStrict ? SPACING + 1 : SPACING;
  for (let index = 0; index < lane.count; index++) {
    if (abs(lanePosition(lane, index) - position) < least) return false;
  }
  return true;
}

/** Puts an item at the position if it fits there. */
export function force(lane: Lane, position: i32, item: i32): bool {
  if (!hasRoom(lane, position)) return false;
  let index = lane.count;
  while (index > 0 && lanePosition(lane, index - 1) > position) {
    setLaneSlot(lane, index, lanePosition(lane, index - 1), laneItem(lane, index - 1));
    index--;
  }
  setLaneSlot(lane, index, position, item);
  lane.count++;
  return true;
}

/** The near lane of a belt for an inserter that points in a direction. */
export function nearLane(belt: Entity, direction: i32): Lane {
  if (inserterParallelLeft && !isPerpendicular(belt.direction, direction)) return belt.left;
  const side = inserterNearSide ? direction : opposite(direction);
  return leftOf(belt.direction) === side ? belt.left : belt.right;
}
