// One lane of a whole run. Speeds, entry points and the spacing are all multiples of 32 units, so an item always stands on
// one of eight slots of its tile, and a set of bits says where the items are. Moving a lane is shifting bits. What the items
// are is kept apart, in the same order, and does not change when they move.

import { reserve } from '../lattice/memory';

/** Position units in a slot. */
export const SLOT: i32 = 32;
export const SLOTS_IN_TILE: i32 = 8;
/** A piece is one word of bits. */
export const TILES_IN_PIECE: i32 = 8;

/** Slots of the two places where an item may enter a tile, and the slots that must be free for it to land there. */
export const ENTRY_SLOT: i32 = 6;
export const ENTRY_ROOM: u64 = 0b11100000;
export const DOWNSTREAM_SLOT: i32 = 2;
export const DOWNSTREAM_ROOM: u64 = 0b00001110;

/** Up to eight tiles of one speed that follow each other. Bit 0 is the slot nearest to the run's output end. */
@unmanaged
export class Piece {
  bits: u64;
  /** Slots a tick. */
  speed: i32;
  /** Slots in use. */
  width: i32;
}

export const PIECE_BYTES: usize = offsetof<Piece>();

/** The pieces stand in a row in memory, the first at the output end. */
@unmanaged
export class RunLane {
  first: Piece;
  last: Piece;
  /** Item indexes, one byte each, by ascending coordinate: `lead` is the address of the first. */
  lead: usize;
  count: i32;
  store: usize;
  storeEnd: usize;
  /** Is the lane in the list of lanes that may move? */
  awake: bool;
}

/** One lane of one tile: which bits of which piece. */
@unmanaged
export class TileLane {
  lane: RunLane;
  piece: Piece;
  shift: u64;
  /** The slots that must be free for an item to land at the entry. */
  entryRoom: u64;
}

// Lanes in which something may move. A lane falls asleep when nothing in it has moved, and wakes when an item is put in
// or taken out: until then it cannot change.
let awakeLanes: usize = 0;
let awakeCount: i32 = 0;

export function prepareAwakeLanes(most: i32): void {
  awakeLanes = reserve(<usize>most * 4);
}

export function awakeTotal(): i32 {
  return awakeCount;
}

export function awakeLane(index: i32): RunLane {
  return changetype<RunLane>(load<usize>(awakeLanes + (index << 2)));
}

/** The last of the list takes the place of the one that falls asleep. */
export function putToSleep(index: i32): void {
  awakeLane(index).awake = false;
  awakeCount--;
  store<usize>(awakeLanes + (index << 2), load<usize>(awakeLanes + (awakeCount << 2)));
}

function wake(lane: RunLane): void {
  if (lane.awake) return;
  lane.awake = true;
  store<usize>(awakeLanes + (awakeCount << 2), changetype<usize>(lane));
  awakeCount++;
}

/** How many items of the lane stand below a slot of a piece. */
export function itemsBelow(lane: RunLane, piece: Piece, slot: u64): i32 {
  if (piece === lane.last) return lane.count - <i32>popcnt(piece.bits >> slot);
  let below = <i32>popcnt(piece.bits & (((<u64>1) << slot) - 1));
  let other = changetype<usize>(lane.first);
  while (other < changetype<usize>(piece)) {
    below += <i32>popcnt(changetype<Piece>(other).bits);
    other += PIECE_BYTES;
  }
  return below;
}

/** Puts an item on a slot that is known to be free. */
export function insertItem(lane: RunLane, piece: Piece, slot: u64, item: i32): void {
  const rank = itemsBelow(lane, piece, slot);
  const count = lane.count;
  if (lane.lead + count === lane.storeEnd) {
    memory.copy(lane.store, lane.lead, count);
    lane.lead = lane.store;
  }
  const place = lane.lead + rank;
  if (rank < count) memory.copy(place + 1, place, count - rank);
  store<u8>(place, item);
  lane.count = count + 1;
  piece.bits |= (<u64>1) << slot;
  wake(lane);
}

/** Takes the item from slot 0 of the run. */
export function removeFirst(lane: RunLane): i32 {
  const item = <i32>load<u8>(lane.lead);
  lane.lead++;
  lane.count--;
  lane.first.bits &= ~1;
  wake(lane);
  return item;
}

/** The slots in use on the tile's lane. */
export function tileBits(tile: TileLane): u64 {
  return (tile.piece.bits >> tile.shift) & 0xff;
}

/** The item of least position on the tile's lane, which is known to hold one. */
export function tileLead(tile: TileLane): i32 {
  const slot = tile.shift + ctz(tileBits(tile));
  return load<u8>(tile.lane.lead + itemsBelow(tile.lane, tile.piece, slot));
}

export function removeTileLead(tile: TileLane): void {
  const lane = tile.lane;
  const slot = tile.shift + ctz(tileBits(tile));
  const rank = itemsBelow(lane, tile.piece, slot);
  const count = lane.count - 1;
  if (rank === 0) lane.lead++;
  else if (rank < count) memory.copy(lane.lead + rank, lane.lead + rank + 1, count - rank);
  lane.count = count;
  tile.piece.bits &= ~((<u64>1) << slot);
  wake(lane);
}

export function hasEntryRoom(tile: TileLane): bool {
  return (tile.piece.bits & tile.entryRoom) === 0;
}

export function insertAtEntry(tile: TileLane, item: i32): void {
  insertItem(tile.lane, tile.piece, tile.shift + ENTRY_SLOT, item);
}
