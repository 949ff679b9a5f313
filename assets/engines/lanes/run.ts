// The engine's ticks, and the state that a snapshot shows.

import { addSnapshot, beginAnswer, endAnswer } from '../lattice/answer';
import { BELT, SOURCE, SPLITTER } from '../lattice/constants';
import { Lane, setLaneSlot } from '../lattice/entity';
import { entityAt, entityCount, snapshotCount, snapshotTick } from '../lattice/scenario';
import { buildRuns } from './build';
import { planCrafters, reportCrafters, runCrafters } from './crafters';
import { planInserters, reportInserters, runInserters } from './inserters';
import { planBelts, planOf } from './layout';
import { moveLanes } from './movement';
import { itemsBelow, SLOT, TileLane, tileBits } from './runlane';
import { planSplitters, runSplitters } from './splitters';
import { buildTiles } from './tiles';
import { planTransfers, runDrains, runEmitters, runTransfers } from './transfers';

/** Runs the scenario that has been read. */
export function runScenario(): i64 {
  buildTiles();
  planBelts();
  buildRuns();
  planTransfers();
  planSplitters();
  planCrafters();
  planInserters();
  beginAnswer();
  let tick: u64 = 0;
  for (let index = 0; index < snapshotCount(); index++) {
    const wanted = snapshotTick(index);
    while (tick < wanted) {
      tick++;
      runEmitters();
      runInserters(<u32>tick);
      moveLanes();
      runTransfers();
      runSplitters(tick);
      runCrafters(<u32>tick);
      runDrains();
    }
    report(tick);
    addSnapshot(tick);
  }
  return endAnswer();
}

function report(tick: u64): void {
  reportInserters(<u32>tick);
  reportCrafters(<u32>tick);
  for (let index = 0; index < entityCount(); index++) {
    const entity = entityAt(index);
    if (entity.kind === BELT) {
      const plan = planOf(index);
      reportLane(changetype<TileLane>(changetype<usize>(plan.left)), entity.left);
      reportLane(changetype<TileLane>(changetype<usize>(plan.right)), entity.right);
    } else if (entity.kind === SOURCE) {
      entity.emitPhase = <i32>(tick % <u64>(<u32>entity.period));
    } else if (entity.kind === SPLITTER) {
      entity.inputFirst = <i32>tick & 1;
    }
  }
}

function reportLane(tile: TileLane, lane: Lane): void {
  let bits = tileBits(tile);
  let item = tile.lane.lead + itemsBelow(tile.lane, tile.piece, tile.shift);
  let count = 0;
  while (bits !== 0) {
    setLaneSlot(lane, count, <i32>ctz(bits) * SLOT, load<u8>(item));
    bits &= bits - 1;
    item++;
    count++;
  }
  lane.count = count;
}
