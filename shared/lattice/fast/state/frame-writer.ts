import { ByteWriter } from '../../../base/byte-writer.ts';
import { TILE } from '../../constants.ts';
import { ITEMS } from '../../items.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { KIND } from '../../state/entity-state.ts';
import type { Frame } from '../../state/frame.ts';
import * as Crafter from '../island/fields/crafter.ts';
import * as Inserter from '../island/fields/inserter.ts';
import * as Lane from '../island/fields/lane.ts';
import * as Splitter from '../island/fields/splitter.ts';
import type { Island } from '../island/island.ts';
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
    for (const { entity, left, right, edge } of belts) {
      this.#entities[entity] = () => {
        out.u8(KIND.belt);
        writeLane(out, island, left, edge);
        writeLane(out, island, right, edge);
      };
    }
    inserters.forEach((entity, number) => {
      this.#entities[entity] = () => writeInserter(out, island, number * Inserter.SIZE);
    });
    crafters.forEach((entity, number) => {
      this.#entities[entity] = () => writeCrafter(out, island, number * Crafter.SIZE);
    });
    splitters.forEach((entity, number) => {
      this.#entities[entity] = () => writeSplitter(out, island, number * Splitter.SIZE);
    });
  }
}

function writeLane(out: ByteWriter, island: Island, lane: number, edge: number): void {
  const at = out.length;
  const first = firstFrom(island, lane, edge);
  let k = first;
  out.u32(0);
  for (; k < island.lanes[lane + Lane.COUNT]; k++) {
    const pos = positionOf(island, lane, k) - edge;
    if (pos >= TILE) break;
    out.u32(pos);
    out.u16(itemOf(island, lane, k));
  }
  out.patchU32(at, k - first);
}

function writeInserter(out: ByteWriter, { inserters, tick }: Island, record: number): void {
  const left = inserters[record + Inserter.DUE] - tick;
  let phase = inserters[record + Inserter.PHASE];
  // One that is back notices only when it looks around in the next tick.
  if (phase === Inserter.RETURNING && left <= 0) phase = Inserter.IDLE;
  out.u8(KIND.inserter);
  out.u8(phase);
  out.u8(phase === Inserter.SWINGING ? 1 : 0);
  if (phase === Inserter.SWINGING) out.u16(inserters[record + Inserter.HELD]);
  out.u16(phase === Inserter.IDLE ? 0 : Math.max(1, left));
}

function writeCrafter(out: ByteWriter, { crafters, tick }: Island, record: number): void {
  const inputs = [
    [crafters[record + Crafter.INPUT], crafters[record + Crafter.BUFFERED]],
    [crafters[record + Crafter.SECOND_INPUT], crafters[record + Crafter.SECOND_BUFFERED]],
  ] as const;
  out.u8(crafters[record + Crafter.IS_FURNACE] === 1 ? KIND.furnace : KIND.assembler);
  writeCounts(
    out,
    inputs.toSorted(([a], [b]) => a - b),
  );
  writeCounts(out, [[crafters[record + Crafter.OUTPUT], crafters[record + Crafter.MADE]]]);
  out.u16(crafters[record + Crafter.BUSY] === 1 ? crafters[record + Crafter.DUE] - tick : 0);
}

function writeCounts(out: ByteWriter, counts: readonly (readonly [item: number, count: number])[]): void {
  const present = counts.filter(([, count]) => count > 0);
  out.u8(present.length);
  for (const [item, count] of present) {
    out.u16(item);
    out.u16(count);
  }
}

function writeSplitter(out: ByteWriter, { splitters, tick }: Island, record: number): void {
  if (splitters[record + Splitter.IS_LANE_SPLITTER] === 1) {
    out.u8(KIND.laneSplitter);
    return;
  }
  out.u8(KIND.splitter);
  out.u16(splitters[record + Splitter.PREFERRED]);
  out.u8((splitters[record + Splitter.IN_FIRST] ^ tick) & 1);
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
