import { type ReactElement, useMemo } from 'react';
import type { DifferentCount } from '../../../../shared/api/comparison.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';
import { countsArea } from './counts-curve.ts';

const WIDTH = 1000;
const HEIGHT = 36;

/** How many entities differ over the compared ticks, as an area. */
export function CountsRow({
  counts,
  shown,
}: {
  counts: readonly DifferentCount[];
  shown: TickScale;
}): ReactElement {
  const area = useMemo(() => countsArea(counts, shown, WIDTH, HEIGHT), [counts, shown]);
  return (
    <div className="fuel-row">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="counts-area" d={area} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
