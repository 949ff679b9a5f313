import type { SideFacts } from '../../../../shared/analysis/not-comparable.ts';
import type { Finding } from '../../../../shared/base/finding.ts';
import type { Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import type { Snapshot } from '../../../../shared/lattice/state/frame.ts';

/** One of two that are compared: a module, the reference, or states that were recorded. */
export interface Side {
  readonly kind: 'module' | 'reference' | 'recorded';
  readonly facts: SideFacts;
  readonly scenario: Scenario | undefined;
  /** The ticks of a recording; undefined for a side that can be asked for any. */
  readonly ticks: readonly number[] | undefined;
  /**
   * Hands over its states at ticks, which ascend, in order; a module is run anew up to the last of them. Returns what is
   * odd about the number and the ticks of what it gave. Throws a `Fault` (`side-failed`, `cancelled`).
   */
  states(
    ticks: readonly number[],
    take: (snapshot: Snapshot) => void,
    signal: AbortSignal,
  ): Promise<readonly Finding[]>;
  dispose(): Promise<void>;
}
