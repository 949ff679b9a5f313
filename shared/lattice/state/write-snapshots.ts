import { ByteReader } from '../../base/byte-reader.ts';
import { ByteWriter } from '../../base/byte-writer.ts';
import { JsonWriter } from '../../base/json/writer.ts';
import { type Item, itemName } from '../items.ts';
import { decodeEntity } from './canonical.ts';
import type { EntityState, LaneItem } from './entity-state.ts';
import type { Frame } from './frame.ts';

/**
 * Writes an answer, a JSON array of snapshots, from frames: key order, empty maps and zero counts as the harness writes
 * them (spec: performance-host §5, Snapshot JSON). Call `add` for each snapshot, then `end`; `take` returns the bytes
 * since the last call, so that a long answer can go to a file piece by piece.
 */
export class SnapshotWriter {
  readonly #json: JsonWriter;

  constructor(pretty = false) {
    this.#json = new JsonWriter(pretty, new ByteWriter(1 << 16));
    this.#json.beginArray();
  }

  add(frame: Frame, checksum: string): void {
    const json = this.#json;
    const reader = new ByteReader(frame.bytes);
    json.beginObject();
    json.key('tick');
    json.number(reader.bigU64());
    json.key('checksum');
    json.text(checksum);
    json.key('entities');
    json.beginArray();
    for (let left = reader.u32(); left > 0; left--) writeEntity(json, decodeEntity(reader, frame.shape));
    json.endArray();
    json.endObject();
  }

  end(): void {
    this.#json.endArray();
  }

  take(): Uint8Array {
    const bytes = this.#json.out.copy();
    this.#json.out.clear();
    return bytes;
  }
}

/** A whole answer as compact JSON, as an `.out` file holds it. */
export function snapshotsToJson(snapshots: readonly { frame: Frame; checksum: string }[]): Uint8Array {
  const writer = new SnapshotWriter();
  for (const { frame, checksum } of snapshots) writer.add(frame, checksum);
  writer.end();
  return writer.take();
}

function writeEntity(json: JsonWriter, state: EntityState): void {
  json.beginObject();
  json.key(TAG[state.kind]);
  json.beginObject();
  writeBody(json, state);
  json.endObject();
  json.endObject();
}

const TAG: Readonly<Record<EntityState['kind'], string>> = {
  belt: 'belt',
  splitter: 'splitter',
  'splitter-rr': 'splitter',
  'splitter-next': 'splitter',
  inserter: 'inserter',
  assembler: 'assembler',
  furnace: 'furnace',
  source: 'source',
  sink: 'sink',
  'lane-splitter': 'lanesplitter',
};

function writeBody(json: JsonWriter, state: EntityState): void {
  switch (state.kind) {
    case 'belt':
      writeLane(json, 'left', state.left);
      writeLane(json, 'right', state.right);
      return;
    case 'splitter':
      writeNumber(json, 'out_pref', state.outPref);
      writeNumber(json, 'in_first', state.inFirst);
      return;
    case 'splitter-rr':
      writeNumber(json, 'rr_in', state.rrIn);
      writeNumber(json, 'rr_out', state.rrOut);
      return;
    case 'splitter-next':
      writeNumber(json, 'next_belt', state.nextBelt);
      return;
    case 'inserter':
      json.key('phase');
      json.text(state.phase);
      if (state.held !== undefined) {
        json.key('held');
        json.text(itemName(state.held));
      }
      writeNumber(json, 'swing_left', state.swingLeft);
      return;
    case 'assembler':
    case 'furnace':
      writeCounts(json, 'inputs', state.inputs);
      writeCounts(json, 'output', state.output);
      writeNumber(json, 'craft_left', state.craftLeft);
      return;
    case 'source':
      writeNumber(json, 'emit_phase', state.emitPhase);
      return;
    case 'sink':
      writeCounts(json, 'consumed', state.consumed);
      return;
    case 'lane-splitter':
      return;
  }
}

function writeNumber(json: JsonWriter, key: string, value: number): void {
  json.key(key);
  json.number(value);
}

function writeLane(json: JsonWriter, key: string, lane: readonly LaneItem[]): void {
  json.key(key);
  json.beginArray();
  for (const { pos, item } of lane) {
    json.beginObject();
    writeNumber(json, 'pos', pos);
    json.key('item');
    json.text(itemName(item));
    json.endObject();
  }
  json.endArray();
}

/** The harness writes its maps by name, although the canonical bytes order them by index. */
function writeCounts(
  json: JsonWriter,
  key: string,
  counts: readonly (readonly [Item, number | bigint])[],
): void {
  const byName = counts.map(([item, count]) => [itemName(item), count] as const);
  byName.sort(([a], [b]) => (a < b ? -1 : 1));
  json.key(key);
  json.beginObject();
  for (const [name, count] of byName) {
    json.key(name);
    json.number(count);
  }
  json.endObject();
}
