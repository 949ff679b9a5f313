/** The entities of an island and where their records stand; what the phases need is in the records themselves. */
export interface IslandPlan {
  readonly actors: ActorPlan;
  /** Longest time that an item may take to the end of a lane, in ticks. */
  readonly settleTicks: number;
  /** Entities by the number of their record. */
  readonly sources: readonly number[];
  readonly inserters: readonly number[];
  readonly crafters: readonly number[];
  readonly splitters: readonly number[];
  readonly belts: readonly BeltPlace[];
  /** Entities of the sinks that it feeds, by row; other islands may feed them too. */
  readonly sinks: readonly number[];
}

/** Where a belt's lanes are found, and its place on its run. */
export interface BeltPlace {
  readonly entity: number;
  readonly left: number;
  readonly right: number;
  /** Coordinate of the output edge of its tile. */
  readonly edge: number;
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
export const SIDE_LOADS = 2;
export const SPLITTERS = 3;
export const CRAFTERS = 4;
export const SINK_LANES = 5;
