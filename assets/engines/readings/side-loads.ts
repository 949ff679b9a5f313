// Phase 3, second half: a belt that ends at the side of another pushes its lead items onto one of that one's lanes.

import { BELT, ENTRY, SPACING, TILE } from '../lattice/constants';
import { isPerpendicular, leftOf, opposite } from '../lattice/directions';
import { Entity, Lane, laneItem } from '../lattice/entity';
import { entityAt, entityCount } from '../lattice/scenario';
import { hasLeadAtEdge, laneFacing, otherLane, removeLead } from '../naive/lane';
import { neighbourBelt } from '../naive/neighbours';
import { isPureCurve } from './curves';
import { force } from './lane';
import { sideloadOtherLane, sideloadSwapped } from './options';

const DOWNSTREAM_ENTRY: i32 = TILE / 2 - SPACING;

export function sideLoad(): void {
  for (let index = 0; index < entityCount(); index++) {
    const belt = entityAt(index);
    if (belt.kind !== BELT) continue;
    const target = neighbourBelt(belt, belt.direction);
    if (target == null || !isPerpendicular(target.direction, belt.direction) || isPureCurve(target)) continue;
    const leftIsUpstream = leftOf(belt.direction) === opposite(target.direction);
    sideLoadLane(belt.left, belt, target, leftIsUpstream);
    sideLoadLane(belt.right, belt, target, !leftIsUpstream);
  }
}

function sideLoadLane(lane: Lane, belt: Entity, target: Entity, isUpstream: bool): void {
  if (!hasLeadAtEdge(lane)) return;
  const position = isUpstream !== sideloadSwapped ? ENTRY : DOWNSTREAM_ENTRY;
  const near = laneFacing(target, belt.direction);
  const onto = sideloadOtherLane ? otherLane(target, near) : near;
  if (force(onto, position, laneItem(lane, 0))) removeLead(lane);
}
