import { type ReactElement, useMemo } from 'react';
import type { FuelSeries } from '../../../../shared/analysis/fuel-series.ts';
import { holds, type TickScale } from '../../../state/timeline-zoom.ts';
import { readable } from '../../../ui/numbers.ts';
import { curveArea, curveLine, fuelCurve, heightOf } from './fuel-curve.ts';
import { percentOf, placeOf } from './tick-scale.ts';

const WIDTH = 1000;
const HEIGHT = 36;

/** Fuel over ticks as an area, the ceiling as a dashed line, and where the run went over it. */
export function FuelRow({
  series,
  run,
  shown,
}: {
  series: FuelSeries;
  run: TickScale;
  shown: TickScale;
}): ReactElement {
  const curve = useMemo(() => fuelCurve(series, run.last), [series, run.last]);
  const line = curveLine(curve, shown, WIDTH, HEIGHT);
  const { ceiling } = curve;
  const { crossedAt } = series;
  const over = crossedAt === undefined ? undefined : placeOf(shown, crossedAt, run.last);
  return (
    <div className="fuel-row">
      {over && <div className="fuel-over" style={over} title="ticks over the ceiling" />}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="fuel-area" d={curveArea(line, HEIGHT)} />
        <path className="fuel-line" d={line} vectorEffect="non-scaling-stroke" />
        {ceiling !== undefined && (
          <path
            className="fuel-ceiling"
            d={`M0 ${heightOf(curve, ceiling, HEIGHT).toFixed(2)}H${WIDTH}`}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      {crossedAt !== undefined && holds(shown, crossedAt) && (
        <div
          className="fuel-crossing"
          title={`the limit is used up by tick ${readable(crossedAt)}`}
          style={{ left: `${percentOf(shown, crossedAt)}%` }}
        />
      )}
    </div>
  );
}
