import type { Pen } from '../pen.ts';

/** A belt of row 0 parted over rows 0 and 1 and joined again, six tiles long to the east. */
export function balancer(pen: Pen): void {
  pen.tile('express', 0, 0, 'E').splitter(1, 0, 'E');
  pen.belt('express', [2, 0], [3, 0]).belt('express', [2, 1], [3, 1]);
  pen.splitter(4, 0, 'E').tile('express', 5, 0, 'E');
}
