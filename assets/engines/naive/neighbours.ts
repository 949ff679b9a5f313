// The neighbours of an entity, looked up on the grid at every use.

import { BELT, INSERTER, LANE_SPLITTER, SOURCE, SPLITTER } from '../lattice/constants';
import { EAST, isPerpendicular, opposite, stepX, stepY, WEST } from '../lattice/directions';
import { Entity } from '../lattice/entity';
import { entityOn } from './tiles';

/** The entity on the tile that lies one step away from the anchor. */
export function neighbour(entity: Entity, direction: i32): Entity | null {
  return entityOn(entity.x + stepX(direction), entity.y + stepY(direction));
}

export function beltOn(x: i32, y: i32): Entity | null {
  const entity = entityOn(x, y);
  if (entity == null || entity.kind !== BELT) return null;
  return entity;
}

export function neighbourBelt(entity: Entity, direction: i32): Entity | null {
  return beltOn(entity.x + stepX(direction), entity.y + stepY(direction));
}

/** The belt ahead (1) or behind (-1) of one of a splitter's two tiles, only if it faces as the splitter does. */
export function splitterBelt(splitter: Entity, side: i32, steps: i32): Entity | null {
  const direction = splitter.direction;
  const sideways = direction === EAST || direction === WEST;
  const x = splitter.x + stepX(direction) * steps + (sideways ? 0 : side);
  const y = splitter.y + stepY(direction) * steps + (sideways ? side : 0);
  const belt = beltOn(x, y);
  if (belt == null || belt.direction !== direction) return null;
  return belt;
}

/** A turn that carries items on: one belt points into it, from the side, and nothing else feeds it. */
export function isPureCurve(belt: Entity): bool {
  let beltsPointingIn = 0;
  let perpendicular: bool = false;
  for (let direction = 0; direction < 4; direction++) {
    const feeder = neighbour(belt, direction);
    if (feeder == null || feeder.direction !== opposite(direction)) continue;
    const kind = feeder.kind;
    if (kind === BELT) {
      beltsPointingIn++;
      perpendicular = isPerpendicular(feeder.direction, belt.direction);
    } else if (kind === SOURCE || kind === INSERTER || kind === SPLITTER || kind === LANE_SPLITTER) {
      return false;
    }
  }
  return beltsPointingIn === 1 && perpendicular;
}

/** The belt that continues this one's run, or null at the run's output end. */
export function nextInRun(belt: Entity): Entity | null {
  const ahead = neighbourBelt(belt, belt.direction);
  if (ahead == null) return null;
  if (ahead.direction === belt.direction) return ahead;
  if (isPerpendicular(ahead.direction, belt.direction) && isPureCurve(ahead)) return ahead;
  return null;
}
