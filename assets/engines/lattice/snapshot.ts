// Writes one snapshot as compact JSON. Keys of maps are sorted by name, unlike the canonical bytes.

import { checksumOf } from './checksum';
import {
  ASSEMBLER,
  BELT,
  FURNACE,
  IDLE,
  INSERTER,
  ITEM_COUNT,
  NO_ITEM,
  SINK,
  SOURCE,
  SPLITTER,
  SWINGING,
} from './constants';
import { consumedOf, countOf, Entity, Lane, laneItem, lanePosition } from './entity';
import { alphabeticalItem, itemName } from './items';
import { makeRoom, writeByte, writeHexadecimal, writeNumber, writeText } from './output';
import { entityAt, entityCount } from './scenario';

const QUOTE: i32 = 0x22;
const COMMA: i32 = 0x2c;

export function writeSnapshot(tick: u64): void {
  writeText('{"tick":');
  writeNumber(tick);
  writeText(',"checksum":"fnv1a64:');
  writeHexadecimal(checksumOf(tick));
  writeText('","entities":[');
  const count = entityCount();
  for (let index = 0; index < count; index++) {
    makeRoom();
    if (index > 0) writeByte(COMMA);
    writeEntity(entityAt(index));
  }
  makeRoom();
  writeText(']}');
}

function writeEntity(entity: Entity): void {
  const kind = entity.kind;
  if (kind === BELT) {
    writeText('{"belt":{"left":[');
    writeLane(entity.left);
    writeText('],"right":[');
    writeLane(entity.right);
    writeText(']}}');
  } else if (kind === INSERTER) {
    writeInserter(entity);
  } else if (kind === ASSEMBLER || kind === FURNACE) {
    writeText(kind === FURNACE ? '{"furnace":{"inputs":{' : '{"assembler":{"inputs":{');
    writeCounts(entity.inputs);
    writeText('},"output":{');
    writeCounts(entity.outputs);
    writeText('},"craft_left":');
    writeNumber(entity.craftLeft);
    writeText('}}');
  } else if (kind === SPLITTER) {
    writeText('{"splitter":{"out_pref":');
    writeNumber(entity.outputPreference);
    writeText(',"in_first":');
    writeNumber(entity.inputFirst);
    writeText('}}');
  } else if (kind === SOURCE) {
    writeText('{"source":{"emit_phase":');
    writeNumber(entity.emitPhase);
    writeText('}}');
  } else if (kind === SINK) {
    writeText('{"sink":{"consumed":{');
    writeConsumption(entity.consumed);
    writeText('}}}');
  } else {
    writeText('{"lanesplitter":{}}');
  }
}

function writeLane(lane: Lane): void {
  const count = lane.count;
  for (let index = 0; index < count; index++) {
    if (index > 0) writeByte(COMMA);
    writeText('{"pos":');
    writeNumber(lanePosition(lane, index));
    writeText(',"item":"');
    writeText(itemName(laneItem(lane, index)));
    writeText('"}');
  }
}

function writeInserter(entity: Entity): void {
  writeText('{"inserter":{"phase":"');
  if (entity.phase === IDLE) writeText('idle"');
  else if (entity.phase === SWINGING) writeText('swing"');
  else writeText('return"');
  if (entity.held !== NO_ITEM) {
    writeText(',"held":"');
    writeText(itemName(entity.held));
    writeByte(QUOTE);
  }
  writeText(',"swing_left":');
  writeNumber(entity.swingLeft);
  writeText('}}');
}

function writeCounts(map: usize): void {
  let first = true;
  for (let place = 0; place < ITEM_COUNT; place++) {
    const item = alphabeticalItem(place);
    const count = countOf(map, item);
    if (count === 0) continue;
    writeEntry(first, item, count);
    first = false;
  }
}

function writeConsumption(map: usize): void {
  let first = true;
  for (let place = 0; place < ITEM_COUNT; place++) {
    const item = alphabeticalItem(place);
    const count = consumedOf(map, item);
    if (count === 0) continue;
    writeEntry(first, item, count);
    first = false;
  }
}

function writeEntry(first: bool, item: i32, count: u64): void {
  if (!first) writeByte(COMMA);
  writeByte(QUOTE);
  writeText(itemName(item));
  writeText('":');
  writeNumber(count);
}
