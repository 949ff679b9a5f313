import { describe, expect, it } from 'vitest';
import type { Direction } from '../directions.ts';
import type { Stamp } from '../drawing.ts';
import { type DrawnFactory, draw, source } from './testing.ts';

const FACINGS: readonly Direction[] = ['N', 'E', 'S', 'W'];
/** The one facing of a belt whose left lane is near to an inserter of this `dir`: its left side is opposite to `dir`. */
const LEFT_IS_NEAR: Readonly<Record<Direction, Direction>> = { N: 'W', E: 'N', S: 'E', W: 'S' };
const CASES = FACINGS.flatMap((dir) => FACINGS.map((facing) => [dir, facing] as const));

/** From `g` to `t` through an inserter that faces `dir`, and where the three stand. */
function lineOf(
  dir: Direction,
  giver: Stamp,
  taker: Stamp,
): { factory: DrawnFactory; at: Readonly<Record<'g' | 'i' | 't', [number, number]>> } {
  const order = dir === 'E' || dir === 'S' ? 'git' : 'tig';
  const across = dir === 'E' || dir === 'W';
  const factory = draw([...order].join(across ? '' : '\n'), {
    g: giver,
    i: { type: 'inserter', dir },
    t: taker,
  });
  const place = (what: string): [number, number] =>
    across ? [order.indexOf(what), 0] : [0, order.indexOf(what)];
  return { factory, at: { g: place('g'), i: place('i'), t: place('t') } };
}

function belt(dir: Direction): Stamp {
  return { type: 'belt', dir, tier: 'slow' };
}

describe('the near lane lies on the side opposite to where the inserter points, else it is the right one', () => {
  it.each(CASES)('inserter %s drops onto a belt facing %s', (dir, facing) => {
    // The source points away from the belt, so that only the inserter takes from it.
    const { factory, at } = lineOf(dir, source(dir === 'N' || dir === 'S' ? 'E' : 'N'), belt(facing));
    factory.to(9);
    expect(factory.lanes(...at.t)).toBe(LEFT_IS_NEAR[dir] === facing ? '160 | ' : ' | 160');
  });

  it.each(CASES)('inserter %s takes from the far lane of a belt facing %s first', (dir, facing) => {
    const { factory, at } = lineOf(dir, belt(facing), { type: 'sink', dir: 'N' });
    factory.put(...at.g, '192 coal', '192 circuit').step();
    expect(factory.inserter(...at.i)).toBe(LEFT_IS_NEAR[dir] === facing ? 'swing 8 circuit' : 'swing 8 coal');
  });

  it.each(CASES)(
    'inserter %s takes from the near lane of a belt facing %s when the far one is empty',
    (dir, facing) => {
      const { factory, at } = lineOf(dir, belt(facing), { type: 'sink', dir: 'N' });
      const nearIsLeft = LEFT_IS_NEAR[dir] === facing;
      factory.put(...at.g, nearIsLeft ? '192 coal' : '', nearIsLeft ? '' : '192 coal').step();
      expect(factory.inserter(...at.i)).toBe('swing 8 coal');
    },
  );
});

describe('an inserter takes from a belt', () => {
  const sink: Stamp = { type: 'sink', dir: 'N' };
  const down: Stamp = { type: 'inserter', dir: 'S' };

  it('the item of the least pos, wherever on the tile that is, before the belts move', () => {
    const factory = draw('>\ni\nk', { i: down, k: sink }, { tier: 'slow' }).put(
      0,
      0,
      '',
      '100 coal,200 circuit',
    );
    factory.step();
    expect(factory.inserter(0, 1)).toBe('swing 8 coal');
    expect([factory.right(0, 0), factory.items(0, 0)]).toEqual(['168', ' | circuit']);
  });

  it("the lead of its own tile, not of the run's", () => {
    const factory = draw('>>\ni.\nk.', { i: down, k: sink })
      .put(0, 0, '', '250 coal')
      .put(1, 0, '', '0 circuit');
    factory.step();
    expect(factory.inserter(0, 1)).toBe('swing 8 coal');
    expect(factory.items(1, 0)).toBe(' | circuit');
  });

  it('nothing while both lanes are empty', () => {
    expect(draw('>\ni\nk', { i: down, k: sink }).to(5).inserter(0, 1)).toBe('idle');
  });

  it('in placement order: of two inserters at one item, the one placed first', () => {
    const up: Stamp = { type: 'inserter', dir: 'N' };
    const factory = draw('k\nu\n>\ni\nK', { k: sink, K: sink, i: down, u: up }).put(0, 2, '100 coal').step();
    expect([factory.inserter(0, 1), factory.inserter(0, 3)]).toEqual(['swing 8 coal', 'idle']);
  });
});
