// Phase 4: splitters and lane-splitters, in placement order.

import { ENTRY, LANE_SPLITTER, LEFT, RIGHT, SPLITTER } from '../lattice/constants';
import { EAST, stepX, stepY, WEST } from '../lattice/directions';
import { Entity, Lane, laneItem } from '../lattice/entity';
import { entityAt, entityCount } from '../lattice/scenario';
import { hasLeadAtEdge, removeLead } from '../naive/lane';
import { beltOn, splitterBelt } from '../naive/neighbours';
import { force } from './lane';
import {
  splitterAnyFacing,
  splitterFixedInput,
  splitterFixedOutput,
  splitterFlipsPreferred,
  splitterInputStarts1,
  splitterOnePreference,
  splitterOutputStarts1,
} from './options';

const BOTH_LANES: i32 = (1 << LEFT) | (1 << RIGHT);

/** The state before the first tick. */
export function startSplitters(): void {
  for (let index = 0; index < entityCount(); index++) {
    const splitter = entityAt(index);
    if (splitter.kind !== SPLITTER) continue;
    if (splitterInputStarts1) splitter.inputFirst = 1;
    if (splitterOutputStarts1) splitter.outputPreference = BOTH_LANES;
  }
}

export function runSplitters(): void {
  for (let index = 0; index < entityCount(); index++) {
    const splitter = entityAt(index);
    if (splitter.kind === SPLITTER) {
      for (let lane = LEFT; lane <= RIGHT; lane++) {
        splitLane(splitter, splitter.inputFirst, lane);
        splitLane(splitter, 1 - splitter.inputFirst, lane);
      }
      if (!splitterFixedInput) splitter.inputFirst = 1 - splitter.inputFirst;
    } else if (splitter.kind === LANE_SPLITTER) {
      passLead(splitter, 0, LEFT, splitterBelt(splitter, 0, 1));
      passLead(splitter, 0, RIGHT, splitterBelt(splitter, 1, 1));
    }
  }
}

/** One lane of one input: the preferred output, else the other. */
function splitLane(splitter: Entity, input: i32, lane: i32): void {
  const preferred = (splitter.outputPreference >> lane) & 1;
  let used = preferred;
  if (!passLead(splitter, input, lane, outputBelt(splitter, preferred))) {
    used = 1 - preferred;
    if (!passLead(splitter, input, lane, outputBelt(splitter, used))) return;
  }
  if (splitterFixedOutput) return;
  const lanes = splitterOnePreference ? BOTH_LANES : 1 << lane;
  if ((splitterFlipsPreferred ? preferred : used) === 0) splitter.outputPreference |= lanes;
  else splitter.outputPreference &= ~lanes;
}

/** The belt ahead of one of the splitter's two tiles. */
function outputBelt(splitter: Entity, side: i32): Entity | null {
  if (!splitterAnyFacing) return splitterBelt(splitter, side, 1);
  const direction = splitter.direction;
  const sideways = direction === EAST || direction === WEST;
  const x = splitter.x + stepX(direction) + (sideways ? 0 : side);
  const y = splitter.y + stepY(direction) + (sideways ? side : 0);
  return beltOn(x, y);
}

/** Moves a waiting lead item to the same lane of an output belt; false if none waits or there is no room. */
function passLead(splitter: Entity, input: i32, lane: i32, to: Entity | null): bool {
  const from = splitterBelt(splitter, input, -1);
  if (from == null || to == null) return false;
  const source = laneOf(from, lane);
  if (!hasLeadAtEdge(source)) return false;
  if (!force(laneOf(to, lane), ENTRY, laneItem(source, 0))) return false;
  removeLead(source);
  return true;
}

function laneOf(belt: Entity, lane: i32): Lane {
  return lane === LEFT ? belt.left : belt.right;
}
