import { ByteWriter } from '../base/byte-writer.ts';
import { ITEMS, type Item } from '../lattice/items.ts';
import { RECIPE } from '../lattice/recipes.ts';
import type { Scenario } from '../lattice/scenario/scenario.ts';
import type { FactoryState } from '../lattice/state/canonical.ts';
import {
  type CrafterState,
  type EntityState,
  INSERTER_PHASES,
  KIND,
  type LaneItem,
} from '../lattice/state/entity-state.ts';

/** How an engine may write canonical bytes other than the rules say, the factory being right. */
export type EncodingSlip =
  | 'items-by-name'
  | 'items-from-1'
  | 'lanes-descending'
  | 'right-lane-first'
  | 'maps-by-name'
  | 'zero-counts'
  | 'older-splitter'
  | 'wide-counts'
  | 'held-always'
  | 'furnace-as-assembler'
  | 'no-header'
  | 'count-before-tick';

/** Each completes "the bytes behind the checksum are as if …". */
export const ENCODING_SLIPS: Readonly<Record<EncodingSlip, string>> = {
  'items-by-name': 'items were numbered by their names in order, not as the rules list them',
  'items-from-1': 'items were numbered from 1',
  'lanes-descending': 'lanes were written from the far end, by descending pos',
  'right-lane-first': 'the right lane was written before the left',
  'maps-by-name': 'maps were written in the order of names, not of item indexes',
  'zero-counts': 'counts of zero were left in the maps',
  'older-splitter': 'splitters were written in the two bytes of an older revision',
  'wide-counts': 'counts of crafters were written in 32 bits',
  'held-always': 'an empty hand was written with two more bytes',
  'furnace-as-assembler': 'furnaces were written with the kind of assemblers',
  'no-header': 'tick and count were left out',
  'count-before-tick': 'the count was written before the tick',
};

const BY_NAME: readonly Item[] = [...ITEMS.keys()].sort((a, b) => (ITEMS[a]! < ITEMS[b]! ? -1 : 1));

/** The bytes that an engine with the slip would take its checksum over. */
export function slippedBytes(scenario: Scenario, state: FactoryState, slip: EncodingSlip): Uint8Array {
  const out = new ByteWriter(1 << 14);
  if (slip === 'count-before-tick') out.u32(state.entities.length);
  if (slip !== 'no-header') out.u64(state.tick);
  if (slip !== 'no-header' && slip !== 'count-before-tick') out.u32(state.entities.length);
  state.entities.forEach((entity, index) => {
    writeEntity(out, slip === 'zero-counts' ? withZeros(scenario, entity, index) : entity, slip);
  });
  return out.copy();
}

function writeEntity(out: ByteWriter, entity: EntityState, slip: EncodingSlip): void {
  switch (entity.kind) {
    case 'belt': {
      const lanes = slip === 'right-lane-first' ? [entity.right, entity.left] : [entity.left, entity.right];
      out.u8(KIND.belt);
      for (const lane of lanes) writeLane(out, slip === 'lanes-descending' ? lane.toReversed() : lane, slip);
      return;
    }
    case 'splitter':
      out.u8(KIND.splitter);
      if (slip === 'older-splitter') out.u8(entity.outPref);
      else out.u16(entity.outPref);
      out.u8(entity.inFirst);
      return;
    case 'splitter-rr':
      out.u8(KIND.splitter);
      out.u8(entity.rrIn);
      out.u8(entity.rrOut);
      return;
    case 'splitter-next':
      out.u8(KIND.splitter);
      out.u16(entity.nextBelt);
      return;
    case 'lane-splitter':
      out.u8(KIND.laneSplitter);
      return;
    case 'inserter':
      out.u8(KIND.inserter);
      out.u8(INSERTER_PHASES.indexOf(entity.phase));
      out.u8(entity.held === undefined ? 0 : 1);
      if (entity.held !== undefined) out.u16(numberOf(entity.held, slip));
      else if (slip === 'held-always') out.u16(0);
      out.u16(entity.swingLeft);
      return;
    case 'assembler':
    case 'furnace': {
      const asFurnace = entity.kind === 'furnace' && slip !== 'furnace-as-assembler';
      const write = (count: number): void => (slip === 'wide-counts' ? out.u32(count) : out.u16(count));
      out.u8(asFurnace ? KIND.furnace : KIND.assembler);
      writeCounts(out, entity.inputs, slip, write);
      writeCounts(out, entity.output, slip, write);
      out.u16(entity.craftLeft);
      return;
    }
    case 'source':
      out.u8(KIND.source);
      out.u32(entity.emitPhase);
      return;
    case 'sink':
      out.u8(KIND.sink);
      writeCounts(out, entity.consumed, slip, (count) => out.bigU64(count));
      return;
  }
}

function writeLane(out: ByteWriter, lane: readonly LaneItem[], slip: EncodingSlip): void {
  out.u32(lane.length);
  for (const { pos, item } of lane) {
    out.u32(pos);
    out.u16(numberOf(item, slip));
  }
}

function writeCounts<T>(
  out: ByteWriter,
  counts: readonly (readonly [Item, T])[],
  slip: EncodingSlip,
  write: (count: T) => void,
): void {
  out.u8(counts.length);
  for (const [item, count] of orderOf(counts, slip)) {
    out.u16(numberOf(item, slip));
    write(count);
  }
}

/** An engine that numbers items by name also sorts its maps that way. */
function orderOf<T>(
  counts: readonly (readonly [Item, T])[],
  slip: EncodingSlip,
): readonly (readonly [Item, T])[] {
  if (slip !== 'items-by-name' && slip !== 'maps-by-name') return counts;
  return counts.toSorted(([a], [b]) => BY_NAME.indexOf(a) - BY_NAME.indexOf(b));
}

function numberOf(item: Item, slip: EncodingSlip): number {
  if (slip === 'items-by-name') return BY_NAME.indexOf(item);
  return slip === 'items-from-1' ? item + 1 : item;
}

/** The state with an entry for everything that the recipe names, zero or not. */
function withZeros(scenario: Scenario, state: EntityState, index: number): EntityState {
  const entity = scenario.entities[index];
  if (state.kind !== 'assembler' && state.kind !== 'furnace') return state;
  if (entity?.type !== state.kind) return state;
  const { inputs, output } = RECIPE[entity.recipe];
  return {
    ...state,
    inputs: filled(
      state.inputs,
      inputs.map(({ item }) => item),
    ),
    output: filled(state.output, [output.item]),
  };
}

function filled(counts: CrafterState['inputs'], items: readonly Item[]): CrafterState['inputs'] {
  const all = new Map<Item, number>(items.map((item) => [item, 0]));
  for (const [item, count] of counts) all.set(item, count);
  return [...all].sort(([a], [b]) => a - b);
}
