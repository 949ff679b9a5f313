import { ByteReader } from '../../base/byte-reader.ts';
import { Fault } from '../../base/fault.ts';
import { ITEMS, UNKNOWN_ITEM } from '../items.ts';
import { KIND } from './entity-state.ts';
import type { Frame, StateShape } from './frame.ts';

/**
 * Byte offset at which each entity of a frame starts, and the frame's length at the end. Walks the bytes without making
 * objects and checks every count, kind and item on the way, so it also tells whether bytes from elsewhere are a frame:
 * throws a `Fault` (`frame-invalid`, `bytes-truncated`) if they are not.
 */
export function entityOffsets(frame: Frame): Uint32Array {
  const reader = new ByteReader(frame.bytes);
  if (reader.u64() !== frame.tick)
    throw new Fault('frame-invalid', 'the tick in the bytes is another', { offset: 0 });
  const count = reader.u32();
  if (count > reader.left)
    throw new Fault('frame-invalid', `${count} entities in ${reader.left} bytes`, { offset: 8 });
  const offsets = new Uint32Array(count + 1);
  for (let index = 0; index < count; index++) {
    offsets[index] = reader.offset;
    skipEntity(reader, frame.shape);
  }
  offsets[count] = reader.offset;
  if (reader.left > 0) {
    throw new Fault('frame-invalid', `${reader.left} bytes follow the last entity`, {
      offset: reader.offset,
    });
  }
  return offsets;
}

/** A frame of bytes from elsewhere, with the tick that they hold. Throws a `Fault` as `entityOffsets` does. */
export function frameOfBytes(bytes: Uint8Array, shape: StateShape): Frame {
  const frame = { tick: new ByteReader(bytes).u64(), shape, bytes };
  entityOffsets(frame);
  return frame;
}

function skipEntity(reader: ByteReader, shape: StateShape): void {
  const at = reader.offset;
  switch (reader.u8()) {
    case KIND.belt:
      skipLane(reader);
      skipLane(reader);
      return;
    case KIND.splitter:
      reader.skip(shape === 'pref' ? 3 : 2);
      return;
    case KIND.inserter: {
      const phase = reader.u8();
      const present = reader.u8();
      if (phase > 2 || present > 1)
        throw new Fault('frame-invalid', 'no such inserter state', { offset: at });
      if (present === 1) checkItem(reader);
      reader.skip(2);
      return;
    }
    case KIND.assembler:
    case KIND.furnace:
      skipCounts(reader, 2);
      skipCounts(reader, 2);
      reader.skip(2);
      return;
    case KIND.source:
      reader.skip(4);
      return;
    case KIND.sink:
      skipCounts(reader, 8);
      return;
    case KIND.laneSplitter:
      return;
    default:
      throw new Fault('frame-invalid', `no such entity kind at byte ${at}`, { offset: at });
  }
}

function skipLane(reader: ByteReader): void {
  for (let left = reader.u32(); left > 0; left--) {
    reader.skip(4);
    checkItem(reader);
  }
}

function skipCounts(reader: ByteReader, width: number): void {
  for (let left = reader.u8(); left > 0; left--) {
    checkItem(reader);
    reader.skip(width);
  }
}

function checkItem(reader: ByteReader): void {
  const item = reader.u16();
  if (item >= ITEMS.length && item !== UNKNOWN_ITEM) {
    throw new Fault('frame-invalid', `no item has the index ${item}`, { offset: reader.offset - 2 });
  }
}
