import { describe, expect, it } from 'vitest';
import type { FuelSeries } from '../../../../shared/analysis/fuel-series.ts';
import { curveArea, curveLine, fuelAt, fuelCurve, fuelWords, heightOf } from './fuel-curve.ts';

const series = (points: FuelSeries['points'], more: Partial<FuelSeries> = {}): FuelSeries => ({
  points,
  limit: 4000,
  crossedAt: undefined,
  done: points.length,
  total: points.length,
  ...more,
});
const TWO = series([
  { tick: 0, fuel: 500 },
  { tick: 10, fuel: 600 },
  { tick: 30, fuel: 1200 },
]);

describe('fuel a tick', () => {
  it('is the difference of two measurements, without the start-up where that was measured', () => {
    expect(fuelCurve(TWO, 100).steps).toEqual([
      { from: 0, to: 10, perTick: 10 },
      { from: 10, to: 30, perTick: 30 },
    ]);
  });

  it('holds the start-up where nothing was measured before it', () => {
    expect(fuelCurve(series([{ tick: 20, fuel: 600 }]), 100).steps).toEqual([
      { from: 0, to: 20, perTick: 30 },
    ]);
  });

  it('may be as much as the limit spread over the run', () => {
    expect(fuelCurve(TWO, 100)).toMatchObject({ ceiling: 40, most: 40 });
    expect(fuelCurve({ ...TWO, limit: undefined }, 100)).toMatchObject({ ceiling: undefined, most: 30 });
  });

  it('is known of measured ticks alone', () => {
    const curve = fuelCurve(TWO, 100);
    expect([5, 20, 31].map((tick) => fuelAt(curve, tick))).toEqual([10, 30, undefined]);
  });
});

describe('the curve', () => {
  it('is drawn in steps, lower where less is burnt, with its foot on the ground', () => {
    const curve = fuelCurve(TWO, 100);
    const line = curveLine(curve, { first: 0, last: 100 }, 1000, 44);
    expect(line).toBe('M0.00 34.00H100.00V14.00H300.00');
    expect(curveArea(line, 44)).toBe('M0.00 34.00H100.00V14.00H300.00V44H0.00Z');
    expect(heightOf(curve, 40, 44)).toBeCloseTo(4);
  });

  it('is nothing where nothing is measured', () => {
    const curve = fuelCurve(TWO, 100);
    expect(curveLine(curve, { first: 50, last: 100 }, 1000, 44)).toBe('');
    expect(curveArea('', 44)).toBe('');
    expect(fuelCurve(series([]), 100).steps).toEqual([]);
  });
});

describe('the words', () => {
  it.each([
    ['within the ceiling', TWO],
    ['over the ceiling from tick 5,120', { ...TWO, crossedAt: 5120 }],
    ['over the ceiling from tick 5,120 · measuring 3 of 9', { ...TWO, crossedAt: 5120, total: 9 }],
    ['measuring 3 of 9', { ...TWO, total: 9 }],
    ['', { ...TWO, limit: undefined }],
  ])('are "%s"', (words, measured) => {
    expect(fuelWords(measured)).toBe(words);
  });
});
