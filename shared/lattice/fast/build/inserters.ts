import { ENTRY } from '../../constants.ts';
import { leftOf, opposite } from '../../directions.ts';
import { ITEMS } from '../../items.ts';
import type { Belt, Inserter } from '../../scenario/scenario.ts';
import * as Field from '../island/fields/inserter.ts';
import type { Neighbour, Surroundings } from './surroundings.ts';
import type { Watches } from './watches.ts';

export function buildInserters(around: Surroundings, firstActor: number, watches: Watches): Int32Array {
  const members = around.ofType('inserter');
  const inserters = new Int32Array(members.length * Field.SIZE);
  members.forEach(({ entity }, number) => {
    const record = number * Field.SIZE;
    const actor = firstActor + number;
    buildPickup(inserters, record, entity, around);
    buildDrop(inserters, record, entity, around);
    if (inserters[record + Field.PICKUP] === Field.BELT) {
      watches.add(inserters[record + Field.FAR], actor, inserters, record + Field.FAR_WATCH);
      watches.add(inserters[record + Field.NEAR], actor, inserters, record + Field.NEAR_WATCH);
    }
    if (inserters[record + Field.DROP] === Field.BELT) {
      const entry = inserters[record + Field.ENTRY];
      watches.add(inserters[record + Field.INTO], actor, inserters, record + Field.INTO_WATCH, entry);
    }
  });
  return inserters;
}

function buildPickup(inserters: Int32Array, record: number, inserter: Inserter, around: Surroundings): void {
  const behind = around.near(inserter, inserter.dir, -1);
  switch (behind?.entity.type) {
    case 'belt': {
      const { near, far, edge } = lanesSeen(inserter, behind, around);
      inserters[record + Field.PICKUP] = Field.BELT;
      inserters[record + Field.NEAR] = near;
      inserters[record + Field.FAR] = far;
      inserters[record + Field.EDGE] = edge;
      return;
    }
    case 'furnace':
    case 'assembler':
      inserters[record + Field.PICKUP] = Field.CRAFTER;
      inserters[record + Field.FROM] = around.crafterRecord(behind.index);
      return;
    case 'source':
      inserters[record + Field.PICKUP] = Field.SOURCE_OR_SINK;
      inserters[record + Field.FROM] = ITEMS.indexOf(behind.entity.item);
      return;
    default:
      inserters[record + Field.PICKUP] = Field.NOTHING;
  }
}

function buildDrop(inserters: Int32Array, record: number, inserter: Inserter, around: Surroundings): void {
  const ahead = around.near(inserter, inserter.dir, 1);
  switch (ahead?.entity.type) {
    case 'belt': {
      const { near, edge } = lanesSeen(inserter, ahead, around);
      inserters[record + Field.DROP] = Field.BELT;
      inserters[record + Field.INTO] = near;
      inserters[record + Field.ENTRY] = edge + ENTRY;
      return;
    }
    case 'furnace':
    case 'assembler':
      inserters[record + Field.DROP] = Field.CRAFTER;
      inserters[record + Field.INTO] = around.crafterRecord(ahead.index);
      return;
    case 'sink':
      inserters[record + Field.DROP] = Field.SOURCE_OR_SINK;
      inserters[record + Field.INTO] = around.sinkRow(ahead.index) * ITEMS.length;
      return;
    default:
      inserters[record + Field.DROP] = Field.NOTHING;
  }
}

/** Near is the lane on the side opposite to `dir`; on a belt along it that formula gives the right lane (phase 2). */
function lanesSeen({ dir }: Inserter, belt: Neighbour, around: Surroundings) {
  const { left, right, edge } = around.placeOf(belt.index);
  const nearIsLeft = leftOf((belt.entity as Belt).dir) === opposite(dir);
  return nearIsLeft ? { near: left, far: right, edge } : { near: right, far: left, edge };
}
