import { ByteReader } from '../../base/byte-reader.ts';
import { ByteWriter } from '../../base/byte-writer.ts';
import { Fault } from '../../base/fault.ts';
import type { Item } from '../items.ts';
import { type EntityState, INSERTER_PHASES, KIND, type LaneItem } from './entity-state.ts';
import type { Frame, StateShape } from './frame.ts';

/** Bytes before the first entity: `tick u64, count u32` (spec: performance-host §5, Canonical bytes). */
const HEADER_BYTES = 12;

/** A whole state as objects; for code that wants to be read, not for what happens every tick. */
export interface FactoryState {
  readonly tick: number;
  readonly entities: readonly EntityState[];
}

/** Decodes canonical bytes. Throws a `Fault` (`bytes-truncated`, `frame-invalid`) with the offset. */
export function decodeFrame(frame: Frame): FactoryState {
  const reader = new ByteReader(frame.bytes);
  const tick = reader.u64();
  const count = reader.u32();
  const entities: EntityState[] = [];
  for (let index = 0; index < count; index++) entities.push(decodeEntity(reader, frame.shape));
  if (reader.left > 0) throw invalid(reader.offset, `${reader.left} bytes follow the last entity`);
  return { tick, entities };
}

/** Encodes a state; its splitters must all be of one revision, which the frame's `shape` then names. */
export function encodeFrame(state: FactoryState): Frame {
  const writer = new ByteWriter(HEADER_BYTES + state.entities.length * 16);
  let shape: StateShape = 'pref';
  writer.u64(state.tick);
  writer.u32(state.entities.length);
  for (const entity of state.entities) {
    if (entity.kind === 'splitter-rr') shape = 'rr';
    if (entity.kind === 'splitter-next') shape = 'next';
    encodeEntity(writer, entity);
  }
  return { tick: state.tick, shape, bytes: writer.copy() };
}

/** Decodes the entity at the reader's offset and moves past it. */
export function decodeEntity(reader: ByteReader, shape: StateShape): EntityState {
  const at = reader.offset;
  const kind = reader.u8();
  switch (kind) {
    case KIND.belt:
      return { kind: 'belt', left: decodeLane(reader), right: decodeLane(reader) };
    case KIND.splitter:
      return decodeSplitter(reader, shape);
    case KIND.inserter: {
      const phase = INSERTER_PHASES[reader.u8()];
      if (phase === undefined) throw invalid(at + 1, 'an inserter phase above 2');
      const present = reader.u8();
      if (present > 1) throw invalid(at + 2, "an inserter's held flag above 1");
      const held = present === 1 ? reader.u16() : undefined;
      return { kind: 'inserter', phase, held, swingLeft: reader.u16() };
    }
    case KIND.assembler:
    case KIND.furnace: {
      const inputs = decodeCounts(reader, () => reader.u16());
      const output = decodeCounts(reader, () => reader.u16());
      return {
        kind: kind === KIND.furnace ? 'furnace' : 'assembler',
        inputs,
        output,
        craftLeft: reader.u16(),
      };
    }
    case KIND.source:
      return { kind: 'source', emitPhase: reader.u32() };
    case KIND.sink:
      return { kind: 'sink', consumed: decodeCounts(reader, () => reader.bigU64()) };
    case KIND.laneSplitter:
      return { kind: 'lane-splitter' };
    default:
      throw invalid(at, `no entity kind has the number ${kind}`);
  }
}

function encodeEntity(writer: ByteWriter, entity: EntityState): void {
  switch (entity.kind) {
    case 'belt':
      writer.u8(KIND.belt);
      encodeLane(writer, entity.left);
      encodeLane(writer, entity.right);
      return;
    case 'splitter':
      writer.u8(KIND.splitter);
      writer.u16(entity.outPref);
      writer.u8(entity.inFirst);
      return;
    case 'splitter-rr':
      writer.u8(KIND.splitter);
      writer.u8(entity.rrIn);
      writer.u8(entity.rrOut);
      return;
    case 'splitter-next':
      writer.u8(KIND.splitter);
      writer.u16(entity.nextBelt);
      return;
    case 'inserter':
      writer.u8(KIND.inserter);
      writer.u8(INSERTER_PHASES.indexOf(entity.phase));
      writer.u8(entity.held === undefined ? 0 : 1);
      if (entity.held !== undefined) writer.u16(entity.held);
      writer.u16(entity.swingLeft);
      return;
    case 'assembler':
    case 'furnace':
      writer.u8(entity.kind === 'furnace' ? KIND.furnace : KIND.assembler);
      encodeCounts(writer, entity.inputs, (count) => writer.u16(count));
      encodeCounts(writer, entity.output, (count) => writer.u16(count));
      writer.u16(entity.craftLeft);
      return;
    case 'source':
      writer.u8(KIND.source);
      writer.u32(entity.emitPhase);
      return;
    case 'sink':
      writer.u8(KIND.sink);
      encodeCounts(writer, entity.consumed, (count) => writer.bigU64(count));
      return;
    case 'lane-splitter':
      writer.u8(KIND.laneSplitter);
      return;
  }
}

function decodeSplitter(reader: ByteReader, shape: StateShape): EntityState {
  switch (shape) {
    case 'pref':
      return { kind: 'splitter', outPref: reader.u16(), inFirst: reader.u8() };
    case 'rr':
      return { kind: 'splitter-rr', rrIn: reader.u8(), rrOut: reader.u8() };
    case 'next':
      return { kind: 'splitter-next', nextBelt: reader.u16() };
  }
}

function decodeLane(reader: ByteReader): LaneItem[] {
  const count = reader.u32();
  if (count * 6 > reader.left)
    throw invalid(reader.offset - 4, `a lane of ${count} items in ${reader.left} bytes`);
  const lane: LaneItem[] = [];
  for (let index = 0; index < count; index++) lane.push({ pos: reader.u32(), item: reader.u16() });
  return lane;
}

function encodeLane(writer: ByteWriter, lane: readonly LaneItem[]): void {
  writer.u32(lane.length);
  for (const { pos, item } of lane) {
    writer.u32(pos);
    writer.u16(item);
  }
}

function decodeCounts<T>(reader: ByteReader, readCount: () => T): (readonly [Item, T])[] {
  const entries = reader.u8();
  const counts: [Item, T][] = [];
  for (let index = 0; index < entries; index++) counts.push([reader.u16(), readCount()]);
  return counts;
}

function encodeCounts<T>(
  writer: ByteWriter,
  counts: readonly (readonly [Item, T])[],
  writeCount: (count: T) => void,
): void {
  writer.u8(counts.length);
  for (const [item, count] of counts) {
    writer.u16(item);
    writeCount(count);
  }
}

function invalid(offset: number, message: string): Fault {
  return new Fault('frame-invalid', `${message} (byte ${offset} of a frame)`, { offset });
}
