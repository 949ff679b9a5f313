import type { Pen } from '../pen.ts';

/**
 * Four belts in a circle that a belt from the north loads at `(0, 0)`. The circle keeps moving, since its last belt loads
 * its first from the side; three inserters empty it.
 */
export function roundabout(pen: Pen): void {
  pen.tile('slow', 0, 0, 'E').tile('slow', 1, 0, 'S').tile('slow', 1, 1, 'W').tile('slow', 0, 1, 'N');
  for (const y of [0, 1]) pen.inserter(-1, y, 'W').sink(-2, y, 'W');
  pen.inserter(0, 2, 'S').sink(0, 3, 'S');
}
