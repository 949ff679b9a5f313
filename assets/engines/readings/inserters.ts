// Phase 2: inserters, in placement order.

import { IDLE, INSERTER, NO_ITEM, RETURNING, SWING, SWINGING } from '../lattice/constants';
import { opposite } from '../lattice/directions';
import { Entity } from '../lattice/entity';
import { entityAt, entityCount } from '../lattice/scenario';
import { neighbour } from '../naive/neighbours';
import { accepts, drop } from './accepting';
import { inserterDropLate, inserterReturnSameTick } from './options';
import { take } from './pickup';

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
  const item = take(from, target, inserter.direction);
  if (item === NO_ITEM) return;
  inserter.phase = SWINGING;
  inserter.held = item;
  inserter.swingLeft = SWING;
}

function swing(inserter: Entity): void {
  if (inserter.swingLeft > (inserterDropLate ? 0 : 1)) {
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
  if (inserter.swingLeft > 0) return;
  inserter.phase = IDLE;
  if (inserterReturnSameTick) pickUp(inserter);
}
