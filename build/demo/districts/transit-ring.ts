import type { Pen } from '../pen.ts';

/**
 * A closed ring of belts, nine tiles by three, crossed from south to north at `x` 4: items of a closed loop never leave
 * their tile, so an inserter within it has to carry them from one side to the other, and a last one to the sink.
 */
export function transitRing(pen: Pen): void {
  pen.belt('slow', [0, 0], [7, 0]).belt('slow', [8, 0], [8, 1]);
  pen.belt('slow', [8, 2], [1, 2]).belt('slow', [0, 2], [0, 1]);
  for (const y of [3, 1, -1]) pen.inserter(4, y, 'N');
  pen.sink(4, -2, 'N');
}
