import { Fault } from '../../../shared/base/fault.ts';
import { ITEMS } from '../../../shared/lattice/items.ts';
import { KIND } from '../../../shared/lattice/state/entity-state.ts';
import type { Frame } from '../../../shared/lattice/state/frame.ts';
import type { Board } from '../board.ts';

/** Stands for "no item" in a byte. */
export const NOTHING = 0xff;
/** Stands for every item that the rules do not know. */
const UNKNOWN = ITEMS.length;

/** Most inputs that a recipe has. */
const INPUTS = 2;

/**
 * What the map needs of a frame, read from its canonical bytes into arrays that are used again for the next one: no object
 * an item or entity. Items of all lanes lie in one row: those of path `p` (see `LanePaths`) from `laneStart[p]` to
 * `laneStart[p + 1]`, by ascending position.
 */
export class FrameReader {
  readonly laneStart: Uint32Array;
  itemPos = new Uint32Array(1024);
  itemKind = new Uint8Array(1024);
  /** By entity: an inserter's phase, a splitter's `out_pref`. */
  readonly phase: Uint16Array;
  /** By entity: an inserter's item or `NOTHING`; the item of which a sink has taken most; a splitter's `in_first`. */
  readonly held: Uint8Array;
  /** By entity: `swing_left` of an inserter, `craft_left` of a crafter. */
  readonly left: Uint16Array;
  /** By entity: items made and not yet taken, and, twice as long, the recipe's inputs in its order. */
  readonly output: Uint16Array;
  readonly inputs: Uint16Array;
  /** By entity: all that a sink has taken; beyond 2^53 not exact. */
  readonly consumed: Float64Array;
  /** By entity: where its bytes start. */
  readonly offsets: Uint32Array;
  frame: Frame | undefined;
  tick = 0;
  items = 0;
  readonly #board: Board;
  readonly #recipes: readonly (Board['crafters'][number] | undefined)[];
  #view: DataView = new DataView(new ArrayBuffer(0));
  #at = 0;

  constructor(board: Board) {
    const count = board.scenario.entities.length;
    const recipes: (Board['crafters'][number] | undefined)[] = Array.from({ length: count });
    for (const crafter of board.crafters) recipes[crafter.entity] = crafter;
    this.#board = board;
    this.#recipes = recipes;
    this.laneStart = new Uint32Array(2 * count + 1);
    this.phase = new Uint16Array(count);
    this.held = new Uint8Array(count).fill(NOTHING);
    this.left = new Uint16Array(count);
    this.output = new Uint16Array(count);
    this.inputs = new Uint16Array(INPUTS * count);
    this.consumed = new Float64Array(count);
    this.offsets = new Uint32Array(count);
  }

  /** Reads a frame of the board; throws a `Fault` (`frame-invalid`) for bytes that are none. */
  read(frame: Frame): void {
    if (this.frame === frame) return;
    this.frame = undefined;
    const { bytes, shape } = frame;
    const { entities } = this.#board.scenario;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.items = 0;
    try {
      if (this.#view.getUint32(8, true) !== entities.length)
        throw new RangeError('another count of entities');
      this.#at = 12;
      for (let entity = 0; entity < entities.length; entity++) {
        this.offsets[entity] = this.#at;
        this.#readEntity(entity, shape === 'pref');
      }
    } catch (thrown) {
      if (!(thrown instanceof RangeError)) throw thrown;
      throw new Fault(
        'frame-invalid',
        `the frame does not fit the board: ${thrown.message}`,
        { offset: this.#at },
        thrown,
      );
    }
    this.laneStart[2 * entities.length] = this.items;
    this.tick = frame.tick;
    this.frame = frame;
  }

  #readEntity(entity: number, preferences: boolean): void {
    this.laneStart[2 * entity] = this.items;
    const kind = this.#u8();
    if (kind === KIND.belt) this.#readLane();
    this.laneStart[2 * entity + 1] = this.items;
    switch (kind) {
      case KIND.belt:
        if (this.#board.belts[entity] === undefined) throw new RangeError(`entity ${entity} is no belt`);
        this.#readLane();
        return;
      case KIND.splitter:
        this.phase[entity] = preferences ? this.#u16() : 0;
        this.held[entity] = preferences ? this.#u8() : 0;
        if (!preferences) this.#at += 2;
        return;
      case KIND.inserter:
        this.phase[entity] = this.#u8();
        this.held[entity] = this.#u8() === 1 ? this.#item() : NOTHING;
        this.left[entity] = this.#u16();
        return;
      case KIND.assembler:
      case KIND.furnace:
        this.#readCrafter(entity);
        return;
      case KIND.source:
        this.#at += 4;
        return;
      case KIND.sink:
        this.#readSink(entity);
        return;
      case KIND.laneSplitter:
        return;
      default:
        throw new RangeError(`no entity kind has the number ${kind}`);
    }
  }

  #readLane(): void {
    const count = this.#u32();
    if (count * 6 > this.#view.byteLength - this.#at) throw new RangeError('a lane longer than the frame');
    if (this.items + count > this.itemPos.length) this.#grow(this.items + count);
    for (let left = count; left > 0; left--) {
      this.itemPos[this.items] = this.#u32();
      this.itemKind[this.items++] = this.#item();
    }
  }

  #readCrafter(entity: number): void {
    const crafter = this.#recipes[entity];
    if (crafter === undefined) throw new RangeError(`entity ${entity} is no crafter`);
    const needed = crafter.recipe.inputs;
    this.inputs[INPUTS * entity] = 0;
    this.inputs[INPUTS * entity + 1] = 0;
    this.output[entity] = 0;
    for (let entries = this.#u8(); entries > 0; entries--) {
      const item = this.#u16();
      const count = this.#u16();
      for (let input = 0; input < needed.length; input++) {
        if (needed[input]!.item === item) this.inputs[INPUTS * entity + input] = count;
      }
    }
    for (let entries = this.#u8(); entries > 0; entries--) {
      const item = this.#u16();
      const count = this.#u16();
      if (item === crafter.output) this.output[entity] = count;
    }
    this.left[entity] = this.#u16();
  }

  #readSink(entity: number): void {
    let most = -1;
    let total = 0;
    this.held[entity] = NOTHING;
    for (let entries = this.#u8(); entries > 0; entries--) {
      const item = this.#item();
      const count = this.#u32() + this.#u32() * 0x1_0000_0000;
      total += count;
      if (count <= most) continue;
      most = count;
      this.held[entity] = item;
    }
    this.consumed[entity] = total;
  }

  #item(): number {
    const item = this.#u16();
    return item < ITEMS.length ? item : UNKNOWN;
  }

  #u8(): number {
    return this.#view.getUint8(this.#at++);
  }

  #u16(): number {
    const value = this.#view.getUint16(this.#at, true);
    this.#at += 2;
    return value;
  }

  #u32(): number {
    const value = this.#view.getUint32(this.#at, true);
    this.#at += 4;
    return value;
  }

  #grow(count: number): void {
    const size = Math.max(count, 2 * this.itemPos.length);
    const pos = new Uint32Array(size);
    const kind = new Uint8Array(size);
    pos.set(this.itemPos);
    kind.set(this.itemKind);
    this.itemPos = pos;
    this.itemKind = kind;
  }
}
