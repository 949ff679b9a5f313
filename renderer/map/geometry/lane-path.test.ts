import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../shared/lattice/directions.ts';
import { drawing } from '../../../shared/lattice/drawing.ts';
import { boardOf } from '../board.ts';

/** Both lanes of the belt at a tile, as points in tiles rounded to thousandths. */
function lanes(text: string, x: number, y: number) {
  const board = boardOf(drawing(text, {}, { ticks: 10 }));
  const entity = board.layout.tiles.at(x, y)!;
  const point = (side: 0 | 1) => (pos: number) =>
    [board.paths.x(2 * entity + side, pos), board.paths.y(2 * entity + side, pos)].map(
      (value) => Math.round(value * 1000) / 1000,
    );
  return { left: point(0), right: point(1) };
}

describe('an item on a straight belt', () => {
  // Offset 0.205 to either side; 0.5 - pos/256 from the centre, forward.
  it.each<[string, Direction, number[], number[], number[]]>([
    ['>', 'E', [1, 0.295], [0.5, 0.295], [1, 0.705]],
    ['<', 'W', [0, 0.705], [0.5, 0.705], [0, 0.295]],
    ['v', 'S', [0.705, 1], [0.705, 0.5], [0.295, 1]],
    ['^', 'N', [0.295, 0], [0.295, 0.5], [0.705, 0]],
  ])('%s: ends at the edge to the %s', (text, _, leftEnd, leftMiddle, rightEnd) => {
    const { left, right } = lanes(text, 0, 0);
    expect(left(0)).toEqual(leftEnd);
    expect(left(128)).toEqual(leftMiddle);
    expect(right(0)).toEqual(rightEnd);
  });

  it('stands a quarter of a tile further for every 64 units', () => {
    const { left } = lanes('>', 0, 0);
    expect([0, 64, 128, 192].map((pos) => left(pos)[0])).toEqual([1, 0.75, 0.5, 0.25]);
  });
});

describe('an item on a curve', () => {
  // From the west to the south, about the corner 1,1 of the tile 1,0: the left lane is the outer one.
  it('goes around the corner with radius 0.705 outside and 0.295 inside', () => {
    const { left, right } = lanes('>v', 1, 0);
    expect(left(256)).toEqual([1, 0.295]);
    expect(left(128)).toEqual([1.499, 0.501]);
    expect(left(0)).toEqual([1.705, 1]);
    expect(right(256)).toEqual([1, 0.705]);
    expect(right(128)).toEqual([1.209, 0.791]);
    expect(right(0)).toEqual([1.295, 1]);
  });

  it('turns the other way with the left lane inside', () => {
    // From the west to the north, about the corner 1,1 of the tile 1,1.
    const { left, right } = lanes('.^\n>^', 1, 1);
    expect(left(256)).toEqual([1, 1.295]);
    expect(left(0)).toEqual([1.295, 1]);
    expect(right(256)).toEqual([1, 1.705]);
    expect(right(0)).toEqual([1.705, 1]);
  });

  it.each([
    ['>v', 1, 0, '>v', 0, 0],
    ['.v\n.<', 1, 1, '.v\n.<', 1, 0],
    ['v<', 0, 0, 'v<', 1, 0],
    ['.^\n>^', 1, 1, '.^\n>^', 0, 1],
  ] as const)('%j begins where its feeder ends', (text, x, y, _, fromX, fromY) => {
    const curve = lanes(text, x, y);
    const feeder = lanes(text, fromX, fromY);
    expect(curve.left(256)).toEqual(feeder.left(0));
    expect(curve.right(256)).toEqual(feeder.right(0));
  });
});

describe('an item that a side-load put down', () => {
  it('stands at 192 or 64 on the near lane of the straight target', () => {
    // From the south onto a belt to the east: the right lane; the feeder's left lane lies upstream.
    const { right } = lanes('>>\n.^', 1, 0);
    expect(right(192)).toEqual([1.25, 0.705]);
    expect(right(64)).toEqual([1.75, 0.705]);
  });
});
