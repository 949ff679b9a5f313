import type { STEP } from '../directions.ts';
import { ITEMS } from '../items.ts';
import { entityAt, type Layout, splitterTiles } from '../layout.ts';
import type { Readings } from '../readings.ts';
import { RECIPE } from '../recipes.ts';
import type { Entity, Splitter } from '../scenario/scenario.ts';
import type { BeltPart, Part } from './parts.ts';

/** The parts of a layout at tick 0, in placement order, each knowing its neighbours. */
export function buildParts(layout: Layout, as: Readings): Part[] {
  const { entities } = layout.scenario;
  const parts = entities.map((entity, index) => emptyPart(entity, index, layout, as));
  for (const part of parts) connect(part, parts, layout, as);
  return parts;
}

function emptyPart(entity: Entity, index: number, layout: Layout, as: Readings): Part {
  switch (entity.type) {
    case 'belt':
      return {
        kind: 'belt',
        index,
        entity,
        isCurve: layout.isCurve[index]!,
        ahead: undefined,
        lanes: [[], []],
      };
    case 'splitter': {
      const preferred = as['splitter-output-starts-1'] ? 1 : 0;
      const inFirst = as['splitter-input-starts-1'] ? 1 : 0;
      const none = [undefined, undefined] as const;
      return {
        kind: 'splitter',
        index,
        entity,
        inputs: none,
        outputs: none,
        outPref: [preferred, preferred],
        inFirst,
      };
    }
    case 'lane-splitter':
      return {
        kind: 'lane-splitter',
        index,
        entity,
        inputs: [undefined, undefined],
        outputs: [undefined, undefined],
      };
    case 'inserter':
      return {
        kind: 'inserter',
        index,
        entity,
        pickup: undefined,
        drop: undefined,
        phase: 'idle',
        held: undefined,
        swingLeft: 0,
      };
    case 'assembler':
    case 'furnace':
      return {
        kind: 'crafter',
        index,
        entity,
        recipe: RECIPE[entity.recipe],
        inputs: new Map(),
        output: new Map(),
        craftLeft: 0,
      };
    case 'source':
      return { kind: 'source', index, entity, item: ITEMS.indexOf(entity.item), ahead: undefined };
    case 'sink':
      return { kind: 'sink', index, entity, feeders: [], consumed: new Map() };
  }
}

function connect(part: Part, parts: readonly Part[], layout: Layout, as: Readings): void {
  const near = (
    { x, y }: { x: number; y: number },
    dir: keyof typeof STEP,
    steps: number,
  ): Part | undefined => {
    const index = entityAt(layout.tiles, x, y, dir, steps);
    return index === undefined ? undefined : parts[index];
  };
  switch (part.kind) {
    case 'belt':
      part.ahead = near(part.entity, part.entity.dir, 1);
      if (part.ahead?.kind === 'sink') part.ahead.feeders.push(part);
      break;
    case 'source':
      part.ahead = near(part.entity, part.entity.dir, 1);
      break;
    case 'inserter':
      part.pickup = near(part.entity, part.entity.dir, -1);
      part.drop = near(part.entity, part.entity.dir, 1);
      break;
    case 'splitter':
    case 'lane-splitter': {
      const [anchor, other] = splitterTiles(part.entity);
      const { dir } = part.entity;
      const anyFacing = part.kind === 'splitter' && as['splitter-any-facing'];
      part.inputs = [sameWay(near(anchor, dir, -1), part.entity), sameWay(near(other, dir, -1), part.entity)];
      part.outputs = [
        sameWay(near(anchor, dir, 1), part.entity, anyFacing),
        sameWay(near(other, dir, 1), part.entity, anyFacing),
      ];
      break;
    }
  }
}

/** A neighbour, if it is a belt that faces as the splitter does. */
function sameWay(part: Part | undefined, splitter: Splitter, anyFacing = false): BeltPart | undefined {
  return part?.kind === 'belt' && (anyFacing || part.entity.dir === splitter.dir) ? part : undefined;
}
