import { availableParallelism } from 'node:os';
import {
  type FuelPoint,
  type FuelSeries,
  nextTowardsCrossing,
  type ScheduleFuel,
  ticksToMeasure,
} from '../../../shared/analysis/fuel-series.ts';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { withSchedule } from '../../../shared/lattice/scenario/schedule.ts';
import type { ModuleBytes, Runner } from '../../runner/run.ts';
import type { Places } from '../places/places.ts';
import { newRunnerPool, runLimits } from '../runners/runners.ts';

/** More than any run burns, so that fuel is counted and never judged. */
const NO_CEILING = 2n ** 63n - 1n;
const MEMORY_BYTES = 4 * 1024 ** 3;
const ENTRY = 'simulate';
/** The search for the crossing needs no more runs than this, whatever the growth; a line needs about six. */
const MOST_SEARCH_RUNS = 40;

export interface FuelToMeasure {
  readonly module: ModuleBytes;
  readonly scenario: Scenario;
  /** Fuel that the case allows. */
  readonly limit: number | undefined;
  readonly points: number;
}

/**
 * Fuel over ticks: the module is run once for each number of ticks, with the graded snapshots up to there and one at the
 * end, as `run --ticks` does it; once more the whole run without the graded snapshots, which tells what they cost. Where
 * a limit is crossed, the first number of ticks past it is searched for. `onSeries` hears of every point. Throws a `Fault`
 * (`fuel-run-failed`) for a run that does not finish, and `cancelled`.
 */
export async function measureFuel(
  places: Places,
  { module, scenario, limit, points: count }: FuelToMeasure,
  onSeries: (series: FuelSeries) => void,
  signal: AbortSignal,
): Promise<FuelSeries> {
  // One core is left to whoever watches meanwhile.
  const pool = newRunnerPool(places, Math.max(1, availableParallelism() - 1));
  const points = new Map<number, FuelPoint>();
  const spaced = ticksToMeasure(scenario.ticks, count);
  const whole = withSchedule(scenario, scenario.ticks);
  const bareRuns = whole.snapshots.length > 1 ? 1 : 0;
  let withLast: number | undefined;
  const series = (crossedAt?: number): FuelSeries => {
    const schedule = scheduleFuel(whole, points.get(scenario.ticks)?.fuel, withLast);
    const done = points.size + (withLast === undefined ? 0 : 1);
    const known = [...points.values()].sort((a, b) => a.tick - b.tick);
    const isOver = limit !== undefined && known.some(({ fuel }) => fuel > limit);
    return {
      points: known,
      limit,
      crossedAt,
      done,
      // How many runs the search for the crossing takes shows only as it goes: there is one more until it is found.
      total: Math.max(spaced.length + bareRuns, done + (isOver && crossedAt === undefined ? 1 : 0)),
      ...(schedule && { schedule }),
    };
  };
  const fuelFor = (run: Scenario): Promise<number> =>
    pool.use((runner) => fuelOf(runner, module, run, signal));
  const measure = async (tick: number): Promise<void> => {
    points.set(tick, { tick, fuel: await fuelFor(withSchedule(scenario, tick)) });
  };
  const measureBare = async (): Promise<void> => {
    withLast = await fuelFor(withSchedule(scenario, scenario.ticks, [scenario.ticks]));
  };
  try {
    const runs = [...spaced.map((tick) => () => measure(tick)), ...(bareRuns ? [measureBare] : [])];
    await Promise.all(runs.map((run) => run().then(() => onSeries(series()))));
    for (let runs = 0; limit !== undefined && runs < MOST_SEARCH_RUNS; runs++) {
      const next = nextTowardsCrossing(series().points, limit);
      if (next === undefined) break;
      if ('crossedAt' in next) return told(series(next.crossedAt));
      await measure(next.tick);
      onSeries(series());
    }
    return told({ ...series(), total: series().done });
  } finally {
    await pool.dispose();
  }

  function told(end: FuelSeries): FuelSeries {
    onSeries(end);
    return end;
  }
}

function scheduleFuel(
  { snapshots }: Scenario,
  withAll: number | undefined,
  withLast: number | undefined,
): ScheduleFuel | undefined {
  if (withAll === undefined || withLast === undefined) return undefined;
  return { snapshots: snapshots.length, withAll, withLast };
}

async function fuelOf(
  runner: Runner,
  module: ModuleBytes,
  scenario: Scenario,
  signal: AbortSignal,
): Promise<number> {
  if (signal.aborted) throw new CancelledFault();
  const request = {
    module,
    entry: ENTRY,
    input: guestBytes(scenario),
    fuelCeiling: NO_CEILING,
    maxMemoryBytes: MEMORY_BYTES,
    answer: 'bytes' as const,
  };
  const outcome = await runner.run(request, runLimits(MEMORY_BYTES), {}, signal);
  if (outcome.kind === 'cancelled') throw new CancelledFault();
  if (outcome.kind === 'finished') return Number(outcome.fuel ?? 0n);
  throw new Fault(
    'fuel-run-failed',
    `with ${scenario.ticks} ticks the module did not finish: ${outcome.message}`,
    {
      ticks: scenario.ticks,
      outcome: outcome.kind,
    },
  );
}
