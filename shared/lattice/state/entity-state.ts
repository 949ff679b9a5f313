import type { Item } from '../items.ts';

/** An item on a lane: `pos` is its distance from the tile's output edge, in position units. */
export interface LaneItem {
  readonly pos: number;
  readonly item: Item;
}

/** Counts by item index, ascending by index. */
export type Counts = readonly (readonly [item: Item, count: number])[];

export const INSERTER_PHASES = ['idle', 'swing', 'return'] as const;
export type InserterPhase = (typeof INSERTER_PHASES)[number];

export interface BeltState {
  readonly kind: 'belt';
  /** Each lane by ascending `pos`, as the state lists it. */
  readonly left: readonly LaneItem[];
  readonly right: readonly LaneItem[];
}

/** Of revisions r2b and later: bit 0 and 1 of `outPref` are the left and the right lane's preferred output. */
export interface SplitterState {
  readonly kind: 'splitter';
  readonly outPref: number;
  readonly inFirst: number;
}

export interface RoundRobinSplitterState {
  readonly kind: 'splitter-rr';
  readonly rrIn: number;
  readonly rrOut: number;
}

export interface NextBeltSplitterState {
  readonly kind: 'splitter-next';
  readonly nextBelt: number;
}

export interface InserterState {
  readonly kind: 'inserter';
  readonly phase: InserterPhase;
  readonly held: Item | undefined;
  readonly swingLeft: number;
}

export interface CrafterState {
  readonly kind: 'assembler' | 'furnace';
  readonly inputs: Counts;
  readonly output: Counts;
  readonly craftLeft: number;
}

export interface SourceState {
  readonly kind: 'source';
  readonly emitPhase: number;
}

export interface SinkState {
  readonly kind: 'sink';
  /** 64 bits wide, since a hostile state may say anything. */
  readonly consumed: readonly (readonly [item: Item, count: bigint])[];
}

export interface LaneSplitterState {
  readonly kind: 'lane-splitter';
}

export type EntityState =
  | BeltState
  | SplitterState
  | RoundRobinSplitterState
  | NextBeltSplitterState
  | InserterState
  | CrafterState
  | SourceState
  | SinkState
  | LaneSplitterState;

/** Kind bytes of the canonical form (spec: performance-host §5); 7 is this project's guess for lane-splitters. */
export const KIND = {
  belt: 0,
  splitter: 1,
  inserter: 2,
  assembler: 3,
  source: 4,
  sink: 5,
  furnace: 6,
  laneSplitter: 7,
} as const;
