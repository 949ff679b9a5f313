// Which turns are pure curves, and so where runs go on.

import { BELT, INSERTER, LANE_SPLITTER, SOURCE, SPLITTER } from '../lattice/constants';
import { isPerpendicular, opposite } from '../lattice/directions';
import { Entity } from '../lattice/entity';
import { neighbour, neighbourBelt } from '../naive/neighbours';
import {
  curveIgnoresInserter,
  curveIgnoresSource,
  curveIgnoresSplitter,
  turnAlwaysSideloads,
} from './options';

export function isPureCurve(belt: Entity): bool {
  if (turnAlwaysSideloads) return false;
  let beltsPointingIn = 0;
  let perpendicular: bool = false;
  for (let direction = 0; direction < 4; direction++) {
    const feeder = neighbour(belt, direction);
    if (feeder == null || feeder.direction !== opposite(direction)) continue;
    if (feeder.kind === BELT) {
      beltsPointingIn++;
      perpendicular = isPerpendicular(feeder.direction, belt.direction);
    } else if (undoesCurve(feeder.kind)) {
      return false;
    }
  }
  return beltsPointingIn === 1 && perpendicular;
}

function undoesCurve(kind: i32): bool {
  if (kind === SOURCE) return !curveIgnoresSource;
  if (kind === INSERTER) return !curveIgnoresInserter;
  return (kind === SPLITTER || kind === LANE_SPLITTER) && !curveIgnoresSplitter;
}

/** The belt that continues this one's run, or null at the run's output end. */
export function nextInRun(belt: Entity): Entity | null {
  const ahead = neighbourBelt(belt, belt.direction);
  if (ahead == null) return null;
  if (ahead.direction === belt.direction) return ahead;
  if (isPerpendicular(ahead.direction, belt.direction) && isPureCurve(ahead)) return ahead;
  return null;
}
