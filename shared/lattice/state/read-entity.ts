import { ByteWriter } from '../../base/byte-writer.ts';
import type { JsonReader } from '../../base/json/reader.ts';
import { ITEMS, type Item, itemIndex, UNKNOWN_ITEM } from '../items.ts';
import { INSERTER_PHASES, type InserterPhase, KIND } from './entity-state.ts';
import type { StateShape, UnknownItem } from './frame.ts';

const U8 = 0xff;
const U16 = 0xffff;
const U32 = 0xffff_ffff;
/** Names past this count add nothing that a person could use, and a hostile answer may hold millions. */
const MOST_UNKNOWN = 20;

/** Reads the entities of snapshots from JSON and writes each as canonical bytes. */
export class EntityReader {
  readonly #json: JsonReader;
  readonly #left = new ByteWriter();
  readonly #right = new ByteWriter();
  readonly #inputs = new Float64Array(ITEMS.length);
  readonly #output = new Float64Array(ITEMS.length);
  readonly #consumed: bigint[] = new Array(ITEMS.length).fill(-1n);
  #unknown: UnknownItem[] = [];
  #shape: StateShape | undefined;

  constructor(json: JsonReader) {
    this.#json = json;
  }

  /** Of the snapshot read last. */
  get shape(): StateShape {
    return this.#shape ?? 'pref';
  }

  /** Writes the count and the entities; returns the item names that no rule knows. */
  readAll(out: ByteWriter): readonly UnknownItem[] {
    const json = this.#json;
    this.#unknown = [];
    this.#shape = undefined;
    const countAt = out.length;
    out.u32(0);
    let count = 0;
    json.enterArray();
    while (json.nextElement()) {
      this.#entity(out);
      count++;
    }
    out.patchU32(countAt, count);
    return this.#unknown;
  }

