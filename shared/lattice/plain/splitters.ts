import { ENTRY } from '../constants.ts';
import { itemName } from '../items.ts';
import type { Readings } from '../readings.ts';
import { force } from './lane.ts';
import {
  type LaneSplitterPart,
  LEFT,
  named,
  RIGHT,
  SIDES,
  SIDES_RIGHT_FIRST,
  type Side,
  type SplitterPart,
} from './parts.ts';
import type { Tracer } from './trace.ts';

/** Phase 4: splitters and lane-splitters, in placement order. */
export function runSplitters(
  splitters: readonly (SplitterPart | LaneSplitterPart)[],
  as: Readings,
  trace: Tracer | undefined,
): void {
  for (const splitter of splitters) {
    if (splitter.kind === 'splitter') runSplitter(splitter, as, trace);
    else runLaneSplitter(splitter, as, trace);
  }
}

function runSplitter(splitter: SplitterPart, as: Readings, trace: Tracer | undefined): void {
  const lanes = as['splitter-right-first'] ? SIDES_RIGHT_FIRST : SIDES;
  const inputs = [splitter.inFirst, 1 - splitter.inFirst];
  if (as['splitter-inputs-outer']) {
    for (const input of inputs) for (const side of lanes) passOn(splitter, side, input, as, trace);
  } else {
    for (const side of lanes) for (const input of inputs) passOn(splitter, side, input, as, trace);
  }
  if (!as['splitter-fixed-input']) splitter.inFirst = 1 - splitter.inFirst;
}

/** One lane of one input: its lead item at pos 0 goes to the preferred output, else to the other. */
function passOn(
  splitter: SplitterPart,
  side: Side,
  input: number,
  as: Readings,
  trace: Tracer | undefined,
): void {
  const feeder = splitter.inputs[input];
  const lead = feeder?.lanes[side][0];
  if (feeder === undefined || lead === undefined || lead.pos !== 0) return;
  const preferred = splitter.outPref[side];
  for (const output of [preferred, 1 - preferred]) {
    const belt = splitter.outputs[output];
    if (belt === undefined || !force(belt.lanes[side], ENTRY, lead.item, as)) continue;
    feeder.lanes[side].shift();
    const text = `passed ${itemName(lead.item)} from ${named(feeder)} to ${named(belt)}`;
    trace?.did(
      splitter,
      text + (output === preferred ? '' : ', since the preferred output has no room'),
      feeder,
      belt,
    );
    flipPreference(splitter, side, as['splitter-flips-preferred'] ? preferred : output, as);
    return;
  }
  trace?.didNot(
    splitter,
    `${itemName(lead.item)} waits on ${named(feeder)}: neither output has room`,
    feeder,
  );
}

function flipPreference(splitter: SplitterPart, side: Side, took: number, as: Readings): void {
  if (as['splitter-fixed-output']) return;
  splitter.outPref[side] = 1 - took;
  if (as['splitter-one-preference']) splitter.outPref[side === LEFT ? RIGHT : LEFT] = 1 - took;
}

/** A lane-splitter takes the anchor's input only: its left lane goes to output 0, its right lane to output 1. */
function runLaneSplitter(splitter: LaneSplitterPart, as: Readings, trace: Tracer | undefined): void {
  const feeder = splitter.inputs[0];
  if (feeder === undefined) return;
  for (const side of SIDES) {
    const lead = feeder.lanes[side][0];
    const belt = splitter.outputs[side === LEFT ? 0 : 1];
    if (lead === undefined || lead.pos !== 0) continue;
    if (belt !== undefined && force(belt.lanes[side], ENTRY, lead.item, as)) {
      feeder.lanes[side].shift();
      trace?.did(
        splitter,
        `passed ${itemName(lead.item)} from ${named(feeder)} to ${named(belt)}`,
        feeder,
        belt,
      );
    } else {
      trace?.didNot(
        splitter,
        `${itemName(lead.item)} waits on ${named(feeder)}: its output has no room`,
        feeder,
        belt,
      );
    }
  }
}
