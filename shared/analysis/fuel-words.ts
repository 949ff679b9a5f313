import { ENGLISH, type Figures } from '../base/figures.ts';
import { type FuelFit, marginalFuel } from './fuel-fit.ts';

/**
 * How fuel grows, as a sentence's beginning: `grows in a line: 210,884 a tick`. `ticks` is the whole run's, at whose end
 * the cost of a tick is told where it is not the same everywhere.
 */
export function growthWords(fit: FuelFit, ticks: number, figures: Figures = ENGLISH): string {
  const whole = (value: number): string => figures.whole(Math.round(value));
  const atEnd = `${whole(marginalFuel(fit, ticks))} a tick at the end`;
  switch (fit.model) {
    case 'constant':
      return `stays the same: ${whole(fit.coefficients[0] ?? 0)} however many ticks`;
    case 'linear':
      return `grows in a line: ${whole(fit.coefficients[1] ?? 0)} a tick`;
    case 'n log n':
      return `grows a little faster than a line, as n log n: ${atEnd}`;
    case 'quadratic':
      return `grows with the square of the ticks: ${atEnd}`;
  }
}

/** What the ceiling has to do with it; empty where there is none. */
export function ceilingWords(
  limit: number | undefined,
  crossedAt: number | undefined,
  figures: Figures = ENGLISH,
): string {
  if (limit === undefined) return '';
  return crossedAt === undefined
    ? 'the ceiling is not reached'
    : `the ceiling is crossed at tick ${figures.whole(crossedAt)}`;
}
