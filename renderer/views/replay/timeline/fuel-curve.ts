import type { FuelSeries } from '../../../../shared/analysis/fuel-series.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';
import { readable } from '../../../ui/numbers.ts';

/** Ticks between two measurements, and the fuel of one of them on average. */
export interface FuelStep {
  readonly from: number;
  readonly to: number;
  readonly perTick: number;
}

/** Fuel over ticks, ready to be drawn. All fuel is a tick's. */
export interface FuelCurve {
  readonly steps: readonly FuelStep[];
  /** What a tick may burn on average for the run to stay within the limit; undefined without one. */
  readonly ceiling: number | undefined;
  /** The highest of all of it. */
  readonly most: number;
}

/** Fuel per tick out of fuel so far; `lastTick` is the run's. What comes before the first measurement holds the start-up. */
export function fuelCurve({ points, limit }: FuelSeries, lastTick: number): FuelCurve {
  const steps: FuelStep[] = [];
  let before = points[0]?.tick === 0 ? points[0] : { tick: 0, fuel: 0 };
  for (const point of points) {
    if (point.tick <= before.tick) continue;
    const perTick = (point.fuel - before.fuel) / (point.tick - before.tick);
    steps.push({ from: before.tick, to: point.tick, perTick });
    before = point;
  }
  const ceiling = limit === undefined || lastTick <= 0 ? undefined : limit / lastTick;
  return { steps, ceiling, most: Math.max(ceiling ?? 0, ...steps.map(({ perTick }) => perTick)) };
}

/** Fuel of a tick, as far as it is measured. */
export function fuelAt({ steps }: FuelCurve, tick: number): number | undefined {
  return steps.find(({ from, to }) => tick >= from && tick <= to)?.perTick;
}

/** How high fuel stands in a box of a height, from its upper edge; a tenth stays free above the highest. */
export function heightOf({ most }: FuelCurve, fuel: number, height: number): number {
  return height - (fuel / Math.max(most * 1.1, 1)) * height;
}

/** The curve's line as an SVG path in a box, from step to step; empty where nothing is measured. */
export function curveLine(curve: FuelCurve, scale: TickScale, width: number, height: number): string {
  const x = (tick: number): string =>
    (((tick - scale.first) / (scale.last - scale.first)) * width).toFixed(2);
  return curve.steps
    .filter(({ from, to }) => to >= scale.first && from <= scale.last)
    .map(({ from, to, perTick }, at) => {
      const y = heightOf(curve, perTick, height).toFixed(2);
      return `${at === 0 ? `M${x(from)} ${y}` : `V${y}`}H${x(to)}`;
    })
    .join('');
}

/** The area below the line. */
export function curveArea(line: string, height: number): string {
  return line === '' ? '' : `${line}V${height}H${/^M([^ ]+)/.exec(line)?.[1] ?? 0}Z`;
}

/** What the measurement says of the limit, and how far it is. */
export function fuelWords({ points, limit, crossedAt, done, total }: FuelSeries): string {
  const measuring = done < total ? `measuring ${done} of ${total}` : undefined;
  const ceiling =
    crossedAt !== undefined
      ? `over the ceiling from tick ${readable(crossedAt)}`
      : limit !== undefined && measuring === undefined && points.length > 0
        ? 'within the ceiling'
        : undefined;
  return [ceiling, measuring].filter((part) => part !== undefined).join(' · ');
}
