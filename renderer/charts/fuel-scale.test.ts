import { describe, expect, it } from 'vitest';
import { placeOn, pointScale, scaleOf, ticksOf, ticksToEnd } from './fuel-scale.ts';

describe('an axis in equal steps', () => {
  const scale = scaleOf([40, 100], false);
  it('goes from zero to a little past the most', () => {
    expect(scale).toEqual({ least: 0, most: 104, log: false });
    expect([0, 52, 104, 900].map((value) => placeOn(scale, value))).toEqual([0, 0.5, 1, 1]);
  });

  it('names round values', () => {
    expect(ticksOf(scale)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticksOf(scaleOf([52_880_419_305], false))).toEqual([0, 1e10, 2e10, 3e10, 4e10, 5e10]);
    expect(ticksToEnd(14_400)).toEqual([0, 2500, 5000, 7500, 10_000, 12_500, 14_400]);
    expect(ticksToEnd(360_000).at(-1)).toBe(360_000);
  });

  it('is there without a value', () => {
    expect(ticksOf(scaleOf([], false)).length).toBeGreaterThan(2);
  });
});

describe('an axis in equal factors', () => {
  const scale = scaleOf([300, 40_000], true);
  it('starts at the power of ten below the least, where zero stands too', () => {
    expect(scale).toEqual({ least: 100, most: 46_000, log: true });
    expect(placeOn(scale, 0)).toBe(0);
    expect(placeOn(scale, 1000) - placeOn(scale, 100)).toBeCloseTo(
      placeOn(scale, 10_000) - placeOn(scale, 1000),
    );
  });

  it('starts nearer for points, which need no length', () => {
    expect(pointScale([61e9, 290e9], true).least).toBe(50e9);
    expect(pointScale([300, 40_000], true).least).toBe(200);
    expect(pointScale([120, 900], true).least).toBe(100);
    expect(pointScale([120, 900], false).least).toBe(0);
  });

  it('names powers of ten, of few decades also values between', () => {
    expect(ticksOf(scale)).toEqual([100, 1000, 10_000]);
    expect(ticksOf(scaleOf([120, 900], true))).toEqual([100, 150, 200, 300, 400, 500, 600, 800, 1000]);
    expect(ticksOf(scaleOf([1, 1e13], true))).toEqual([1, 1e3, 1e6, 1e9, 1e12]);
  });
});
