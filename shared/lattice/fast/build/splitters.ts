import { ENTRY } from '../../constants.ts';
import { splitterTiles } from '../../layout.ts';
import type { Splitter } from '../../scenario/scenario.ts';
import * as Field from '../island/fields/splitter.ts';
import type { BeltPlace } from '../island/plan.ts';
import type { Surroundings } from './surroundings.ts';
import type { Watches } from './watches.ts';

/** Inputs are the belts behind the two tiles, outputs those ahead, only those that face as the splitter does (phase 4). */
export function buildSplitters(around: Surroundings, firstActor: number, watches: Watches): Int32Array {
  const members = around.ofType('splitter', 'lane-splitter');
  const splitters = new Int32Array(members.length * Field.SIZE);
  members.forEach(({ entity }, number) => {
    const record = number * Field.SIZE;
    splitters[record + Field.IS_LANE_SPLITTER] = entity.type === 'lane-splitter' ? 1 : 0;
    beltsAt(entity, -1, around).forEach((belt, which) => {
      splitters[record + Field.INPUT + which] = belt?.left ?? -1;
    });
    beltsAt(entity, 1, around).forEach((belt, which) => {
      splitters[record + Field.OUTPUT + which] = belt?.left ?? -1;
      if (belt === undefined) return;
      const entry = belt.edge + ENTRY;
      splitters[record + Field.ENTRY + which] = entry;
      [belt.left, belt.right].forEach((lane, side) => {
        watches.add(lane, firstActor + number, splitters, record + Field.WATCH + 2 * which + side, entry);
      });
    });
  });
  return splitters;
}

function beltsAt(splitter: Splitter, steps: number, around: Surroundings): (BeltPlace | undefined)[] {
  return splitterTiles(splitter).map((tile) => {
    const belt = around.near(tile, splitter.dir, steps);
    if (belt?.entity.type !== 'belt' || belt.entity.dir !== splitter.dir) return undefined;
    return around.placeOf(belt.index);
  });
}
