// Phase 3, first half: every lane that is awake moves by one tick.
//
// From the output end backward, an item moves by its tile's speed, or by less if the item ahead holds it back. If an item
// moves at full speed, so does every item behind it on tiles of the same speed: they all move with one shift. Items that
// stand exactly a spacing apart and are held back all move by the same number of slots: one shift again.

import { awakeLane, awakeTotal, PIECE_BYTES, Piece, putToSleep, RunLane } from './runlane';

/** A spacing, in slots. */
const SPACING_SLOTS: i32 = 2;
/** Every second bit: where the items of a closed-up row stand. */
const ROW: u64 = ((<u64>0x55555555) << 32) | 0x55555555;

export function moveLanes(): void {
  let index = awakeTotal() - 1;
  while (index >= 0) {
    if (!moveLane(awakeLane(index))) putToSleep(index);
    index--;
  }
}

/** False if nothing has moved. */
function moveLane(lane: RunLane): bool {
  let address = changetype<usize>(lane.first);
  const last = changetype<usize>(lane.last);
  // The item ahead, by its slot in this piece before it moved, and by how far it moved. At the start there is none: an
  // item would be held back there as by one that stands a spacing before slot 0.
  let ahead = -SPACING_SLOTS;
  let aheadMoved = 0;
  let moved = false;
  while (true) {
    const piece = changetype<Piece>(address);
    let rest = piece.bits;
    if (rest !== 0) {
      const speed = piece.speed;
      let result: u64 = 0;
      do {
        const slot = <i32>ctz(rest);
        const free = slot - ahead - SPACING_SLOTS + aheadMoved;
        let row = rest;
        if (free >= speed) {
          aheadMoved = speed;
        } else {
          const fromSlot = rest >> slot;
          const gaps = ~fromSlot & ROW;
          if (gaps !== 0) row = (fromSlot & ((gaps & -gaps) - 1)) << slot;
          aheadMoved = free;
        }
        rest ^= row;
        ahead = 63 - <i32>clz(row);
        if (aheadMoved !== 0) {
          moved = true;
          result |= row >> aheadMoved;
          if (slot < aheadMoved) {
            // What leaves this piece comes to the far end of the piece ahead.
            const before = changetype<Piece>(address - PIECE_BYTES);
            before.bits |= (row & (((<u64>1) << aheadMoved) - 1)) << (before.width - aheadMoved);
          }
        } else {
          result |= row;
        }
      } while (rest !== 0);
      piece.bits = result;
    }
    if (address === last) return moved;
    ahead -= piece.width;
    address += PIECE_BYTES;
  }
}
