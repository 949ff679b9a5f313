import type { Tier } from '../constants.ts';
import type { Direction } from '../directions.ts';
import type { ItemName } from '../items.ts';
import type { RecipeName } from '../recipes.ts';

/** A static layout and "run N ticks from empty" (spec: lattice-rules; performance-host §2 for the fields). */
export interface Scenario {
  readonly version: 1;
  readonly grid: { readonly width: number; readonly height: number };
  readonly ticks: number;
  /** Ticks at which the state is graded: ascending, each in 1 to `ticks`. */
  readonly snapshots: readonly number[];
  /** In placement order, which is also the order within each phase of a tick. */
  readonly entities: readonly Entity[];
}

/** Anchor tile: the top left of the footprint. */
interface Placed {
  readonly x: number;
  readonly y: number;
}

interface Facing extends Placed {
  readonly dir: Direction;
}

export interface Belt extends Facing {
  readonly type: 'belt';
  readonly tier: Tier;
}

export interface Splitter extends Facing {
  readonly type: 'splitter' | 'lane-splitter';
}

export interface Inserter extends Facing {
  readonly type: 'inserter';
}

export interface Crafter extends Placed {
  readonly type: 'assembler' | 'furnace';
  readonly recipe: RecipeName;
}

/** Lanes of the belt ahead that a source feeds. */
export type SourceLane = 'left' | 'right' | 'both';

export interface Source extends Facing {
  readonly type: 'source';
  readonly item: ItemName;
  readonly lane: SourceLane;
  /** Ticks between two emissions, at least 1. */
  readonly period: number;
}

export interface Sink extends Facing {
  readonly type: 'sink';
}

export type Entity = Belt | Splitter | Inserter | Crafter | Source | Sink;
export type EntityType = Entity['type'];

export const ENTITY_TYPES = [
  'belt',
  'splitter',
  'inserter',
  'assembler',
  'source',
  'sink',
  'furnace',
  'lane-splitter',
] as const satisfies readonly EntityType[];
