import type { Scenario } from '../../lattice/scenario/scenario.ts';
import type { Frame } from '../../lattice/state/frame.ts';
import { type DifferenceKind, kindsOf } from '../difference-kind.ts';
import { diffFrames } from '../field-diff.ts';

/** Where two sides first differ on a scenario. */
export interface Difference {
  /** The last tick compared and found equal before; 0 for the empty factory. */
  readonly lastEqualTick: number;
  readonly firstDifferentTick: number;
  /** Every sort of difference at that tick, that of the earliest phase first. */
  readonly kinds: readonly DifferenceKind[];
  /** Indexes of the entities that differ there, those of the earliest phase first. */
  readonly entities: readonly number[];
}

/**
 * Says where the two sides first differ within the scenario's ticks, or undefined where they do not. Every tick must be
 * looked at; which snapshots it asks for is its own affair. Must give the same answer to the same scenario, and may be
 * called several times at once. May throw a `CancelledFault` once the signal is aborted; any other error ends shrinking.
 */
export type Judge = (scenario: Scenario, signal: AbortSignal) => Promise<Difference | undefined>;

/** The difference of two states of one tick, as a judge tells it. Throws as `diffFrames` does. */
export function differenceOf(scenario: Scenario, a: Frame, b: Frame, lastEqualTick: number): Difference {
  const found = diffFrames(scenario, a, b);
  return {
    lastEqualTick,
    firstDifferentTick: found.tick,
    kinds: kindsOf(found),
    entities: found.entities.map(({ index }) => index),
  };
}
