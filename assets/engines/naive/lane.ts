// Changing one lane of one tile.

import { SPACING } from '../lattice/constants';
import { leftOf, opposite } from '../lattice/directions';
import { Entity, Lane, laneItem, lanePosition, setLaneSlot } from '../lattice/entity';

/** Room for an item at the position: every other item of the tile's lane is a spacing away. */
export function hasRoom(lane: Lane, position: i32): bool {
  for (let index = 0; index < lane.count; index++) {
    if (abs(lanePosition(lane, index) - position) < SPACING) return false;
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

/** Takes the lead item away. */
export function removeLead(lane: Lane): void {
  lane.count--;
  for (let index = 0; index < lane.count; index++) {
    setLaneSlot(lane, index, lanePosition(lane, index + 1), laneItem(lane, index + 1));
  }
}

export function hasLeadAtEdge(lane: Lane): bool {
  return lane.count > 0 && lanePosition(lane, 0) === 0;
}

/** The lane of a belt on the side opposite to a direction; along the direction, the right lane. */
export function laneFacing(belt: Entity, direction: i32): Lane {
  return leftOf(belt.direction) === opposite(direction) ? belt.left : belt.right;
}

export function otherLane(belt: Entity, lane: Lane): Lane {
  return lane === belt.left ? belt.right : belt.left;
}
