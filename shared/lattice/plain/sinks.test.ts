import { describe, expect, it } from 'vitest';
import type { Stamp } from '../drawing.ts';
import { draw } from './testing.ts';

const k: Stamp = { type: 'sink', dir: 'E' };

describe('a sink', () => {
  it('takes an item in the tick in which it comes to pos 0', () => {
    const factory = draw('>k', { k }).put(0, 0, '64 coal', '65 circuit').step();
    expect([factory.lanes(0, 0), factory.sink(1, 0)]).toEqual([' | 1', 'coal 1']);
    expect(factory.step().sink(1, 0)).toBe('circuit 1, coal 1');
  });

  it('takes both lanes in one tick', () => {
    expect(draw('>k', { k }).put(0, 0, '0 coal', '0 coal').step().sink(1, 0)).toBe('coal 2');
  });

  it.each(['N', 'E', 'S', 'W'] as const)(
    'takes from every belt that faces it, whichever way it faces itself (%s)',
    (dir) => {
      const factory = draw('.v.\n>k<\n.^.', { k: { type: 'sink', dir } });
      for (const [x, y] of [
        [1, 0],
        [0, 1],
        [2, 1],
        [1, 2],
      ] as const)
        factory.put(x, y, '0 coal');
      expect(factory.step().sink(1, 1)).toBe('coal 4');
    },
  );

  it('takes nothing from a belt beside it that faces elsewhere', () => {
    const factory = draw('.^.\n<k>\n.v.', { k });
    for (const [x, y] of [
      [1, 0],
      [0, 1],
      [2, 1],
      [1, 2],
    ] as const)
      factory.put(x, y, '0 coal', '0 coal');
    expect(factory.step(3).sink(1, 1)).toBe('nothing');
  });

  it('counts each item by itself, without end', () => {
    const factory = draw('>k', { k }).put(0, 0, '0 coal,64 iron-ore,128 coal').step(3);
    expect(factory.state(1, 0)).toEqual({
      kind: 'sink',
      consumed: [
        [0, 1n],
        [16, 2n],
      ],
    });
  });
});
