import type { Item } from '../items.ts';
import type { Recipe } from '../recipes.ts';
import type { Belt, Crafter, Inserter, Sink, Source, Splitter } from '../scenario/scenario.ts';
import type { InserterPhase } from '../state/entity-state.ts';

/** The parts of a running factory: an entity, its neighbours, and its state, which the phases change in place. */
export type Part =
  | BeltPart
  | SplitterPart
  | LaneSplitterPart
  | InserterPart
  | CrafterPart
  | SourcePart
  | SinkPart;

export interface MovingItem {
  pos: number;
  readonly item: Item;
}

/** Items by ascending `pos`; the first is the lane's lead item. */
export type Lane = MovingItem[];
export const LEFT = 0;
export const RIGHT = 1;
export type Side = typeof LEFT | typeof RIGHT;
export const SIDES: readonly Side[] = [LEFT, RIGHT];
export const SIDES_RIGHT_FIRST: readonly Side[] = [RIGHT, LEFT];

export interface BeltPart {
  readonly kind: 'belt';
  readonly index: number;
  readonly entity: Belt;
  readonly isCurve: boolean;
  ahead: Part | undefined;
  readonly lanes: readonly [Lane, Lane];
}

export interface SplitterPart {
  readonly kind: 'splitter';
  readonly index: number;
  readonly entity: Splitter;
  /** Belts behind and ahead of its two tiles, the anchor's first; undefined where none stands or it faces another way. */
  inputs: readonly [BeltPart | undefined, BeltPart | undefined];
  outputs: readonly [BeltPart | undefined, BeltPart | undefined];
  /** Preferred output of each lane. */
  outPref: [number, number];
  inFirst: number;
}

export interface LaneSplitterPart {
  readonly kind: 'lane-splitter';
  readonly index: number;
  readonly entity: Splitter;
  inputs: readonly [BeltPart | undefined, BeltPart | undefined];
  outputs: readonly [BeltPart | undefined, BeltPart | undefined];
}

export interface InserterPart {
  readonly kind: 'inserter';
  readonly index: number;
  readonly entity: Inserter;
  pickup: Part | undefined;
  drop: Part | undefined;
  phase: InserterPhase;
  held: Item | undefined;
  swingLeft: number;
}

export interface CrafterPart {
  readonly kind: 'crafter';
  readonly index: number;
  readonly entity: Crafter;
  readonly recipe: Recipe;
  readonly inputs: Map<Item, number>;
  readonly output: Map<Item, number>;
  craftLeft: number;
}

export interface SourcePart {
  readonly kind: 'source';
  readonly index: number;
  readonly entity: Source;
  readonly item: Item;
  ahead: Part | undefined;
}

export interface SinkPart {
  readonly kind: 'sink';
  readonly index: number;
  readonly entity: Sink;
  /** Belts that face into it, in placement order. */
  readonly feeders: BeltPart[];
  readonly consumed: Map<Item, number>;
}

/** "inserter 41", as messages name a part. */
export function named(part: Part | undefined): string {
  return part === undefined ? 'an empty tile' : `${part.entity.type} ${part.index}`;
}

export function countOf(counts: ReadonlyMap<Item, number>, item: Item): number {
  return counts.get(item) ?? 0;
}

/** Adds to a count; one that becomes zero is dropped, as the state's maps hold no zeros. */
export function addCount(counts: Map<Item, number>, item: Item, change: number): void {
  const count = countOf(counts, item) + change;
  if (count === 0) counts.delete(item);
  else counts.set(item, count);
}
