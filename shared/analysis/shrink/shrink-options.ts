import type { Scenario } from '../../lattice/scenario/scenario.ts';
import type { DifferenceKind } from '../difference-kind.ts';
import type { Difference, Judge } from './judge.ts';

/** A scenario that still differs, and how. */
export interface Best {
  readonly scenario: Scenario;
  readonly difference: Difference;
  /** How often the judge was called up to it. */
  readonly runs: number;
}

export interface ShrinkOptions {
  readonly judge: Judge;
  /** Once aborted, the best so far is returned; it is not an error. */
  readonly signal: AbortSignal;
  /** How many scenarios may be judged at once; the result is the same for any number. */
  readonly parallel: number;
  /** The sort of difference to keep, one of those at the first different tick, by default the first; `any` for whatever. */
  readonly keep?: DifferenceKind | 'any';
  /** Hears of the first and of every smaller scenario. To go on later, hand its scenario, and `keep`, in again. */
  readonly onBest?: (best: Best) => void;
  /** Ends after so many calls of the judge, or a few more where several are judged at once. */
  readonly mostRuns?: number;
}

export interface ShrinkResult extends Best {
  readonly entities: { readonly before: number; readonly after: number };
  readonly ticks: { readonly before: number; readonly after: number };
  /** The sort of difference that was kept. */
  readonly kept: DifferenceKind | 'any';
  /** False where it was stopped before nothing more could be taken away. */
  readonly finished: boolean;
}
