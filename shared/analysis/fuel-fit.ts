import type { FuelPoint } from './fuel-series.ts';

/** How fuel grows with ticks, from the slowest growth to the fastest. */
export const GROWTHS = ['constant', 'linear', 'n log n', 'quadratic'] as const;
export type Growth = (typeof GROWTHS)[number];

/** A curve through fuel over ticks. */
export interface FuelFit {
  readonly model: Growth;
  /**
   * Fuel, by growth, n being ticks: constant `[c]`; linear `[c, n]`; n log n `[c, n·log2(n + 1)]`; quadratic `[c, n, n²]`.
   * The first is what a run takes before its first tick.
   */
  readonly coefficients: readonly number[];
  /** Share of the fuel's spread that the curve tells of, up to 1. Of a constant there is no spread to tell of: 1. */
  readonly r2: number;
}

/** What each growth adds up, so many of each. */
const TERMS: Readonly<Record<Growth, readonly ((ticks: number) => number)[]>> = {
  constant: [() => 1],
  linear: [() => 1, (n) => n],
  'n log n': [() => 1, (n) => n * Math.log2(n + 1)],
  quadratic: [() => 1, (n) => n, (n) => n * n],
};

/** Misses of this share of the most fuel are what parsing, the start and the snapshots leave, not growth. */
const SMALL_MISS = 0.0005;
/** A faster growth is only named where it misses by less than this share of what the slower one misses by. */
const MUCH_CLOSER = 0.4;

/** A point of a series, and for how many ticks of the run it speaks. */
interface Weighed extends FuelPoint {
  readonly weight: number;
}

/**
 * The slowest growth that tells how fuel grows with ticks, by least squares. Points that stand close together, as the
 * search for the ceiling leaves them, speak for few ticks each. Undefined for less than three points: any curve would do.
 */
export function fitFuel(points: readonly FuelPoint[]): FuelFit | undefined {
  if (points.length < 3) return undefined;
  const weighed = points.map((point, at): Weighed => {
    const before = points[at - 1] ?? point;
    const after = points[at + 1] ?? point;
    return { ...point, weight: (after.tick - before.tick) / 2 };
  });
  const small = SMALL_MISS * Math.max(...points.map(({ fuel }) => fuel));
  let best = fitOf('constant', weighed);
  for (const model of GROWTHS) {
    const next = fitOf(model, weighed);
    if (best.miss <= small) break;
    const grows = (next.coefficients.at(-1) ?? 0) > 0;
    if (grows && next.miss < best.miss * MUCH_CLOSER) best = next;
  }
  const { model, coefficients, r2 } = best;
  return { model, coefficients, r2 };
}

/** Fuel of a run of so many ticks, as a fit has it. */
export function fittedFuel({ model, coefficients }: FuelFit, ticks: number): number {
  return TERMS[model].reduce((sum, term, at) => sum + (coefficients[at] ?? 0) * term(ticks), 0);
}

/** Fuel that one more tick takes after so many, as a fit has it. */
export function marginalFuel(fit: FuelFit, ticks: number): number {
  return fittedFuel(fit, ticks) - fittedFuel(fit, Math.max(0, ticks - 1));
}

/** A growth put through points, with the root of its mean squared miss. */
function fitOf(model: Growth, points: readonly Weighed[]): FuelFit & { readonly miss: number } {
  // Scaled to 1, so that squares of large runs do not drown the rest.
  const ticks = Math.max(...points.map(({ tick }) => tick));
  const scales = TERMS[model].map((term) => term(ticks));
  const rows = points.map(({ tick }) => TERMS[model].map((term, at) => term(tick) / scales[at]!));
  const scaled = leastSquares(rows, points);
  const coefficients = scaled.map((factor, at) => factor / scales[at]!);
  const total = sum(points.map(({ weight }) => weight));
  const mean = sum(points.map(({ fuel, weight }) => fuel * weight)) / total;
  const misses = points.map(({ fuel }, row) => fuel - dot(scaled, rows[row]!));
  const left = sum(misses.map((miss, at) => miss * miss * points[at]!.weight));
  const spread = sum(points.map(({ fuel, weight }) => (fuel - mean) ** 2 * weight));
  const r2 = model === 'constant' || spread === 0 ? 1 : 1 - left / spread;
  return { model, coefficients, r2, miss: Math.sqrt(left / total) };
}

/** Factors of the terms for which the weighed squares of what is missed are least: the normal equations, solved. */
function leastSquares(rows: readonly (readonly number[])[], points: readonly Weighed[]): number[] {
  const count = rows[0]!.length;
  const equations = Array.from({ length: count }, (_, i) => [
    ...Array.from({ length: count }, (_, j) =>
      sum(rows.map((row, at) => row[i]! * row[j]! * points[at]!.weight)),
    ),
    sum(rows.map((row, at) => row[i]! * points[at]!.fuel * points[at]!.weight)),
  ]);
  for (let column = 0; column < count; column++) {
    // The largest pivot first, else rounding eats the small ones.
    const pivot = equations
      .slice(column)
      .reduce((a, b) => (Math.abs(b[column]!) > Math.abs(a[column]!) ? b : a));
    equations.splice(equations.indexOf(pivot), 1);
    equations.splice(column, 0, pivot);
    for (const row of equations) {
      if (row === pivot) continue;
      const share = row[column]! / pivot[column]!;
      for (let at = column; at <= count; at++) row[at] = row[at]! - share * pivot[at]!;
    }
  }
  return equations.map((row, at) => row[count]! / row[at]!);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return sum(a.map((value, at) => value * b[at]!));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
