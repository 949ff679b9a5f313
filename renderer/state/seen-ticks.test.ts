import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SeenTicks, withSeen } from './seen-ticks.ts';

function seenAll(ticks: readonly (readonly [tick: number, equal: boolean])[]): readonly SeenTicks[] {
  return ticks.reduce<readonly SeenTicks[]>((seen, [tick, equal]) => withSeen(seen, tick, equal), []);
}

it('puts ticks that follow each other and are alike together, whichever way one went', () => {
  expect(
    seenAll([
      [3, true],
      [5, true],
      [4, true],
      [6, false],
      [7, false],
    ]),
  ).toEqual([
    { from: 3, to: 5, equal: true },
    { from: 6, to: 7, equal: false },
  ]);
});

it('is the same list for what is known', () => {
  const seen = seenAll([
    [3, true],
    [4, true],
  ]);
  expect(withSeen(seen, 3, true)).toBe(seen);
});

it('knows of every tick what was seen there, and of no other', () => {
  const different = 9;
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 40 }), (ticks) => {
      const seen = seenAll(ticks.map((tick) => [tick, tick < different]));
      const told = seen.flatMap(({ from, to, equal }) =>
        Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${equal}`),
      );
      const all = [...new Set(ticks)].sort((a, b) => a - b);
      expect(told).toEqual(all.map((tick) => `${tick} ${tick < different}`));
    }),
  );
});
