import type { Pen } from '../pen.ts';

/**
 * A closed ring of belts, four tiles square, filled from the east at `(4, 1)` and `(4, 2)`. Nothing moves from tile to
 * tile of a closed loop, so it keeps what comes in until those two tiles are full.
 */
export function storeRing(pen: Pen): void {
  pen.belt('slow', [0, 0], [2, 0]).belt('slow', [3, 0], [3, 2]);
  pen.belt('slow', [3, 3], [1, 3]).belt('slow', [0, 3], [0, 1]);
  pen.inserter(4, 1, 'W').inserter(4, 2, 'W');
}
