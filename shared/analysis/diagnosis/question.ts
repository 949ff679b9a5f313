import type { Scenario } from '../../lattice/scenario/scenario.ts';
import type { Frame } from '../../lattice/state/frame.ts';
import type { ChecksumSeries } from '../checksum-series.ts';
import type { PaceOptions } from '../pace.ts';

/** How far a diagnosis has come, in readings or pairs of the step at hand. */
export interface DiagnosisProgress {
  readonly step: 'singles' | 'from the start' | 'pairs';
  /** Readings or pairs done, and to do at most. */
  readonly done: number;
  readonly total: number;
}

export interface DiagnosisQuestion extends PaceOptions {
  readonly scenario: Scenario;
  /** The last state on which module and rules agree; undefined for tick 0, the empty factory. */
  readonly lastEqual: Frame | undefined;
  readonly firstDifferentTick: number;
  /**
   * The module's states at ticks, which ascend; those that it cannot give may be left out, except that of the first
   * different tick. It is called once.
   */
  readonly states: (ticks: readonly number[], signal: AbortSignal) => Promise<readonly Frame[]>;
  /** How many ticks from the first different one on are asked for; 64 unless told otherwise. */
  readonly windowTicks?: number;
  /** Checksums of the module over the whole run, against which candidates are run from tick 0. */
  readonly recorded?: ChecksumSeries;
  /** Ticks that pairs may be run for altogether; 300,000 unless told otherwise. */
  readonly pairTicks?: number;
  readonly progress?: (progress: DiagnosisProgress) => void;
}
