// Phase 4. A missing belt is a piece that is always empty (as an input) or always full (as an output).

import { LEFT, RIGHT, SPLITTER } from '../lattice/constants';
import { Entity } from '../lattice/entity';
import { reserve } from '../lattice/memory';
import { entityAt, entityCount } from '../lattice/scenario';
import { splitterBelt, tileLaneOf } from './layout';
import { hasEntryRoom, insertAtEntry, Piece, removeFirst, TileLane } from './runlane';
import { NOTHING } from './tiles';

@unmanaged
class Junction {
  splitter: Entity;
  // The first pieces of the inputs' lanes: side 0 left and right, side 1 left and right.
  input0: Piece;
  input1: Piece;
  input2: Piece;
  input3: Piece;
}

// The tile lanes of the two inputs and then of the two outputs follow the record, in the same order.
const TILES: usize = offsetof<Junction>();
const OUTPUTS: i32 = 4;
const JUNCTION_BYTES: usize = TILES + 8 * 4;

let junctions: usize = 0;
let junctionsEnd: usize = 0;

function tileOf(junction: Junction, place: i32): TileLane {
  return changetype<TileLane>(load<usize>(changetype<usize>(junction) + (place << 2), TILES));
}

export function planSplitters(): void {
  junctions = reserve(<usize>entityCount() * JUNCTION_BYTES);
  junctionsEnd = junctions;
  const missingInput = makeMissing(0);
  const missingOutput = makeMissing(~0);
  for (let index = 0; index < entityCount(); index++) {
    const splitter = entityAt(index);
    if (splitter.kind !== SPLITTER) continue;
    const junction = changetype<Junction>(junctionsEnd);
    junctionsEnd += JUNCTION_BYTES;
    junction.splitter = splitter;
    planSide(junction, 0, splitterBelt(splitter, 0, -1), missingInput);
    planSide(junction, 2, splitterBelt(splitter, 1, -1), missingInput);
    planSide(junction, OUTPUTS, splitterBelt(splitter, 0, 1), missingOutput);
    planSide(junction, OUTPUTS + 2, splitterBelt(splitter, 1, 1), missingOutput);
    junction.input0 = tileOf(junction, 0).piece;
    junction.input1 = tileOf(junction, 1).piece;
    junction.input2 = tileOf(junction, 2).piece;
    junction.input3 = tileOf(junction, 3).piece;
  }
}

function makeMissing(bits: u64): TileLane {
  const tile = changetype<TileLane>(reserve(offsetof<TileLane>()));
  tile.piece = changetype<Piece>(reserve(offsetof<Piece>()));
  tile.piece.bits = bits;
  tile.entryRoom = 1;
  return tile;
}

function planSide(junction: Junction, place: i32, belt: i32, missing: TileLane): void {
  for (let lane = LEFT; lane <= RIGHT; lane++) {
    const tile = belt === NOTHING ? missing : tileLaneOf(belt, lane);
    store<usize>(changetype<usize>(junction) + ((place + lane) << 2), changetype<usize>(tile), TILES);
  }
}

export function runSplitters(tick: u64): void {
  // The input looked at first flips every tick, so it need not be kept.
  const first = <i32>(tick + 1) & 1;
  for (let address = junctions; address < junctionsEnd; address += JUNCTION_BYTES) {
    const junction = changetype<Junction>(address);
    const waiting = junction.input0.bits | junction.input1.bits | junction.input2.bits | junction.input3.bits;
    if ((waiting & 1) === 0) continue;
    for (let lane = LEFT; lane <= RIGHT; lane++) {
      passItem(junction, first, lane);
      passItem(junction, 1 - first, lane);
    }
  }
}

function passItem(junction: Junction, input: i32, lane: i32): void {
  const from = tileOf(junction, input * 2 + lane);
  if ((from.piece.bits & 1) === 0) return;
  const splitter = junction.splitter;
  let output = (splitter.outputPreference >> lane) & 1;
  let to = tileOf(junction, OUTPUTS + output * 2 + lane);
  if (!hasEntryRoom(to)) {
    output = 1 - output;
    to = tileOf(junction, OUTPUTS + output * 2 + lane);
    if (!hasEntryRoom(to)) return;
  }
  insertAtEntry(to, removeFirst(from.lane));
  // The output that was not used is preferred next.
  splitter.outputPreference = (splitter.outputPreference & ~(1 << lane)) | ((1 - output) << lane);
}
