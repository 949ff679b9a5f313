import type { ItemName } from '../../../shared/lattice/items.ts';
import type { Pen } from '../pen.ts';

interface Mine {
  readonly ore: ItemName;
  /** Ticks between two pieces of each source, of ore and of coal alike. */
  readonly period: number;
}

/**
 * Two veins, each a belt between two rows of sources that feed the lane on their side. Ore comes from the north and coal
 * from the south; they side-load onto the two lanes of one belt, which leaves to the east at `(1, 5)`. Three by nine
 * tiles, and two of belt.
 */
export function mine(pen: Pen, { ore, period }: Mine): void {
  for (const y of [1, 2, 3]) {
    pen.source(0, y, 'E', ore, period, 'right').source(2, y, 'W', ore, period, 'left');
  }
  for (const y of [7, 8, 9]) {
    pen.source(0, y, 'E', 'coal', period, 'left').source(2, y, 'W', 'coal', period, 'right');
  }
  pen.belt('slow', [1, 1], [1, 4]).belt('slow', [1, 9], [1, 6]).belt('fast', [1, 5], [3, 5]);
}
