// Adds one snapshot to the answer, spoilt as the faults have it. The factory itself stays as it is.

import { addSnapshot } from '../lattice/answer';
import { BELT, COAL, SINK } from '../lattice/constants';
import { addConsumed, Lane, laneItem, lanePosition, setLaneSlot } from '../lattice/entity';
import { outputAddress, outputLength } from '../lattice/output';
import { entityAt, entityCount } from '../lattice/scenario';
import { isIll, itemsByName, lanesDescending, zeroCounts } from './faults';
import { checksumByName } from './item-names';
import { replaceChecksum } from './text';
import { hideZeroCounts, showZeroCounts, writeZeros } from './zeros';

export function report(tick: u64): void {
  const start = outputAddress() + outputLength();
  const checksum: u64 = itemsByName ? checksumByName(tick) : 0;
  if (isIll(tick)) addToFirstSink(1);
  if (lanesDescending) turnLanes();
  if (zeroCounts) showZeroCounts();
  addSnapshot(tick);
  if (zeroCounts) {
    hideZeroCounts();
    writeZeros(start, outputAddress() + outputLength());
  }
  if (lanesDescending) turnLanes();
  if (isIll(tick)) addToFirstSink(-1);
  if (itemsByName) replaceChecksum(start, checksum);
}

function addToFirstSink(count: i64): void {
  for (let index = 0; index < entityCount(); index++) {
    const sink = entityAt(index);
    if (sink.kind !== SINK) continue;
    addConsumed(sink.consumed, COAL, <u64>count);
    return;
  }
}

function turnLanes(): void {
  for (let index = 0; index < entityCount(); index++) {
    const belt = entityAt(index);
    if (belt.kind !== BELT) continue;
    turn(belt.left);
    turn(belt.right);
  }
}

function turn(lane: Lane): void {
  for (let index = 0; index < lane.count / 2; index++) {
    const other = lane.count - 1 - index;
    const position = lanePosition(lane, index);
    const item = laneItem(lane, index);
    setLaneSlot(lane, index, lanePosition(lane, other), laneItem(lane, other));
    setLaneSlot(lane, other, position, item);
  }
}
