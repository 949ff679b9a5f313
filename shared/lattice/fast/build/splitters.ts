import { ENTRY } from '../../constants.ts';
import { splitterTiles } from '../../layout.ts';
import type { Splitter } from '../../scenario/scenario.ts';
import type { SplitterPlan } from '../island/plan.ts';
import type { BeltLanes, Surroundings } from './surroundings.ts';

/** Inputs are the belts behind the two tiles, outputs those ahead, only those that face as the splitter does (phase 4). */
export function planSplitters(around: Surroundings): SplitterPlan {
  const splitters = around.ofType('splitter', 'lane-splitter');
  const inputs = splitters.flatMap(({ entity }) => beltsAt(entity, -1, around));
  const outputs = splitters.flatMap(({ entity }) => beltsAt(entity, 1, around));
  return {
    entities: Int32Array.from(splitters, ({ index }) => index),
    isLaneSplitter: Uint8Array.from(splitters, ({ entity }) => (entity.type === 'lane-splitter' ? 1 : 0)),
    input: Int32Array.from(inputs, (belt) => belt?.left ?? -1),
    output: Int32Array.from(outputs, (belt) => belt?.left ?? -1),
    entry: Int32Array.from(outputs, (belt) => (belt?.edge ?? 0) + ENTRY),
  };
}

function beltsAt(splitter: Splitter, steps: number, around: Surroundings): (BeltLanes | undefined)[] {
  return splitterTiles(splitter).map((tile) => {
    const belt = around.near(tile, splitter.dir, steps);
    if (belt?.entity.type !== 'belt' || belt.entity.dir !== splitter.dir) return undefined;
    return around.lanesOf(belt.index);
  });
}
