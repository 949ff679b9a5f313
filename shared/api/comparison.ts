import type { Diagnosis } from '../analysis/diagnosis/candidate.ts';
import type { DifferenceKind } from '../analysis/difference-kind.ts';
import type { StateDifference } from '../analysis/field-diff.ts';
import type { SeriesDifference } from '../analysis/first-difference.ts';
import type { TickTrace } from '../analysis/trace-words.ts';
import type { Verdict } from '../analysis/verdict.ts';
import type { Infection } from '../analysis/wavefront.ts';
import type { Finding } from '../base/finding.ts';
import type { Scenario } from '../lattice/scenario/scenario.ts';

/** One way in which a side was held against itself: the states compared, and the first tick at which they were not equal. */
export interface SelfCheck {
  readonly check: 'run twice' | 'other snapshots' | 'shorter run' | 'restored';
  readonly states: number;
  readonly firstDifferentTick: number | undefined;
}

/** How many entities differ at a tick. */
export interface DifferentCount {
  readonly tick: number;
  readonly entities: number;
}

/** What two sides come to. */
export interface ComparisonAnswer {
  /** Equal at every compared tick, and nothing odd about either side. */
  readonly same: boolean;
  /** False where it was stopped before all of it was looked at. */
  readonly complete: boolean;
  readonly notComparable: readonly Finding[];
  readonly findings: { readonly a: readonly Finding[]; readonly b: readonly Finding[] };
  readonly consistency: { readonly a: readonly SelfCheck[]; readonly b: readonly SelfCheck[] };
  readonly series: SeriesDifference;
  readonly counts: readonly DifferentCount[];
  /** Null where every tick was compared already, or cannot be. */
  readonly dense: DenseEstimate | null;
  /** Field by field at the first different tick. */
  readonly difference: StateDifference | null;
  readonly verdict: Verdict | null;
  /** Whether a reading can be looked for: one side is a module, the other the reference, and the states are known. */
  readonly explainable: boolean;
}

/** A factory on which two readings that explain the module equally well part, so that a run on it decides. */
export interface Apart {
  readonly readings: readonly [one: string, other: string];
  /** Of the generator. */
  readonly seed: number;
  readonly tick: number;
  readonly scenario: Scenario;
}

/** Which reading explains a difference, and what the rules say happened to the first entity that differs. */
export interface ExplainedAnswer {
  readonly diagnosis: Diagnosis;
  readonly trace: TickTrace | undefined;
  /** For each equal of the first candidate a factory that tells the two apart, where one was found. */
  readonly apart: readonly Apart[];
}

/** What comparing every tick of the run would take, by the time that the recorded ticks took; an estimate. */
export interface DenseEstimate {
  readonly runs: number;
  readonly seconds: number;
}

/** How a difference spreads: by entity the first compared tick at which it differs, -1 where it never does. */
export interface SpreadAnswer {
  readonly firstTicks: readonly number[];
  readonly order: readonly Infection[];
  readonly lastTick: number;
}

/** How small the scenario is by now. */
export interface Shrinking {
  readonly entities: number;
  readonly ticks: number;
  readonly width: number;
  readonly height: number;
  readonly runs: number;
}

/** The smallest scenario that still differs, which the library holds now. */
export interface ShrunkAnswer {
  readonly before: Shrinking;
  readonly after: Shrinking;
  readonly kept: DifferenceKind | 'any';
  /** False where it was stopped before nothing more could be taken away. */
  readonly finished: boolean;
  readonly scenario: string;
  readonly firstDifferentTick: number;
  /** The scenario as a drawing with its legend. */
  readonly drawing: string;
}
