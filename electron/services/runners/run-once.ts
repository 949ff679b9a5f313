import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { ModuleBytes, RunListener, RunOutcome } from '../../runner/run.ts';
import type { Places } from '../places/places.ts';
import { newRunner, runLimits } from './runners.ts';

/** One call of a module on a scenario, outside of any case. */
export interface SingleRun {
  readonly module: ModuleBytes;
  readonly scenario: Scenario;
  readonly entry: string;
  /** Fuel at which it is stopped; undefined does not count fuel. */
  readonly fuelCeiling: bigint | undefined;
  readonly maxMemoryBytes: number;
  readonly timeLimitSeconds: number;
  readonly answer: 'snapshots' | 'bytes';
}

export type SingleOutcome = Exclude<RunOutcome, { kind: 'cancelled' }>;

/** Runs a module once in a process of its own. Throws a `CancelledFault` when aborted. */
export async function runOnce(
  places: Places,
  run: SingleRun,
  listener: RunListener,
  signal: AbortSignal,
): Promise<SingleOutcome> {
  const runner = newRunner(places);
  const { module, entry, fuelCeiling, maxMemoryBytes, answer } = run;
  const input = guestBytes(run.scenario);
  const request = { module, entry, input, fuelCeiling, maxMemoryBytes, answer };
  try {
    const outcome = await runner.run(
      request,
      runLimits(maxMemoryBytes, run.timeLimitSeconds),
      listener,
      signal,
    );
    if (outcome.kind === 'cancelled') throw new CancelledFault();
    return outcome;
  } finally {
    await runner.dispose();
  }
}
