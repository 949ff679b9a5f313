import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitFuel, fittedFuel, marginalFuel } from './fuel-fit.ts';
import { fuelOfSnapshot, ticksToMeasure } from './fuel-series.ts';
import { ceilingWords, growthWords } from './fuel-words.ts';

/** A made-up engine's fuel at twelve numbers of ticks. */
function pointsOf(fuelAfter: (ticks: number) => number, ticks: number) {
  return [...ticksToMeasure(ticks, 12)]
    .reverse()
    .map((tick) => ({ tick, fuel: Math.round(fuelAfter(tick)) }));
}

const MANY = fc.integer({ min: 500, max: 2_000_000 });
const START = fc.integer({ min: 0, max: 500_000 });
const STEP = fc.integer({ min: 2_000, max: 400_000 });

describe('the growth of a made-up engine', () => {
  it('is constant where fuel is as good as the same', () => {
    fc.assert(
      fc.property(MANY, fc.integer({ min: 100_000, max: 10 ** 9 }), (ticks, fuel) => {
        const fit = fitFuel(pointsOf((n) => fuel + String(n).length, ticks));
        expect(fit).toMatchObject({ model: 'constant', r2: 1 });
        expect(fit?.coefficients[0]).toBeCloseTo(fuel + String(ticks).length, -2);
      }),
    );
  });

  it('is a line, with start and step found', () => {
    fc.assert(
      fc.property(MANY, START, STEP, (ticks, start, step) => {
        const fit = fitFuel(pointsOf((n) => start + step * n, ticks));
        expect(fit?.model).toBe('linear');
        expect(fit?.coefficients[1]).toBeCloseTo(step, 1);
        expect(fit?.r2).toBeCloseTo(1, 9);
      }),
    );
  });

  it('is n log n', () => {
    fc.assert(
      fc.property(MANY, START, STEP, (ticks, start, step) => {
        const fit = fitFuel(pointsOf((n) => start + step * n * Math.log2(n + 1), ticks));
        expect(fit?.model).toBe('n log n');
        expect(fit?.coefficients[1]).toBeCloseTo(step, 1);
      }),
    );
  });

  it('is quadratic, with every coefficient found', () => {
    fc.assert(
      fc.property(MANY, START, STEP, (ticks, start, step) => {
        const fit = fitFuel(pointsOf((n) => start + 50 * n + step * n * n, ticks));
        expect(fit?.model).toBe('quadratic');
        expect((fit?.coefficients[2] ?? 0) / step).toBeCloseTo(1, 6);
      }),
    );
  });

  it('stays a line where a factory fills up first, and where snapshots make steps', () => {
    const filling = (n: number) => 2000 * n - 300 * Math.min(n, 1500);
    const steps = (n: number) => 488_000 + 2000 * n + 210_000 * Math.floor(n / 1500);
    expect(fitFuel(pointsOf(filling, 7200))?.model).toBe('linear');
    expect(fitFuel(pointsOf(steps, 7200))?.model).toBe('linear');
  });

  it('is not changed by a crowd of points near the ceiling', () => {
    const square = (n: number) => 1000 + 3 * n * n;
    const crowd = Array.from({ length: 30 }, (_, at) => ({ tick: 5000 + at, fuel: square(5000 + at) }));
    const points = [...pointsOf(square, 7200), ...crowd].sort((a, b) => a.tick - b.tick);
    expect(fitFuel(points)?.model).toBe('quadratic');
    expect(fitFuel(points)?.coefficients[2]).toBeCloseTo(3, 6);
  });
});

describe('a demo engine’s fuel', () => {
  // As `run --ticks` counted it on the small demo case.
  const TICKS = [600, 1200, 1800, 2400, 3000, 3600, 4200, 4800, 5400, 6000, 6600, 7200];
  const real = (fuel: readonly number[]) => TICKS.map((tick, at) => ({ tick, fuel: fuel[at]! }));
  const NAIVE = real([
    21144639, 41951884, 62763622, 83568477, 104193867, 124825024, 145631634, 166248228, 186918224, 207630775,
    228377271, 249160213,
  ]);
  const LANES = real([
    1923790, 3584536, 5246094, 6911127, 8367392, 9827143, 11490397, 12932126, 14397324, 15868549, 17334864,
    18793860,
  ]);

  it('grows in a line', () => {
    expect(fitFuel(NAIVE)).toMatchObject({ model: 'linear' });
    expect(fitFuel(NAIVE)?.coefficients[1]).toBeCloseTo(34_514, -2);
    expect(fitFuel(LANES)?.model).toBe('linear');
    expect(fitFuel(LANES)?.r2).toBeGreaterThan(0.999);
  });
});

describe('a fit', () => {
  it('is not made through fewer than three points', () => {
    expect(
      fitFuel([
        { tick: 1, fuel: 1 },
        { tick: 2, fuel: 2 },
      ]),
    ).toBeUndefined();
  });

  it('tells the fuel of any run, and of one more tick', () => {
    const fit = { model: 'quadratic', coefficients: [10, 2, 3], r2: 1 } as const;
    expect([0, 1, 10].map((ticks) => fittedFuel(fit, ticks))).toEqual([10, 15, 330]);
    expect(marginalFuel(fit, 10)).toBe(330 - (10 + 18 + 243));
  });
});

describe('the words', () => {
  it.each([
    ['stays the same: 512 however many ticks', 'constant', [512]],
    ['grows in a line: 210,884 a tick', 'linear', [1000, 210_884.3]],
    ['grows a little faster than a line, as n log n: 8 a tick at the end', 'n log n', [0, 1]],
    ['grows with the square of the ticks: 199 a tick at the end', 'quadratic', [0, 0, 1]],
  ] as const)('are "%s"', (words, model, coefficients) => {
    expect(growthWords({ model, coefficients, r2: 1 }, 100)).toBe(words);
  });

  it('tell where the ceiling is crossed', () => {
    expect(ceilingWords(10, 9567)).toBe('the ceiling is crossed at tick 9,567');
    expect(ceilingWords(10, undefined)).toBe('the ceiling is not reached');
    expect(ceilingWords(undefined, undefined)).toBe('');
  });

  it('spread what the snapshots cost over those that were left out', () => {
    expect(fuelOfSnapshot({ snapshots: 5, withAll: 1400, withLast: 1000 })).toBe(100);
  });
});
