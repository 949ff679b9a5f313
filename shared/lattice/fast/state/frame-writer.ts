import { ByteWriter } from '../../../base/byte-writer.ts';
import { TILE } from '../../constants.ts';
import { ITEMS } from '../../items.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { KIND } from '../../state/entity-state.ts';
import type { Frame } from '../../state/frame.ts';
import { IDLE, type Island, RETURNING, SWINGING } from '../island/island.ts';
import { firstFrom, itemOf, positionOf } from '../island/lanes.ts';
import type { SinkCounts } from './sink-counts.ts';

type WriteEntity = (tick: number) => void;

/** Writes canonical bytes straight from the islands' arrays (spec: performance-host §5, Canonical bytes). */
export class FrameWriter {
  readonly #out = new ByteWriter();
  /** One per entity, bound to where its state is. */
  readonly #entities: WriteEntity[];

  constructor(
    { entities }: Scenario,
    islands: readonly Island[],
    sinks: readonly number[],
    counts: SinkCounts,
  ) {
    const out = this.#out;
    this.#entities = entities.map((entity) => {
      const period = entity.type === 'source' ? entity.period : 1;
      return (tick) => {
        out.u8(KIND.source);
        out.u32(tick % period);
      };
    });
    sinks.forEach((entity, sink) => {
      this.#entities[entity] = () => writeSink(out, counts, sink);
    });
    for (const island of islands) this.#bind(island);
  }

  write(tick: number): Frame {
    const out = this.#out;
    out.clear();
    out.u64(tick);
    out.u32(this.#entities.length);
    for (const write of this.#entities) write(tick);
    return { tick, shape: 'pref', bytes: out.copy() };
  }

  #bind(island: Island): void {
    const out = this.#out;
    const { belts, inserters, crafters, splitters } = island.plan;
    belts.entities.forEach((entity, belt) => {
      const lane = belts.lane[belt]!;
      const edge = belts.edge[belt]!;
      this.#entities[entity] = () => {
        out.u8(KIND.belt);
        writeLane(out, island, lane, edge);
        writeLane(out, island, lane + 1, edge);
      };
    });
    inserters.entities.forEach((entity, number) => {
      this.#entities[entity] = () => writeInserter(out, island, number);
    });
    crafters.entities.forEach((entity, number) => {
      this.#entities[entity] = () => writeCrafter(out, island, number);
    });
    splitters.entities.forEach((entity, number) => {
      this.#entities[entity] = () => writeSplitter(out, island, number);
    });
  }
}

function writeLane(out: ByteWriter, island: Island, lane: number, edge: number): void {
  const at = out.length;
  out.u32(0);
  let k = firstFrom(island, lane, edge);
  const first = k;
  for (; k < island.count[lane]!; k++) {
    const pos = positionOf(island, lane, k) - edge;
    if (pos >= TILE) break;
    out.u32(pos);
    out.u16(itemOf(island, lane, k));
  }
  out.patchU32(at, k - first);
}

function writeInserter(out: ByteWriter, island: Island, number: number): void {
  const left = island.inserterDue[number]! - island.tick;
  let phase = island.inserterPhase[number]!;
  // One that is back notices only when it looks around in the next tick.
  if (phase === RETURNING && left <= 0) phase = IDLE;
  out.u8(KIND.inserter);
  out.u8(phase);
  out.u8(phase === SWINGING ? 1 : 0);
  if (phase === SWINGING) out.u16(island.inserterHeld[number]!);
  out.u16(phase === IDLE ? 0 : Math.max(1, left));
}

function writeCrafter(out: ByteWriter, island: Island, number: number): void {
  const { inputItem, outputItem, isFurnace } = island.plan.crafters;
  out.u8(isFurnace[number] === 1 ? KIND.furnace : KIND.assembler);
  const first = 2 * number;
  const second = first + 1;
  const inOrder = inputItem[first]! < inputItem[second]! ? [first, second] : [second, first];
  const held = inOrder.filter((at) => island.buffered[at]! > 0);
  out.u8(held.length);
  for (const at of held) {
    out.u16(inputItem[at]!);
    out.u16(island.buffered[at]!);
  }
  const made = island.made[number]!;
  out.u8(made > 0 ? 1 : 0);
  if (made > 0) {
    out.u16(outputItem[number]!);
    out.u16(made);
  }
  out.u16(island.crafting[number] === 1 ? island.craftDue[number]! - island.tick : 0);
}

function writeSplitter(out: ByteWriter, island: Island, number: number): void {
  if (island.plan.splitters.isLaneSplitter[number] === 1) {
    out.u8(KIND.laneSplitter);
    return;
  }
  out.u8(KIND.splitter);
  out.u16(island.preferred[number]!);
  out.u8((island.inFirst[number]! ^ island.tick) & 1);
}

function writeSink(out: ByteWriter, counts: SinkCounts, sink: number): void {
  const present = [...ITEMS.keys()].filter((item) => counts.count(sink, item) > 0);
  out.u8(KIND.sink);
  out.u8(present.length);
  for (const item of present) {
    out.u16(item);
    out.u64(counts.count(sink, item));
  }
}
