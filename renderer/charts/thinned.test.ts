import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thinned } from './thinned.ts';

const itself = (value: number): number => value;

it('leaves few points as they are', () => {
  const points = [3, 1, 2];
  expect(thinned(points, itself)).toBe(points);
});

it('keeps the ends, the lowest and the highest, in order and within the number', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 5, maxLength: 400 }),
      fc.integer({ min: 4, max: 60 }),
      (values, most) => {
        const points = values.map((value, at) => ({ value, at }));
        const kept = thinned(points, ({ value }) => value, most);
        expect(kept.length).toBeLessThanOrEqual(most);
        expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
        const found = kept.map(({ value }) => value);
        expect(Math.min(...found)).toBe(Math.min(...values));
        expect(Math.max(...found)).toBe(Math.max(...values));
        expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).sort((a, b) => a - b));
      },
    ),
  );
});

it('keeps a single spike of a million points', () => {
  const points = Array.from({ length: 1_000_000 }, (_, at) => (at === 654_321 ? 9 : 1));
  const kept = thinned(points, itself);
  expect(kept.length).toBeLessThanOrEqual(1500);
  expect(kept).toContain(9);
});

it('refuses a number with no room for a lowest and a highest', () => {
  expect(() => thinned([1, 2, 3, 4], itself, 3)).toThrow(RangeError);
});
