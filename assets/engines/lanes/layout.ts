// How belts are chained into runs. Everything that points somewhere reports to the belt that it points at.

import { BELT, INSERTER, LANE_SPLITTER, LEFT, SOURCE, SPLITTER } from '../lattice/constants';
import { isPerpendicular, stepX, stepY } from '../lattice/directions';
import { Entity } from '../lattice/entity';
import { reserve } from '../lattice/memory';
import { entityAt, entityCount } from '../lattice/scenario';
import { TileLane } from './runlane';
import { indexOn, NOTHING, splitterReachesSouth } from './tiles';

/** What is known of the belt with the same index. */
@unmanaged
class BeltPlan {
  beltsPointingIn: i32;
  othersPointingIn: i32;
  lastFeeder: i32;
  isCurve: bool;
  next: i32;
  previous: i32;
  left: TileLane | null;
  right: TileLane | null;
}

const PLAN_BYTES: usize = offsetof<BeltPlan>();

let plans: usize = 0;

export function planOf(index: i32): BeltPlan {
  return changetype<BeltPlan>(plans + <usize>index * PLAN_BYTES);
}

export function tileLaneOf(index: i32, lane: i32): TileLane {
  const plan = planOf(index);
  return changetype<TileLane>(changetype<usize>(lane === LEFT ? plan.left : plan.right));
}

/** The index of the belt on a tile, or NOTHING. */
export function beltOn(x: i32, y: i32): i32 {
  const index = indexOn(x, y);
  return index !== NOTHING && entityAt(index).kind === BELT ? index : NOTHING;
}

export function beltAt(entity: Entity, direction: i32): i32 {
  return beltOn(entity.x + stepX(direction), entity.y + stepY(direction));
}

/** The belt ahead (1) or behind (-1) of one of a splitter's tiles; NOTHING unless it faces as the splitter does. */
export function splitterBelt(splitter: Entity, side: i32, steps: i32): i32 {
  const south = splitterReachesSouth(splitter);
  const x = splitter.x + steps * stepX(splitter.direction) + (south ? 0 : side);
  const y = splitter.y + steps * stepY(splitter.direction) + (south ? side : 0);
  const index = beltOn(x, y);
  return index !== NOTHING && entityAt(index).direction === splitter.direction ? index : NOTHING;
}

export function planBelts(): void {
  const count = entityCount();
  plans = reserve(<usize>count * PLAN_BYTES);
  for (let index = 0; index < count; index++) {
    planOf(index).next = NOTHING;
    planOf(index).previous = NOTHING;
  }
  for (let index = 0; index < count; index++) reportTarget(index);
  for (let index = 0; index < count; index++) {
    const plan = planOf(index);
    plan.isCurve =
      plan.beltsPointingIn === 1 &&
      plan.othersPointingIn === 0 &&
      isPerpendicular(entityAt(plan.lastFeeder).direction, entityAt(index).direction);
  }
  for (let index = 0; index < count; index++) chainBelt(index);
}

function reportTarget(index: i32): void {
  const entity = entityAt(index);
  const kind = entity.kind;
  if (kind === BELT) {
    const target = beltAt(entity, entity.direction);
    if (target === NOTHING) return;
    planOf(target).beltsPointingIn++;
    planOf(target).lastFeeder = index;
  } else if (kind === SOURCE || kind === INSERTER) {
    reportOther(beltAt(entity, entity.direction));
  } else if (kind === SPLITTER || kind === LANE_SPLITTER) {
    const south = splitterReachesSouth(entity);
    const x = entity.x + stepX(entity.direction);
    const y = entity.y + stepY(entity.direction);
    reportOther(beltOn(x, y));
    reportOther(south ? beltOn(x, y + 1) : beltOn(x + 1, y));
  }
}

function reportOther(target: i32): void {
  if (target !== NOTHING) planOf(target).othersPointingIn++;
}

function chainBelt(index: i32): void {
  const belt = entityAt(index);
  if (belt.kind !== BELT) return;
  const ahead = beltAt(belt, belt.direction);
  if (ahead === NOTHING) return;
  // The only belt that points into a pure curve is this one.
  if (entityAt(ahead).direction !== belt.direction && !planOf(ahead).isCurve) return;
  planOf(index).next = ahead;
  planOf(ahead).previous = index;
}
