import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { FuelSeries } from '../../../shared/analysis/fuel-series.ts';
import { withSchedule } from '../../../shared/lattice/scenario/schedule.ts';
import { readScenario } from '../cases/case-files.ts';
import { readModule } from '../grading/module-file.ts';
import { checkoutPlaces } from '../places/places.ts';
import { runOnce } from '../runners/run-once.ts';
import { measureFuel } from './measure-fuel.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const places = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);
const module = readModule(join(places.engines, 'naive.wasm'));
const { scenario } = readScenario(join(places.demoCase, 'cases/small.json'));
const never = new AbortController().signal;

/** Fuel of one run, as `run --ticks` has it. */
async function fuelOfRun(ticks: number, snapshots?: readonly number[]): Promise<number> {
  const outcome = await runOnce(
    places,
    {
      module,
      scenario: withSchedule(scenario, ticks, snapshots),
      entry: 'simulate',
      fuelCeiling: 10n ** 15n,
      maxMemoryBytes: 2 ** 28,
      timeLimitSeconds: 60,
      answer: 'bytes',
    },
    {},
    never,
  );
  if (outcome.kind !== 'finished') throw new Error(outcome.message);
  return Number(outcome.fuel);
}

describe('fuel over ticks', () => {
  it('is at each point what a run of so many ticks uses', async () => {
    const series = await measureFuel(
      places,
      { module, scenario, limit: undefined, points: 4 },
      () => undefined,
      never,
    );
    expect(series.points.map(({ tick }) => tick)).toEqual(
      [1, 2, 3, 4].map((part) => (scenario.ticks * part) / 4),
    );
    for (const { tick, fuel } of series.points) expect(fuel).toBe(await fuelOfRun(tick));
    expect(series.crossedAt).toBeUndefined();
    expect([series.done, series.total]).toEqual([5, 5]);
  });

  it('tells what the graded snapshots cost apart from the ticks', async () => {
    const { schedule, points } = await measureFuel(
      places,
      { module, scenario, limit: undefined, points: 1 },
      () => undefined,
      never,
    );
    const withLast = await fuelOfRun(scenario.ticks, [scenario.ticks]);
    expect(schedule).toEqual({ snapshots: scenario.snapshots.length, withAll: points[0]?.fuel, withLast });
    expect(withLast).toBeLessThan(points[0]?.fuel ?? 0);
  });

  it('looks for no cost of snapshots where there is a single one', async () => {
    const single = withSchedule(scenario, 60, [60]);
    const one = { module, scenario: single, limit: undefined, points: 2 };
    const series = await measureFuel(places, one, () => undefined, never);
    expect([series.schedule, series.done, series.total]).toEqual([undefined, 2, 2]);
  });

  it('finds the first tick that is past the limit, and tells how far it is', async () => {
    const limit = Math.floor((await fuelOfRun(scenario.ticks)) * 0.6);
    const told: FuelSeries[] = [];
    const { crossedAt = 0, total } = await measureFuel(
      places,
      { module, scenario, limit, points: 4 },
      (series) => told.push(series),
      never,
    );
    expect(await fuelOfRun(crossedAt)).toBeGreaterThan(limit);
    expect(await fuelOfRun(crossedAt - 1)).toBeLessThanOrEqual(limit);
    expect(told.map(({ done }) => done)).toEqual([...told.map(({ done }) => done)].sort((a, b) => a - b));
    expect(total).toBeLessThanOrEqual(17);
    const ended = told.filter((series) => series.done === series.total);
    expect(ended.every((series) => series.crossedAt === crossedAt)).toBe(true);
  });

  it('is given up at once', async () => {
    const stop = new AbortController();
    const measuring = measureFuel(
      places,
      { module, scenario, limit: 1, points: 12 },
      () => stop.abort(),
      stop.signal,
    );
    await expect(measuring).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('tells which run did not finish, and why', async () => {
    const trap = new Uint8Array(readFileSync(join(places.engines, 'trap.wasm')));
    const bad = { module: { ...module, bytes: trap }, scenario, limit: undefined, points: 2 };
    await expect(measureFuel(places, bad, () => undefined, never)).rejects.toMatchObject({
      code: 'fuel-run-failed',
      facts: { outcome: 'trap' },
    });
  });
});
