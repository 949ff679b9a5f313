import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FuelPoint, nextTowardsCrossing, ticksToMeasure } from './fuel-series.ts';

/** Runs a made-up engine until the crossing is known; counts the runs beside those of the first points. */
function search(fuelAfter: (tick: number) => number, ticks: number, limit: number) {
  const points = new Map<number, FuelPoint>();
  const run = (tick: number): void => void points.set(tick, { tick, fuel: fuelAfter(tick) });
  for (const tick of ticksToMeasure(ticks, 12)) run(tick);
  for (let runs = 0; ; runs++) {
    const sorted = [...points.values()].sort((a, b) => a.tick - b.tick);
    const next = nextTowardsCrossing(sorted, limit);
    if (next === undefined || 'crossedAt' in next) return { crossedAt: next?.crossedAt, runs };
    expect(points.has(next.tick)).toBe(false);
    run(next.tick);
  }
}

it('measures the whole run first, then evenly spaced parts of it', () => {
  expect(ticksToMeasure(1200, 4)).toEqual([1200, 900, 600, 300]);
  expect(ticksToMeasure(2, 12)).toEqual([2, 1]);
});

it('finds the first tick past the limit, whatever the growth', () => {
  const growth = fc.constantFrom(
    (tick: number) => tick,
    (tick: number) => tick * Math.log2(tick + 2),
    (tick: number) => (tick * tick) / 50,
    (tick: number) => Math.floor(tick / 40) * 40,
    (tick: number) => (tick < 100 ? tick : tick + 5000),
  );
  fc.assert(
    fc.property(
      growth,
      fc.integer({ min: 1, max: 20_000 }),
      fc.nat({ max: 40_000 }),
      (fuel, ticks, limit) => {
        const { crossedAt } = search(fuel, ticks, limit);
        const expected = Array.from({ length: ticks }, (_, at) => at + 1).find((tick) => fuel(tick) > limit);
        expect(crossedAt).toBe(expected);
      },
    ),
    { numRuns: 200 },
  );
});

it('needs few runs where fuel grows in a line', () => {
  const { crossedAt, runs } = search((tick) => 1000 + tick * 117, 360_000, 20_000_000);
  expect(crossedAt).toBe(170_932);
  expect(runs).toBeLessThanOrEqual(8);
});
