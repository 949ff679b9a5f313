// Makes the lanes of every run, once.

import { BELT } from '../lattice/constants';
import { reserve } from '../lattice/memory';
import { entityAt, entityCount } from '../lattice/scenario';
import { planOf } from './layout';
import {
  ENTRY_ROOM,
  PIECE_BYTES,
  Piece,
  prepareAwakeLanes,
  RunLane,
  SLOT,
  SLOTS_IN_TILE,
  TILES_IN_PIECE,
  TileLane,
} from './runlane';
import { NOTHING } from './tiles';

/** Four items fit on a tile, by the spacing. */
const ITEMS_IN_TILE: i32 = 4;
/** Room behind the items, so that they are seldom moved back to the start of their store. */
const SPARE_ITEMS: i32 = 64;

export function buildRuns(): void {
  prepareAwakeLanes(entityCount() * 2);
  for (let index = 0; index < entityCount(); index++) {
    if (entityAt(index).kind === BELT && planOf(index).next === NOTHING) buildRun(index);
  }
  for (let index = 0; index < entityCount(); index++) {
    const plan = planOf(index);
    if (entityAt(index).kind !== BELT || plan.left != null) continue;
    // In a closed loop each belt is a run of its own.
    plan.previous = NOTHING;
    buildRun(index);
  }
}

function buildRun(end: i32): void {
  let tiles = 0;
  let pieces = 0;
  let tilesInPiece = 0;
  let speed = 0;
  for (let index = end; index !== NOTHING; index = planOf(index).previous) {
    tiles++;
    if (startsPiece(index, speed, tilesInPiece)) {
      pieces++;
      tilesInPiece = 0;
    }
    tilesInPiece++;
    speed = entityAt(index).speed;
  }
  const left = makeLane(tiles, pieces);
  const right = makeLane(tiles, pieces);
  let offset: usize = 0;
  tilesInPiece = 0;
  speed = 0;
  for (let index = end; index !== NOTHING; index = planOf(index).previous) {
    if (startsPiece(index, speed, tilesInPiece)) {
      if (speed !== 0) offset += PIECE_BYTES;
      tilesInPiece = 0;
    }
    speed = entityAt(index).speed;
    const plan = planOf(index);
    plan.left = makeTile(left, offset, tilesInPiece, speed);
    plan.right = makeTile(right, offset, tilesInPiece, speed);
    tilesInPiece++;
  }
}

function startsPiece(index: i32, speed: i32, tilesInPiece: i32): bool {
  return entityAt(index).speed !== speed || tilesInPiece === TILES_IN_PIECE;
}

function makeLane(tiles: i32, pieces: i32): RunLane {
  const lane = changetype<RunLane>(reserve(offsetof<RunLane>()));
  const first = reserve(<usize>pieces * PIECE_BYTES);
  lane.first = changetype<Piece>(first);
  lane.last = changetype<Piece>(first + <usize>(pieces - 1) * PIECE_BYTES);
  const room = <usize>(tiles * ITEMS_IN_TILE + SPARE_ITEMS);
  lane.store = reserve(room);
  lane.storeEnd = lane.store + room;
  lane.lead = lane.store;
  return lane;
}

function makeTile(lane: RunLane, offset: usize, tilesBefore: i32, speed: i32): TileLane {
  const piece = changetype<Piece>(changetype<usize>(lane.first) + offset);
  piece.speed = speed / SLOT;
  piece.width += SLOTS_IN_TILE;
  const tile = changetype<TileLane>(reserve(offsetof<TileLane>()));
  tile.lane = lane;
  tile.piece = piece;
  tile.shift = <u64>(tilesBefore * SLOTS_IN_TILE);
  tile.entryRoom = ENTRY_ROOM << tile.shift;
  return tile;
}
