import type { ByteSource } from '../../base/byte-source.ts';
import { ByteWriter } from '../../base/byte-writer.ts';
import { JsonReader } from '../../base/json/reader.ts';
import type { Snapshot, UnknownItem } from './frame.ts';
import { EntityReader } from './read-entity.ts';

/**
 * Reads a JSON array of snapshots, one at a time, straight into canonical bytes: memory is that of one snapshot, however
 * long the text is (spec: performance-host §5, Snapshot JSON). Keys may come in any order and unknown ones are passed
 * over, as the harness does. Throws a `JsonFault` with byte offset and path for anything that is not such an array.
 */
export function* readSnapshots(source: ByteSource): Generator<Snapshot, void> {
  const json = new JsonReader(source);
  const entities = new EntityReader(json);
  const out = new ByteWriter(1 << 16);
  json.enterArray();
  while (json.nextElement()) yield readSnapshot(json, entities, out);
  json.end();
}

/** Reads one snapshot that is a whole text by itself, as playback gives it (spec: playback). Throws as `readSnapshots` does. */
export function readSingleSnapshot(source: ByteSource): Snapshot {
  const json = new JsonReader(source);
  const snapshot = readSnapshot(json, new EntityReader(json), new ByteWriter(1 << 16));
  json.end();
  return snapshot;
}

function readSnapshot(json: JsonReader, entities: EntityReader, out: ByteWriter): Snapshot {
  let tick: bigint | undefined;
  let reported: string | undefined;
  let unknownItems: readonly UnknownItem[] | undefined;
  out.clear();
  out.u64(0);
  json.enterObject();
  for (let key = json.nextKey(); key !== undefined; key = json.nextKey()) {
    if (key === 'tick') {
      if (tick !== undefined) throw json.fault('json-key', "'tick' stands twice");
      tick = json.readWhole64();
    } else if (key === 'checksum') {
      if (reported !== undefined) throw json.fault('json-key', "'checksum' stands twice");
      reported = json.readString();
    } else if (key === 'entities') {
      if (unknownItems !== undefined) throw json.fault('json-key', "'entities' stands twice");
      unknownItems = entities.readAll(out);
    } else {
      json.skipValue();
    }
  }
  if (tick === undefined) throw json.fault('json-key', "a snapshot without 'tick' ends");
  if (reported === undefined) throw json.fault('json-key', "a snapshot without 'checksum' ends");
  if (unknownItems === undefined) throw json.fault('json-key', "a snapshot without 'entities' ends");
  out.patchU64(0, tick);
  return { frame: { tick: Number(tick), shape: entities.shape, bytes: out.copy() }, reported, unknownItems };
}
