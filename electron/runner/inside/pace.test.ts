import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Pace } from './pace.ts';

/** Milliseconds of a slice of so much fuel, at a steady speed in units a second. */
const slice = (units: bigint, speed: number): number => (Number(units) / speed) * 1000;

describe('the fuel of a slice', () => {
  test('comes to 30 to 50 ms at any speed, soon', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e5, max: 1e11, noNaN: true }), (speed) => {
        const pace = new Pace();
        for (let round = 0; round < 10; round++) pace.took(slice(pace.units, speed));
        const milliseconds = slice(pace.units, speed);
        expect(milliseconds).toBeGreaterThan(29);
        expect(milliseconds).toBeLessThan(51);
        // And there it stays.
        expect(pace.took(milliseconds)).toBe(false);
      }),
    );
  });

  test('stays within bounds, whatever the clock says', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true })), (times) => {
        const pace = new Pace();
        for (const milliseconds of times) {
          pace.took(milliseconds);
          expect(pace.units).toBeGreaterThanOrEqual(1_000n);
          expect(pace.units).toBeLessThanOrEqual(10_000_000_000n);
        }
      }),
    );
  });
});
