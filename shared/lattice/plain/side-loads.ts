import { SIDE_LOAD_DOWNSTREAM, SIDE_LOAD_UPSTREAM } from '../constants.ts';
import { leftOf, opposite, perpendicular } from '../directions.ts';
import { itemName } from '../items.ts';
import type { Readings } from '../readings.ts';
import { force } from './lane.ts';
import { type BeltPart, LEFT, named, RIGHT, SIDES, SIDES_RIGHT_FIRST, type Side } from './parts.ts';
import type { Tracer } from './trace.ts';

/** Phase 3, second half: a belt that ends at the side of another pushes its lead items onto the near lane of that one. */
export function runSideLoads(belts: readonly BeltPart[], as: Readings, trace: Tracer | undefined): void {
  const order = as['sideload-right-first'] ? SIDES_RIGHT_FIRST : SIDES;
  for (const feeder of belts) {
    const { ahead } = feeder;
    if (ahead?.kind !== 'belt' || ahead.isCurve || !perpendicular(feeder.entity.dir, ahead.entity.dir))
      continue;
    for (const side of order) sideLoad(feeder, side, ahead, as, trace);
  }
}

function sideLoad(
  feeder: BeltPart,
  side: Side,
  target: BeltPart,
  as: Readings,
  trace: Tracer | undefined,
): void {
  const lane = feeder.lanes[side];
  const lead = lane[0];
  if (lead === undefined || lead.pos !== 0) return;
  const onto = targetSide(feeder, target, as);
  const pos = landingPosition(feeder, side, target, as);
  const where = `the ${onto === LEFT ? 'left' : 'right'} lane of ${named(target)} at ${pos}`;
  if (force(target.lanes[onto], pos, lead.item, as)) {
    lane.shift();
    trace?.did(feeder, `side-loaded ${itemName(lead.item)} onto ${where}`, target);
  } else {
    trace?.didNot(feeder, `${itemName(lead.item)} waits: no room on ${where}`, target);
  }
}

/** The target's lane on the side from which the feeder comes. */
function targetSide(feeder: BeltPart, target: BeltPart, as: Readings): Side {
  const comesFrom = opposite(feeder.entity.dir);
  const onLeft = leftOf(target.entity.dir) === comesFrom;
  return onLeft !== as['sideload-other-lane'] ? LEFT : RIGHT;
}

/** 192 for the feeder's lane that lies upstream along the target, 64 for the one downstream. */
function landingPosition(feeder: BeltPart, side: Side, target: BeltPart, as: Readings): number {
  const left = leftOf(feeder.entity.dir);
  const laneLiesTo = side === LEFT ? left : opposite(left);
  const upstream = laneLiesTo === opposite(target.entity.dir);
  return upstream !== as['sideload-swapped'] ? SIDE_LOAD_UPSTREAM : SIDE_LOAD_DOWNSTREAM;
}
