import { type FuelFit, fitFuel, fittedFuel } from '../../shared/analysis/fuel-fit.ts';
import type { FuelSeries } from '../../shared/analysis/fuel-series.ts';
import { ceilingWords, growthWords } from '../../shared/analysis/fuel-words.ts';
import { FIGURES, readable } from '../ui/numbers.ts';
import { shareWords } from './case-bars.ts';
import type { ChartTable } from './chart-table.ts';
import { thinned } from './thinned.ts';

/** An engine whose fuel over ticks is drawn, as far as it is measured. */
export interface FuelLine {
  readonly name: string;
  readonly series: FuelSeries;
}

/** What stands at one tick: measured fuel, fitted fuel, and what is over the ceiling, of each engine. */
export interface TickRow {
  readonly tick: number;
  readonly a?: number;
  readonly b?: number;
  readonly aFit?: number;
  readonly bFit?: number;
  readonly aOver?: readonly [number, number];
  readonly bOver?: readonly [number, number];
}

/** The fits of both lines; a line of too few points has none. */
export interface LineFits {
  readonly a: FuelFit | undefined;
  readonly b: FuelFit | undefined;
}

export function fitsOf(a: FuelLine | undefined, b: FuelLine | undefined): LineFits {
  return { a: a && fitFuel(a.series.points), b: b && fitFuel(b.series.points) };
}

/** Rows by tick, from 0 on, where the fits begin. */
export function tickRows(
  a: FuelLine | undefined,
  b: FuelLine | undefined,
  fits: LineFits,
): readonly TickRow[] {
  const rows = new Map<number, TickRow>();
  const add = (tick: number, more: Partial<TickRow>): void => {
    rows.set(tick, { ...rows.get(tick), ...more, tick });
  };
  for (const [key, line] of [['a', a] as const, ['b', b] as const]) {
    const fit = fits[key];
    if (fit) add(0, { [`${key}Fit`]: fittedFuel(fit, 0) });
    if (line === undefined) continue;
    const { points, limit, crossedAt } = line.series;
    if (limit !== undefined && crossedAt !== undefined) add(crossedAt, { [`${key}Over`]: [limit, limit] });
    for (const { tick, fuel } of thinned(points, (point) => point.fuel)) {
      add(tick, { [key]: fuel, ...(fit && { [`${key}Fit`]: fittedFuel(fit, tick) }) });
      if (limit !== undefined && fuel > limit) add(tick, { [`${key}Over`]: [limit, fuel] });
    }
  }
  return [...rows.values()].sort((one, two) => one.tick - two.tick);
}

/** Every measured point; fits rounded to whole fuel, as fuel is. */
export function lineTable(a: FuelLine | undefined, b: FuelLine | undefined, fits: LineFits): ChartTable {
  const lines = [['a', a] as const, ['b', b] as const].flatMap(([key, line]) =>
    line ? [{ key, line }] : [],
  );
  const ticks = new Set(lines.flatMap(({ line }) => line.series.points.map(({ tick }) => tick)));
  const ascending = [...ticks].sort((one, two) => one - two);
  const fuelOf = lines.map(({ line }) => new Map(line.series.points.map(({ tick, fuel }) => [tick, fuel])));
  return {
    columns: [
      'ticks',
      ...lines.flatMap(({ key, line }) => [
        `${key.toUpperCase()} ${line.name} fuel`,
        `${key.toUpperCase()} fitted`,
      ]),
    ],
    rows: ascending.map((tick) => [
      tick,
      ...lines.flatMap(({ key }, at) => {
        const fit = fits[key];
        return [fuelOf[at]?.get(tick) ?? null, fit ? Math.round(fittedFuel(fit, tick)) : null];
      }),
    ]),
  };
}

/** `grows in a line: 210,884 a tick; the ceiling is crossed at tick 9,567`, or what keeps that from being said. */
export function lineWords(
  { points, limit, crossedAt, done, total }: FuelSeries,
  fit: FuelFit | undefined,
): string {
  const whole = points.at(-1);
  if (whole === undefined) return '';
  const growth = fit
    ? growthWords(fit, whole.tick, FIGURES)
    : `${readable(whole.fuel)} at tick ${readable(whole.tick)}`;
  // Past the ceiling and no crossing: it is being looked for, or the search was given up.
  const ended = crossedAt !== undefined || (done >= total && whole.fuel <= (limit ?? 0));
  const ceiling = ended ? ceilingWords(limit, crossedAt, FIGURES) : '';
  const share = ended && limit !== undefined ? `, ${shareWords(whole.fuel, limit)} in all` : '';
  return ceiling === '' ? growth : `${growth}; ${ceiling}${share}`;
}
