import type { ReadingId } from '../../lattice/readings.ts';

/** One reading, or two at once, and how much of what the module did it explains. */
export interface Candidate {
  readonly readings: readonly ReadingId[];
  /** The ids, joined by ` + `. */
  readonly reading: string;
  /** Completes "the module behaves as if …". */
  readonly says: string;
  /** States of the window that it gives exactly and the rules do not. */
  readonly statesExplained: number;
  /** Differing entities of those states, counted once a state. */
  readonly entitiesExplained: number;
  /** The first tick whose state, or recorded checksum in a run from tick 0, it does not give; absent if there is none. */
  readonly firstMiss?: number;
  /** How many entities differ from the module's state at the first miss; absent where only the checksum is known. */
  readonly entitiesMissed?: number;
  /** Recorded ticks that a run from tick 0 met; 0 if it was not tried. */
  readonly checksumsMet: number;
}

export interface Diagnosis {
  /** Readings that explain at least one state, best first; also those that miss later. */
  readonly candidates: readonly Candidate[];
  /**
   * How many of the first candidates miss nothing and are equals: nothing that was looked at tells them apart. 0 means that
   * there is no match, which is to be said plainly.
   */
  readonly equals: number;
  /** Without a match: the one that misses last, or the one that comes nearer to the first state than the rules, if any. */
  readonly nearest: Candidate | undefined;
  /** Ticks of the module's states that were compared, first and last. */
  readonly window: { readonly from: number; readonly to: number; readonly states: number };
  /** Whether pairs had to be tried, and whether all that make sense were. */
  readonly pairs: 'not needed' | 'tried' | 'cut short';
}
