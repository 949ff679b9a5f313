import { bytesSource } from '../../shared/base/byte-source.ts';
import { ByteWriter } from '../../shared/base/byte-writer.ts';
import { generateScenario } from '../../shared/lattice/generate/generate.ts';
import { itemIndex } from '../../shared/lattice/items.ts';
import { PlainEngine } from '../../shared/lattice/plain/engine.ts';
import { checksumOf } from '../../shared/lattice/state/checksum.ts';
import type { Snapshot } from '../../shared/lattice/state/frame.ts';
import { readSnapshots } from '../../shared/lattice/state/read-snapshots.ts';
import { snapshotsToJson } from '../../shared/lattice/state/write-snapshots.ts';
import { alternate, figure, timed } from './measure.ts';

const ENTITIES = 1000;
const WARM_TICKS = 500;
const TICKS = 1500;
const SNAPSHOTS = 60;
const ROUNDS = 5;
const MEBIBYTE = 1024 * 1024;

/** Engine, decoder and checksum on a generated factory of about 1,000 entities that has been running for a while. */
export async function benchLattice(): Promise<Record<string, number>> {
  const ticks = WARM_TICKS + TICKS;
  const scenario = generateScenario({ seed: 7, width: 72, height: 56, entities: ENTITIES, ticks });
  const engine = new PlainEngine(scenario);
  engine.runTo(WARM_TICKS);
  const engineMs = await timed(() => engine.runTo(ticks));
  const snapshots = Array.from({ length: SNAPSHOTS }, () => {
    engine.step();
    const frame = engine.frame();
    return { frame, checksum: checksumOf(frame.bytes) };
  });
  const json = snapshotsToJson(snapshots);
  const bytes = Buffer.concat(snapshots.map(({ frame }) => frame.bytes));
  const decoding = await alternate(ROUNDS, {
    ours: () => drain(readSnapshots(bytesSource(json))),
    parsed: () => convertParsed(json),
  });
  const hashing = await alternate(ROUNDS, {
    ours: () => checksumOf(bytes),
    bigint: () => bigintChecksum(bytes),
  });
  const rate = (size: number, milliseconds: number) => figure(size / MEBIBYTE / (milliseconds / 1000));
  return {
    plainEngineEntities: scenario.entities.length,
    plainEngineTicksPerSecond: figure(TICKS / (engineMs / 1000)),
    decodeMiBPerSecond: rate(json.length, decoding.ours),
    jsonParseAndConvertMiBPerSecond: rate(json.length, decoding.parsed),
    decodeToJsonParse: figure(decoding.parsed / decoding.ours),
    checksumMiBPerSecond: rate(bytes.length, hashing.ours),
    bigintChecksumMiBPerSecond: rate(bytes.length, hashing.bigint),
    checksumToBigint: figure(hashing.bigint / hashing.ours),
  };
}

function drain(snapshots: Iterable<Snapshot>): number {
  let bytes = 0;
  for (const { frame } of snapshots) bytes += frame.bytes.length;
  return bytes;
}

type Lane = { pos: number; item: string }[];
type Counts = Record<string, number>;
interface ParsedSnapshot {
  readonly tick: number;
  readonly entities: readonly Record<string, Record<string, unknown>>[];
}

/** The way without a reader of one's own: parse the text to objects, then write the same canonical bytes. */
function convertParsed(json: Uint8Array): number {
  let bytes = 0;
  for (const { tick, entities } of JSON.parse(new TextDecoder().decode(json)) as ParsedSnapshot[]) {
    const out = new ByteWriter();
    out.u64(tick);
    out.u32(entities.length);
    for (const entity of entities) convertEntity(out, entity);
    bytes += out.copy().length;
  }
  return bytes;
}

function convertEntity(out: ByteWriter, entity: Record<string, Record<string, unknown>>): void {
  for (const [kind, body] of Object.entries(entity)) {
    out.u8(kind.length);
    for (const value of Object.values(body)) {
      if (Array.isArray(value)) convertLane(out, value as Lane);
      else if (typeof value === 'object' && value !== null) convertCounts(out, value as Counts);
      else if (typeof value === 'number') out.u32(value);
    }
  }
}

function convertLane(out: ByteWriter, lane: Lane): void {
  out.u32(lane.length);
  for (const { pos, item } of lane) {
    out.u32(pos);
    out.u16(itemIndex(item) ?? 0);
  }
}

function convertCounts(out: ByteWriter, counts: Counts): void {
  const sorted = Object.entries(counts).sort(([a], [b]) => (itemIndex(a) ?? 0) - (itemIndex(b) ?? 0));
  out.u8(sorted.length);
  for (const [item, count] of sorted) {
    out.u16(itemIndex(item) ?? 0);
    out.u16(count);
  }
}

function bigintChecksum(bytes: Uint8Array): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffff_ffff_ffff_ffffn;
  return hash;
}
