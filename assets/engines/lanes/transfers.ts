// What enters and leaves runs at every tick without a choice: sources, side-loads, lane-splitters and sinks.

import { BELT, LANE_SPLITTER, LEFT, RIGHT, SINK, SOURCE } from '../lattice/constants';
import { isPerpendicular, leftOf, opposite } from '../lattice/directions';
import { addConsumed, Entity } from '../lattice/entity';
import { reserve } from '../lattice/memory';
import { entityAt, entityCount } from '../lattice/scenario';
import { beltAt, planOf, splitterBelt, tileLaneOf } from './layout';
import {
  DOWNSTREAM_ROOM,
  DOWNSTREAM_SLOT,
  ENTRY_ROOM,
  ENTRY_SLOT,
  hasEntryRoom,
  insertAtEntry,
  insertItem,
  Piece,
  RunLane,
  removeFirst,
  TileLane,
} from './runlane';
import { NOTHING } from './tiles';

/** A source above a belt. One that feeds no belt does nothing that a snapshot cannot compute. */
@unmanaged
class Emitter {
  ticksLeft: u32;
  period: u32;
  item: i32;
  left: TileLane | null;
  right: TileLane | null;
}

/** The output end of a lane, and the place on another lane that its items go to. */
@unmanaged
class Transfer {
  /** The slots that must be free, and the slot taken, in the target's piece. */
  room: u64;
  slot: u64;
  from: Piece;
  fromLane: RunLane;
  to: Piece;
  toLane: RunLane;
}

/** The output end of a lane before a sink. */
@unmanaged
class Drain {
  from: Piece;
  lane: RunLane;
  consumed: usize;
}

const EMITTER_BYTES: usize = offsetof<Emitter>();
const TRANSFER_BYTES: usize = offsetof<Transfer>();
const DRAIN_BYTES: usize = offsetof<Drain>();

let emitters: usize = 0;
let emittersEnd: usize = 0;
let transfers: usize = 0;
let transfersEnd: usize = 0;
let drains: usize = 0;
let drainsEnd: usize = 0;

export function planTransfers(): void {
  const count = entityCount();
  emitters = reserve(<usize>count * EMITTER_BYTES);
  emittersEnd = emitters;
  transfers = reserve(<usize>count * 2 * TRANSFER_BYTES);
  transfersEnd = transfers;
  drains = reserve(<usize>count * 2 * DRAIN_BYTES);
  drainsEnd = drains;
  for (let index = 0; index < count; index++) {
    const entity = entityAt(index);
    if (entity.kind === SOURCE) {
      planEmitter(entity);
    } else if (entity.kind === BELT) {
      planSideLoad(index);
    } else if (entity.kind === SINK) {
      for (let direction = 0; direction < 4; direction++) {
        const belt = beltAt(entity, direction);
        if (belt === NOTHING || entityAt(belt).direction !== opposite(direction)) continue;
        planDrain(tileLaneOf(belt, LEFT), entity);
        planDrain(tileLaneOf(belt, RIGHT), entity);
      }
    }
  }
  // After all side-loads: those come first in a tick, and one may take the place that a lane-splitter would fill.
  for (let index = 0; index < count; index++) {
    if (entityAt(index).kind === LANE_SPLITTER) planLaneSplitter(entityAt(index));
  }
}

function planEmitter(source: Entity): void {
  const belt = beltAt(source, source.direction);
  if (belt === NOTHING) return;
  const emitter = changetype<Emitter>(emittersEnd);
  emittersEnd += EMITTER_BYTES;
  emitter.period = source.period;
  emitter.ticksLeft = source.period;
  emitter.item = source.item;
  if (source.laneSet & (1 << LEFT)) emitter.left = tileLaneOf(belt, LEFT);
  if (source.laneSet & (1 << RIGHT)) emitter.right = tileLaneOf(belt, RIGHT);
}

function planSideLoad(index: i32): void {
  const belt = entityAt(index);
  const target = beltAt(belt, belt.direction);
  if (target === NOTHING || planOf(target).isCurve) return;
  const along = entityAt(target).direction;
  if (!isPerpendicular(along, belt.direction)) return;
  // The lane of the target on the side from which the feeder comes.
  const to = tileLaneOf(target, leftOf(along) === opposite(belt.direction) ? LEFT : RIGHT);
  const leftIsUpstream = leftOf(belt.direction) === opposite(along);
  planTransfer(tileLaneOf(index, LEFT), to, leftIsUpstream);
  planTransfer(tileLaneOf(index, RIGHT), to, !leftIsUpstream);
}

/** Left-lane items go to the output on the anchor's side, right-lane items to the other. */
function planLaneSplitter(splitter: Entity): void {
  const from = splitterBelt(splitter, 0, -1);
  if (from === NOTHING) return;
  for (let lane = LEFT; lane <= RIGHT; lane++) {
    const to = splitterBelt(splitter, lane, 1);
    if (to !== NOTHING) planTransfer(tileLaneOf(from, lane), tileLaneOf(to, lane), true);
  }
}

function planTransfer(from: TileLane, to: TileLane, atEntry: bool): void {
  const transfer = changetype<Transfer>(transfersEnd);
  transfersEnd += TRANSFER_BYTES;
  transfer.from = from.piece;
  transfer.fromLane = from.lane;
  transfer.to = to.piece;
  transfer.toLane = to.lane;
  transfer.room = (atEntry ? ENTRY_ROOM : DOWNSTREAM_ROOM) << to.shift;
  transfer.slot = to.shift + (atEntry ? ENTRY_SLOT : DOWNSTREAM_SLOT);
}

function planDrain(from: TileLane, sink: Entity): void {
  const drain = changetype<Drain>(drainsEnd);
  drainsEnd += DRAIN_BYTES;
  drain.from = from.piece;
  drain.lane = from.lane;
  drain.consumed = sink.consumed;
}

/** Phase 1. */
export function runEmitters(): void {
  const end = emittersEnd;
  for (let address = emitters; address < end; address += EMITTER_BYTES) {
    const emitter = changetype<Emitter>(address);
    const ticksLeft = emitter.ticksLeft - 1;
    if (ticksLeft !== 0) {
      emitter.ticksLeft = ticksLeft;
      continue;
    }
    emitter.ticksLeft = emitter.period;
    const left = emitter.left;
    const right = emitter.right;
    if (left != null && hasEntryRoom(left)) insertAtEntry(left, emitter.item);
    if (right != null && hasEntryRoom(right)) insertAtEntry(right, emitter.item);
  }
}

/** Phase 3, second half, and the lane-splitters of phase 4. */
export function runTransfers(): void {
  const end = transfersEnd;
  for (let address = transfers; address < end; address += TRANSFER_BYTES) {
    const transfer = changetype<Transfer>(address);
    if ((transfer.from.bits & 1) === 0) continue;
    const to = transfer.to;
    if ((to.bits & transfer.room) !== 0) continue;
    insertItem(transfer.toLane, to, transfer.slot, removeFirst(transfer.fromLane));
  }
}

/** Phase 6. Only one item of a lane can stand at its end, and nothing reaches the end after the belts have moved. */
export function runDrains(): void {
  const end = drainsEnd;
  for (let address = drains; address < end; address += DRAIN_BYTES) {
    const drain = changetype<Drain>(address);
    if ((drain.from.bits & 1) !== 0) addConsumed(drain.consumed, removeFirst(drain.lane), 1);
  }
}
