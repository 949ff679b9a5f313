import { expect, it } from 'vitest';
import { countsArea, mostDifferent } from './counts-curve.ts';

const COUNTS = [
  { tick: 10, entities: 1 },
  { tick: 20, entities: 4 },
  { tick: 40, entities: 4 },
];

it('draws an area from the first to the last tick that differs, as high as the most is', () => {
  expect(countsArea(COUNTS, { first: 0, last: 100 }, 100, 44)).toBe(
    'M10.00 44L10.00 34.00L20.00 4.00L40.00 4.00L40.00 44Z',
  );
});

it('draws nothing where nothing differs in the stretch', () => {
  expect(countsArea(COUNTS, { first: 50, last: 100 }, 100, 44)).toBe('');
  expect(countsArea([], { first: 0, last: 100 }, 100, 44)).toBe('');
  expect(countsArea([{ tick: 5, entities: 0 }], { first: 0, last: 100 }, 100, 44)).toBe('');
});

it('names the first tick at which the most differ', () => {
  expect(mostDifferent(COUNTS)).toEqual({ tick: 20, entities: 4 });
  expect(mostDifferent([])).toBeUndefined();
});
