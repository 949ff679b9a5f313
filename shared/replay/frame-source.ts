import type { Scenario } from '../lattice/scenario/scenario.ts';
import type { Frame } from '../lattice/state/frame.ts';

/**
 * How a frame came to be, which is always said: `recorded` in a run's files; `computed` by the module, here; `bracketed`,
 * the reference's frame between two ticks on which module and reference agree; `reference`, nothing known of the module.
 */
export type Provenance = 'recorded' | 'computed' | 'bracketed' | 'reference';

/** Whether a frame's checksum was held against something known of its tick. */
export type Verification = 'verified' | 'unverifiable' | 'mismatch';

export interface SourcedFrame {
  readonly frame: Frame;
  readonly provenance: Provenance;
  readonly verification: Verification;
}

/** Ticks of one provenance that can be had within a moment, both ends included. */
export interface Reach {
  readonly provenance: Provenance;
  readonly from: number;
  readonly to: number;
}

/** Where frames come from. Sources and decorators are used alike. */
export interface FrameSource {
  /** The board, as far as it is known. */
  readonly scenario: Scenario | undefined;
  readonly firstTick: number;
  readonly lastTick: number;
  /**
   * Yields a frame for each tick asked for, in the order asked; ticks without one are passed over. Throws a `Fault`
   * (`cancelled` once the signal is aborted). A caller may stop early; nothing goes on then.
   */
  frames(ticks: readonly number[], signal: AbortSignal): AsyncIterable<SourcedFrame>;
  /** What is there without work, in ascending order. */
  reach(): readonly Reach[];
  dispose(): Promise<void>;
}
