import { ENTRY } from '../../constants.ts';
import { leftOf, opposite } from '../../directions.ts';
import { ITEMS } from '../../items.ts';
import type { Belt, Inserter } from '../../scenario/scenario.ts';
import { BELT, CRAFTER, type InserterPlan, NOTHING, SOURCE_OR_SINK } from '../island/plan.ts';
import type { Neighbour, Surroundings } from './surroundings.ts';

export function planInserters(around: Surroundings): InserterPlan {
  const inserters = around.ofType('inserter').map(({ index, entity }) => ({
    index,
    pickup: pickupOf(entity, around),
    drop: dropOf(entity, around),
  }));
  return {
    entities: Int32Array.from(inserters, ({ index }) => index),
    pickup: Uint8Array.from(inserters, ({ pickup }) => pickup.kind),
    far: Int32Array.from(inserters, ({ pickup }) => pickup.far),
    near: Int32Array.from(inserters, ({ pickup }) => pickup.near),
    edge: Int32Array.from(inserters, ({ pickup }) => pickup.edge),
    from: Int32Array.from(inserters, ({ pickup }) => pickup.from),
    drop: Uint8Array.from(inserters, ({ drop }) => drop.kind),
    into: Int32Array.from(inserters, ({ drop }) => drop.into),
    entry: Int32Array.from(inserters, ({ drop }) => drop.entry),
  };
}

const NO_PICKUP = { kind: NOTHING, far: -1, near: -1, edge: 0, from: 0 };

function pickupOf(inserter: Inserter, around: Surroundings): typeof NO_PICKUP {
  const behind = around.near(inserter, inserter.dir, -1);
  switch (behind?.entity.type) {
    case 'belt': {
      const near = nearLane(inserter, behind, around);
      const { edge } = around.lanesOf(behind.index);
      return { kind: BELT, far: near ^ 1, near, edge, from: 0 };
    }
    case 'furnace':
    case 'assembler':
      return { ...NO_PICKUP, kind: CRAFTER, from: around.crafterNumber(behind.index) };
    case 'source':
      return { ...NO_PICKUP, kind: SOURCE_OR_SINK, from: ITEMS.indexOf(behind.entity.item) };
    default:
      return NO_PICKUP;
  }
}

function dropOf(inserter: Inserter, around: Surroundings): { kind: number; into: number; entry: number } {
  const ahead = around.near(inserter, inserter.dir, 1);
  switch (ahead?.entity.type) {
    case 'belt': {
      const { edge } = around.lanesOf(ahead.index);
      return { kind: BELT, into: nearLane(inserter, ahead, around), entry: edge + ENTRY };
    }
    case 'furnace':
    case 'assembler':
      return { kind: CRAFTER, into: around.crafterNumber(ahead.index), entry: 0 };
    case 'sink':
      return { kind: SOURCE_OR_SINK, into: around.sinkRow(ahead.index), entry: 0 };
    default:
      return { kind: NOTHING, into: 0, entry: 0 };
  }
}

/** The lane on the side opposite to `dir`; on a belt along it that formula gives the right lane (phase 2). */
function nearLane({ dir }: Inserter, belt: Neighbour, around: Surroundings): number {
  const isLeft = leftOf((belt.entity as Belt).dir) === opposite(dir);
  return around.lanesOf(belt.index).left + (isLeft ? 0 : 1);
}
