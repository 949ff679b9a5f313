import type { Tier } from '../../../shared/lattice/constants.ts';
import type { Pen } from '../pen.ts';

/**
 * Where two belts, coming from the west side by side on rows 0 and 1, are evened out by a splitter and shipped: four tiles
 * wide, the sinks on the last.
 */
export function dock(pen: Pen, tier: Tier): void {
  for (const y of [0, 1]) pen.tile(tier, 0, y, 'E').tile(tier, 2, y, 'E').sink(3, y, 'E');
  pen.splitter(1, 0, 'E');
}
