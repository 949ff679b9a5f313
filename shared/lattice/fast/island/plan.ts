/** The fixed wiring of an island as typed arrays. Lanes, machines and actors go by numbers of the island's own. */
export interface IslandPlan {
  readonly itemCount: number;
  readonly lanes: LanePlan;
  readonly actors: ActorPlan;
  readonly sources: SourcePlan;
  readonly inserters: InserterPlan;
  readonly crafters: CrafterPlan;
  readonly sideLoads: SideLoadPlan;
  readonly splitters: SplitterPlan;
  readonly sinkLanes: SinkLanePlan;
  /** Entities of the sinks that it feeds; other islands may feed them too. */
  readonly sinks: readonly number[];
  /** Lanes whose tiles differ in tier, in the order of their movers. */
  readonly mixedLanes: Int32Array;
  /** Belts with their left lane (the right one is the next) and the coordinate of their output edge. */
  readonly belts: {
    readonly entities: Int32Array;
    readonly lane: Int32Array;
    readonly edge: Int32Array;
  };
}

/** A run has two lanes, the left before the right. */
export interface LanePlan {
  readonly count: number;
  readonly ringSlots: number;
  readonly ringStart: Int32Array;
  /** Slots of the ring less one; they are a power of two. */
  readonly ringMask: Int32Array;
  /** Position units a tick; 0 where tiers are mixed. */
  readonly speed: Int32Array;
  /** The fastest tier of the run, in position units a tick. */
  readonly topSpeed: Int32Array;
  /** Of lanes with mixed tiers: where in `tileSpeed` the speeds of its tiles start. */
  readonly tileStart: Int32Array;
  readonly tileSpeed: Int32Array;
  /** The actor to which the lead item goes at its run's end, or -1. */
  readonly consumer: Int32Array;
  /** The actor that moves it where tiers are mixed, or -1. */
  readonly mover: Int32Array;
  /** Actors that look at each lane: for room, or for an item to take. */
  readonly watchers: Lists;
  /** Inserters that take from each lane, from the upstream end, with the output edge of their tile. */
  readonly pickups: Lists;
  readonly pickupEdge: Int32Array;
  /** Longest time that an item may take to the end of a lane, in ticks. */
  readonly settleTicks: number;
}

/** A list per number: that of `n` stands in `members` from `start[n]` up to `start[n + 1]`. */
export interface Lists {
  readonly start: Int32Array;
  readonly members: Int32Array;
}

/**
 * Everything that acts, numbered in the order in which a tick lets it act: by phase, then by placement. Each phase starts
 * at a word of its own in a slot of the wheel.
 */
export interface ActorPlan {
  readonly words: number;
  /** The phase that each word of a slot belongs to. */
  readonly phaseOfWord: Uint8Array;
  /** First actor of each phase, and how many there are. */
  readonly first: Int32Array;
  readonly count: Int32Array;
}

/** Phases of a tick by number, in order. */
export const SOURCES = 0;
export const INSERTERS = 1;
export const MOVERS = 2;
export const SIDE_LOADS = 3;
export const SPLITTERS = 4;
export const CRAFTERS = 5;
export const SINK_LANES = 6;

export interface SourcePlan {
  readonly entities: Int32Array;
  readonly item: Uint8Array;
  readonly period: Float64Array;
  /** Lanes of the belt ahead that it feeds, -1 where it does not. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** Coordinate of the entry on those lanes. */
  readonly entry: Int32Array;
}

/** What an inserter takes from, and drops into. */
export const NOTHING = 0;
export const BELT = 1;
export const CRAFTER = 2;
export const SOURCE_OR_SINK = 3;

export interface InserterPlan {
  readonly entities: Int32Array;
  readonly pickup: Uint8Array;
  readonly far: Int32Array;
  readonly near: Int32Array;
  /** Coordinate of the output edge of the pickup tile. */
  readonly edge: Int32Array;
  /** The crafter, or the item of the source, that it takes from. */
  readonly from: Int32Array;
  readonly drop: Uint8Array;
  /** The lane, the crafter, or the row of the sink, that it drops into. */
  readonly into: Int32Array;
  /** Coordinate of the entry on the lane. */
  readonly entry: Int32Array;
}

export interface CrafterPlan {
  readonly entities: Int32Array;
  /** Two inputs each; a recipe with one has an item that does not exist and a count of 0 as its second. */
  readonly inputItem: Uint8Array;
  readonly inputCount: Uint8Array;
  readonly outputItem: Uint8Array;
  readonly outputCount: Uint8Array;
  readonly ticks: Int32Array;
  readonly isFurnace: Uint8Array;
  /** Inserters that drop into each. */
  readonly givers: Lists;
  /** Inserters that take from each. */
  readonly takers: Lists;
}

export interface SideLoadPlan {
  readonly feeder: Int32Array;
  readonly target: Int32Array;
  /** Coordinate on the target at which items land. */
  readonly landing: Int32Array;
}

export interface SplitterPlan {
  readonly entities: Int32Array;
  readonly isLaneSplitter: Uint8Array;
  /** Left lane of the input and output belts, two of each per splitter; -1 where there is none. */
  readonly input: Int32Array;
  readonly output: Int32Array;
  /** Coordinate of the entry on each output. */
  readonly entry: Int32Array;
}

export interface SinkLanePlan {
  readonly lane: Int32Array;
  /** Row of the sink in the island's counts. */
  readonly row: Int32Array;
}