  #entity(out: ByteWriter): void {
    const json = this.#json;
    json.enterObject();
    const tag = json.nextKey();
    if (tag === undefined) throw json.fault('json-key', 'an entity without its kind');
    switch (tag) {
      case 'belt':
        this.#belt(out);
        break;
      case 'splitter':
        this.#splitter(out);
        break;
      case 'inserter':
        this.#inserter(out);
        break;
      case 'assembler':
        this.#crafter(out, KIND.assembler);
        break;
      case 'furnace':
        this.#crafter(out, KIND.furnace);
        break;
      case 'source':
        this.#source(out);
        break;
      case 'sink':
        this.#sink(out);
        break;
      case 'lanesplitter':
        out.u8(KIND.laneSplitter);
        json.enterObject();
        while (json.nextKey() !== undefined) json.skipValue();
        break;
      default:
        throw json.fault('json-key', `no entity kind is called ${JSON.stringify(tag.slice(0, 40))}`);
    }
    if (json.nextKey() !== undefined) throw json.fault('json-key', 'an entity of two kinds');
  }

  #belt(out: ByteWriter): void {
    let seen = 0;
    this.#json.enterObject();
    for (let key = this.#json.nextKey(); key !== undefined; key = this.#json.nextKey()) {
      if (key === 'left') {
        seen = this.#once(seen, 1, key);
        this.#lane(this.#left);
      } else if (key === 'right') {
        seen = this.#once(seen, 2, key);
        this.#lane(this.#right);
      } else this.#json.skipValue();
    }
    this.#all(seen, ['left', 'right']);
    out.u8(KIND.belt);
    out.bytes(this.#left.view());
    out.bytes(this.#right.view());
  }

  #lane(out: ByteWriter): void {
    const json = this.#json;
    let count = 0;
    out.clear();
    out.u32(0);
    json.enterArray();
    while (json.nextElement()) {
      let pos = 0;
      let item = 0;
      let seen = 0;
      json.enterObject();
      for (let key = json.nextKey(); key !== undefined; key = json.nextKey()) {
        if (key === 'pos') {
          seen = this.#once(seen, 1, key);
          pos = json.readWhole(U32);
        } else if (key === 'item') {
          seen = this.#once(seen, 2, key);
          item = this.#item(json.readString());
        } else json.skipValue();
      }
      this.#all(seen, ['pos', 'item']);
      out.u32(pos);
      out.u16(item);
      count++;
    }
    out.patchU32(0, count);
  }

  #splitter(out: ByteWriter): void {
    const json = this.#json;
    const found = new Map<string, number>();
    json.enterObject();
    for (let key = json.nextKey(); key !== undefined; key = json.nextKey()) {
      if (found.has(key)) throw json.fault('json-key', `'${key}' stands twice`);
      if (key === 'out_pref' || key === 'next_belt') found.set(key, json.readWhole(U16));
      else if (key === 'in_first' || key === 'rr_in' || key === 'rr_out') found.set(key, json.readWhole(U8));
      else json.skipValue();
    }
    out.u8(KIND.splitter);
    if (found.has('out_pref') && found.has('in_first')) {
      this.#setShape('pref');
      out.u16(found.get('out_pref')!);
      out.u8(found.get('in_first')!);
    } else if (found.has('rr_in') && found.has('rr_out')) {
      this.#setShape('rr');
      out.u8(found.get('rr_in')!);
      out.u8(found.get('rr_out')!);
    } else if (found.has('next_belt')) {
      this.#setShape('next');
      out.u16(found.get('next_belt')!);
    } else {
      throw json.fault(
        'json-key',
        "a splitter needs 'out_pref' and 'in_first' (older: 'rr_in' and 'rr_out', or 'next_belt')",
      );
    }
  }

  #setShape(shape: StateShape): void {
    if (this.#shape !== undefined && this.#shape !== shape) {
      throw this.#json.fault('json-key', 'splitters of two revisions in one state');
    }
    this.#shape = shape;
  }

  #inserter(out: ByteWriter): void {
    const json = this.#json;
    let seen = 0;
    let phase = 0;
    let held = -1;
    let swingLeft = 0;
    json.enterObject();
    for (let key = json.nextKey(); key !== undefined; key = json.nextKey()) {
      if (key === 'phase') {
        seen = this.#once(seen, 1, key);
        const name = json.readString();
        phase = INSERTER_PHASES.indexOf(name as InserterPhase);
        if (phase < 0)
          throw json.fault('json-key', `no inserter phase is called ${JSON.stringify(name.slice(0, 40))}`);
      } else if (key === 'swing_left') {
        seen = this.#once(seen, 2, key);
        swingLeft = json.readWhole(U16);
      } else if (key === 'held') {
        seen = this.#once(seen, 4, key);
        held = json.takeNull() ? -1 : this.#item(json.readString());
      } else json.skipValue();
    }
    this.#all(seen, ['phase', 'swing_left']);
    out.u8(KIND.inserter);
    out.u8(phase);
    out.u8(held < 0 ? 0 : 1);
    if (held >= 0) out.u16(held);
    out.u16(swingLeft);
  }

  #crafter(out: ByteWriter, kind: number): void {
    const json = this.#json;
    let seen = 0;
    let craftLeft = 0;
    json.enterObject();
    for (let key = json.nextKey(); key !== undefined; key = json.nextKey()) {
      if (key === 'inputs') {
        seen = this.#once(seen, 1, key);
        this.#counts(this.#inputs);
      } else if (key === 'output') {
        seen = this.#once(seen, 2, key);
        this.#counts(this.#output);
      } else if (key === 'craft_left') {
        seen = this.#once(seen, 4, key);
        craftLeft = json.readWhole(U16);
      } else json.skipValue();
    }
    this.#all(seen, ['inputs', 'output', 'craft_left']);
    out.u8(kind);
    writeCounts(out, this.#inputs);
    writeCounts(out, this.#output);
    out.u16(craftLeft);
  }

  /** Fills `counts` by item index; -1 where the map has no entry, so that a zero left in it shows in the bytes. */
  #counts(counts: Float64Array): void {
    const json = this.#json;
    counts.fill(-1);
    json.enterObject();
    for (let key = json.nextKey(); key !== undefined; key = json.nextKey()) {
      const item = this.#item(key);
      const count = json.readWhole(U16);
      if (item !== UNKNOWN_ITEM) counts[item] = count;
    }
  }

  #source(out: ByteWriter): void {
    const json = this.#json;
    let seen = 0;
    let emitPhase = 0;
    json.enterObject();
    for (let key = json.nextKey(); key !== undefined; key = json.nextKey()) {
      if (key === 'emit_phase') {
        seen = this.#once(seen, 1, key);
        emitPhase = json.readWhole(U32);
      } else json.skipValue();
    }
    this.#all(seen, ['emit_phase']);
    out.u8(KIND.source);
    out.u32(emitPhase);
  }

  #sink(out: ByteWriter): void {
    const json = this.#json;
    const consumed = this.#consumed;
    let seen = 0;
    consumed.fill(-1n);
    json.enterObject();
    for (let key = json.nextKey(); key !== undefined; key = json.nextKey()) {
      if (key === 'consumed') {
        seen = this.#once(seen, 1, key);
        json.enterObject();
        for (let name = json.nextKey(); name !== undefined; name = json.nextKey()) {
          const item = this.#item(name);
          const count = json.readWhole64();
          if (item !== UNKNOWN_ITEM) consumed[item] = count;
        }
      } else json.skipValue();
    }
    this.#all(seen, ['consumed']);
    out.u8(KIND.sink);
    out.u8(consumed.reduce((entries, count) => (count < 0n ? entries : entries + 1), 0));
    for (let item = 0; item < consumed.length; item++) {
      const count = consumed[item]!;
      if (count < 0n) continue;
      out.u16(item);
      out.bigU64(count);
    }
  }

  #item(name: string): Item {
    const item = itemIndex(name);
    if (item !== undefined) return item;
    if (this.#unknown.length < MOST_UNKNOWN)
      this.#unknown.push({ path: this.#json.path(), name: name.slice(0, 100) });
    return UNKNOWN_ITEM;
  }

  #once(seen: number, bit: number, key: string): number {
    if (seen & bit) throw this.#json.fault('json-key', `'${key}' stands twice`);
    return seen | bit;
  }

  /** Requires the keys whose bits are 1, 2, 4 … in this order. */
  #all(seen: number, keys: readonly string[]): void {
    for (let index = 0; index < keys.length; index++) {
      if (!(seen & (1 << index))) throw this.#json.fault('json-key', `'${keys[index]}' is missing`);
    }
  }
}

function writeCounts(out: ByteWriter, counts: Float64Array): void {
  let entries = 0;
  for (let item = 0; item < counts.length; item++) if (counts[item]! >= 0) entries++;
  out.u8(entries);
  for (let item = 0; item < counts.length; item++) {
    if (counts[item]! < 0) continue;
    out.u16(item);
    out.u16(counts[item]!);
  }
}
