import type { IslandPlan } from './plan.ts';

/** Stands for "not by itself": only a change by another actor can bring it about. */
export const NEVER = 0x7fffffff;
/** Slots of the time wheel; what is due later is looked at again when the wheel has come round. */
export const SLOTS = 128;
/** Words of an item in a lane's ring: its place, see `lanes.ts`, and which item it is. */
export const RING_WORDS = 2;

/** Records of an island's machines and lanes, wiring and state side by side; the words are named in `fields`. */
export interface Records {
  readonly lanes: Int32Array;
  readonly ring: Int32Array;
  readonly watches: Int32Array;
  readonly pickups: Int32Array;
  /** Per lane of mixed tiers, its stretches of one speed from the output end: their ends and speeds. */
  readonly stretches: Int32Array;
  readonly sources: Int32Array;
  /** Per source, the next multiple of its period on the island's clock, and the period. */
  readonly sourceTimes: Float64Array;
  readonly inserters: Int32Array;
  readonly crafters: Int32Array;
  /** Inserters around crafters, where the records of those say. */
  readonly hands: Int32Array;
  readonly sideLoads: Int32Array;
  readonly splitters: Int32Array;
  readonly sinkLanes: Int32Array;
  /** What the island's actors put into sinks since its state was loaded, a row of all items per sink. */
  readonly consumed: Float64Array;
}

/**
 * An island is a part of the factory that shares nothing with the rest but sinks and endless sources. All that changes
 * stands in records of one array a kind: against an array a field, an event touches a few cache lines instead of some
 * twenty. Times are in ticks of the island's own clock, which `epoch` ties to those of the factory.
 */
export class Island implements Records {
  readonly plan: IslandPlan;
  readonly lanes: Int32Array;
  readonly ring: Int32Array;
  readonly watches: Int32Array;
  readonly pickups: Int32Array;
  readonly stretches: Int32Array;
  readonly sources: Int32Array;
  readonly sourceTimes: Float64Array;
  readonly inserters: Int32Array;
  readonly crafters: Int32Array;
  readonly hands: Int32Array;
  readonly sideLoads: Int32Array;
  readonly splitters: Int32Array;
  readonly sinkLanes: Int32Array;
  readonly consumed: Float64Array;

  /** Tick of the factory at which the island's clock stood at 0. */
  epoch = 0;
  /** Ticks done or, within a tick, the tick being entered. */
  tick = 0;
  /** Belt moves done: one less than `tick` until the belts have moved, then the same. */
  moves = 0;
  /** The actor whose turn it is; `NEVER` between ticks. */
  current = NEVER;
  /** Index of the item that kept the last forced one from landing. */
  blocker = 0;

  /** Words of a slot of the wheel. */
  readonly words: number;
  /** A bit per actor in each slot of the wheel: the actors to look at in that tick. */
  readonly wheel: Int32Array;
  /** Which slots hold any bit. */
  readonly used: Uint8Array;

  constructor(plan: IslandPlan, records: Records) {
    this.plan = plan;
    this.lanes = records.lanes;
    this.ring = records.ring;
    this.watches = records.watches;
    this.pickups = records.pickups;
    this.stretches = records.stretches;
    this.sources = records.sources;
    this.sourceTimes = records.sourceTimes;
    this.inserters = records.inserters;
    this.crafters = records.crafters;
    this.hands = records.hands;
    this.sideLoads = records.sideLoads;
    this.splitters = records.splitters;
    this.sinkLanes = records.sinkLanes;
    this.consumed = records.consumed;
    this.words = plan.actors.words;
    this.wheel = new Int32Array(SLOTS * this.words);
    this.used = new Uint8Array(SLOTS);
  }
}
