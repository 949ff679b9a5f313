import type { Placement } from './placement.ts';

/** A percentile among fewer models says little, so none is shown (spec: ranking §5). */
const LEAST_FIELD_FOR_PERCENTILE = 5;

/** `#3 of 14 models`. */
export function rankWords({ rank, fieldSize }: Placement): string {
  return `#${rank} of ${fieldSize} model${fieldSize === 1 ? '' : 's'}`;
}

/** Other models beaten in whole percent; undefined where the field is too small to say so. */
export function shownPercentile({ percentileBeaten, fieldSize }: Placement): number | undefined {
  const shown = percentileBeaten !== null && fieldSize >= LEAST_FIELD_FOR_PERCENTILE;
  return shown ? Math.round(percentileBeaten * 100) : undefined;
}

/** Says that the model has a better run than this one; undefined where this is its best. */
export function betterRunWords({ isModelBest, modelBestFuel }: Placement): string | undefined {
  return isModelBest ? undefined : `This model has a better run, with ${modelBestFuel.toLocaleString('en')}.`;
}

/** How far fuel is over the ceiling, in whole percent (spec: ranking §5). */
export function overshootPercent(fuel: number, limit: number): number {
  return Math.round(((fuel - limit) / limit) * 100);
}
