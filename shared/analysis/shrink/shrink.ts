import { CancelledFault, isCancelled } from '../../base/cancelled.ts';
import { Fault } from '../../base/fault.ts';
import type { Scenario } from '../../lattice/scenario/scenario.ts';
import { sameKind } from '../difference-kind.ts';
import { closedUp, cropped } from './cuts.ts';
import { replaceBySources } from './replace-by-sources.ts';
import type { ShrinkOptions, ShrinkResult } from './shrink-options.ts';
import { keepNear, takeAwayEntities } from './take-away.ts';
import { Trials } from './trials.ts';

/**
 * The smallest scenario found on which the judge still sees the same sort of difference: first what nothing connects to it
 * goes, then sources take the place of whole lines, then as much of the rest goes as can, and every cut also shortens the
 * run to the first different tick. Always valid, its only snapshot at its last tick, which is the first different one.
 * Stopping it gives the best so far. Throws a `Fault`: `no-difference` when the two sides agree on the scenario, or differ
 * in another way than is to be kept; `cancelled` when stopped before that was known; and whatever the judge throws.
 */
export async function shrink(scenario: Scenario, options: ShrinkOptions): Promise<ShrinkResult> {
  const { judge, signal } = options;
  if (signal.aborted) throw new CancelledFault();
  const difference = await judge(scenario, signal);
  if (difference === undefined) throw new Fault('no-difference', 'the two sides agree on the whole scenario');
  const kept = options.keep ?? difference.kinds[0] ?? 'any';
  if (kept !== 'any' && !difference.kinds.some((kind) => sameKind(kind, kept))) {
    const facts = { type: kept.type, field: kept.field, tick: difference.firstDifferentTick };
    throw new Fault('no-difference', `at its first different tick nothing differs in ${kept.field}`, facts);
  }
  const trials = new Trials({ scenario, difference, runs: 1 }, kept, options);
  const finished = await untilStopped(() => takeAll(trials));
  const { best, runs } = trials;
  return {
    ...best,
    runs,
    entities: { before: scenario.entities.length, after: best.scenario.entities.length },
    ticks: { before: scenario.ticks, after: best.scenario.ticks },
    kept,
    finished,
  };
}

async function takeAll(trials: Trials): Promise<void> {
  for (;;) {
    const nearer = await keepNear(trials);
    const replaced = await replaceBySources(trials);
    const fewer = await takeAwayEntities(trials);
    if (!nearer && !replaced && !fewer) break;
  }
  const { scenario } = trials.best;
  await trials.first([closedUp(scenario), cropped(scenario)]);
}

/** Whether the work came to its end; being stopped is no error here. */
async function untilStopped(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isCancelled(error)) return false;
    throw error;
  }
}
