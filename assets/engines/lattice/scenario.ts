// Reads the scenario into entity records and the list of ticks to report.

import {
  ASSEMBLER,
  BELT,
  FURNACE,
  INSERTER,
  LANE_SPLITTER,
  LEFT,
  NO_ITEM,
  RIGHT,
  SINK,
  SOURCE,
  SPLITTER,
} from './constants';
import { EAST, NORTH, SOUTH, WEST } from './directions';
import { Entity, prepareState } from './entity';
import { itemIndex } from './items';
import {
  enterList,
  enterObject,
  nextElement,
  nextMember,
  openJson,
  readNumber,
  readText,
  skipValue,
  textAddress,
  textBytes,
  textIs,
} from './json';
import { reserve } from './memory';

// Room is reserved by the length of the input. The shortest entity, a sink, takes a little more than this.
const LEAST_ENTITY_BYTES: usize = 32;
// A tick in the list of snapshots takes at least a digit and a comma.
const LEAST_SNAPSHOT_BYTES: usize = 2;

const ENTITY_BYTES: usize = (offsetof<Entity>() + 7) & ~7;

let entities: usize = 0;
let count: i32 = 0;
let snapshots: usize = 0;
let snapshotTotal: i32 = 0;

export function entityCount(): i32 {
  return count;
}

export function entityAt(index: i32): Entity {
  return changetype<Entity>(entities + <usize>index * ENTITY_BYTES);
}

export function snapshotCount(): i32 {
  return snapshotTotal;
}

export function snapshotTick(index: i32): u64 {
  return load<u64>(snapshots + (index << 3));
}

export function setSnapshotTick(index: i32, tick: u64): void {
  store<u64>(snapshots + (index << 3), tick);
}

export function readScenario(address: usize, length: usize): void {
  snapshots = reserve((length / LEAST_SNAPSHOT_BYTES + 1) * 8);
  entities = reserve((length / LEAST_ENTITY_BYTES + 1) * ENTITY_BYTES);
  openJson(address, length);
  enterObject();
  while (nextMember()) {
    if (textIs('snapshots')) readSnapshots();
    else if (textIs('entities')) readEntities();
    else skipValue(); // The version is checked by the host; the grid and the last tick play no part in a tick.
  }
}

function readSnapshots(): void {
  enterList();
  while (nextElement()) {
    setSnapshotTick(snapshotTotal, readNumber());
    snapshotTotal++;
  }
}

function readEntities(): void {
  enterList();
  while (nextElement()) {
    const entity = entityAt(count);
    readEntity(entity);
    count++;
  }
  // Only now: the records stand in a row, so nothing else may be reserved between them.
  for (let index = 0; index < count; index++) prepareState(entityAt(index));
}

function readEntity(entity: Entity): void {
  entity.held = NO_ITEM;
  enterObject();
  while (nextMember()) {
    if (textIs('x')) entity.x = <i32>readNumber();
    else if (textIs('y')) entity.y = <i32>readNumber();
    else if (textIs('type')) entity.kind = readKind();
    else if (textIs('dir')) entity.direction = readDirection();
    else if (textIs('tier')) entity.speed = readSpeed();
    else if (textIs('recipe')) entity.recipe = readItem();
    else if (textIs('item')) entity.item = readItem();
    else if (textIs('lane')) entity.laneSet = readLaneSet();
    else if (textIs('period')) entity.period = <i32>readNumber();
    else skipValue();
  }
}

function readKind(): i32 {
  readText();
  if (textIs('belt')) return BELT;
  if (textIs('inserter')) return INSERTER;
  if (textIs('splitter')) return SPLITTER;
  if (textIs('furnace')) return FURNACE;
  if (textIs('assembler')) return ASSEMBLER;
  if (textIs('source')) return SOURCE;
  if (textIs('sink')) return SINK;
  if (textIs('lane-splitter')) return LANE_SPLITTER;
  return unreachable();
}

function readDirection(): i32 {
  readText();
  if (textIs('N')) return NORTH;
  if (textIs('E')) return EAST;
  if (textIs('S')) return SOUTH;
  if (textIs('W')) return WEST;
  return unreachable();
}

/** Position units a tick. */
function readSpeed(): i32 {
  readText();
  if (textIs('slow')) return 32;
  if (textIs('fast')) return 64;
  if (textIs('express')) return 96;
  return unreachable();
}

function readLaneSet(): i32 {
  readText();
  if (textIs('left')) return 1 << LEFT;
  if (textIs('right')) return 1 << RIGHT;
  if (textIs('both')) return (1 << LEFT) | (1 << RIGHT);
  return unreachable();
}

function readItem(): i32 {
  readText();
  return itemIndex(textAddress(), textBytes());
}
