import fc from 'fast-check';
import { expect, it } from 'vitest';
import { niceSteps, percentOf, placeOf, tickAt } from './tick-scale.ts';

it('labels an axis with round ticks and the last one', () => {
  expect(niceSteps({ first: 0, last: 7200 })).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000, 7200]);
  expect(niceSteps({ first: 0, last: 3 })).toEqual([0, 1, 2, 3]);
});

it('never has more labels than there is room for', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), fc.integer({ min: 1, max: 1e9 }), (first, length) => {
      const steps = niceSteps({ first, last: first + length });
      expect(steps.length).toBeLessThanOrEqual(12);
      expect(steps.at(-1)).toBe(first + length);
    }),
  );
});

it('keeps places on the strip', () => {
  expect(percentOf({ first: 0, last: 200 }, 50)).toBe(25);
  expect(percentOf({ first: 0, last: 200 }, 500)).toBe(100);
});

it('places what is on a strip in part, and nothing that is beside it', () => {
  const scale = { first: 100, last: 200 };
  expect(placeOf(scale, 50, 150)).toEqual({ left: '0%', width: '50%' });
  expect(placeOf(scale, 120, 120)).toEqual({ left: '20%', width: '0%' });
  expect(placeOf(scale, 0, 99)).toBeUndefined();
  expect(placeOf(scale, 201, 300)).toBeUndefined();
});

it('finds the tick under a pointer, also one that is dragged past the ends', () => {
  const scale = { first: 100, last: 200 };
  expect([-1, 0, 0.504, 1, 2].map((share) => tickAt(scale, share))).toEqual([100, 100, 150, 200, 200]);
});
