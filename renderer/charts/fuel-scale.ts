/** From which to which fuel an axis goes, and whether in equal steps or equal factors. */
export interface FuelScale {
  readonly least: number;
  readonly most: number;
  readonly log: boolean;
}

/** An axis that shows all these values from zero on, or with `log` from the power of ten below the least of them. */
export function scaleOf(values: readonly number[], log: boolean): FuelScale {
  const most = Math.max(1, ...values);
  if (!log) return { least: 0, most: most * 1.04, log };
  const above = values.filter((value) => value > 0);
  const least = 10 ** Math.floor(Math.log10(Math.min(most, ...above)));
  return { least, most: Math.max(most * 1.15, least * 10), log };
}

/** An axis for points, which need no room to their left: with `log` it starts at the round value below the least. */
export function pointScale(values: readonly number[], log: boolean): FuelScale {
  const scale = scaleOf(values, log);
  if (!log) return scale;
  const least = Math.min(...values.filter((value) => value > 0));
  const start = [5, 2].map((factor) => factor * scale.least).find((round) => round <= least * 0.98);
  return { ...scale, least: start ?? scale.least };
}

/** Where a value stands on an axis, from 0 at its start to 1 at its end. */
export function placeOn({ least, most, log }: FuelScale, value: number): number {
  const share = log
    ? Math.log10(Math.max(value, least) / least) / Math.log10(most / least)
    : (value - least) / (most - least);
  return Math.min(1, Math.max(0, share));
}

/** About five round values along an axis. */
export function ticksOf({ least, most, log }: FuelScale): readonly number[] {
  return log ? factors(least, most) : steps(least, most);
}

/** Round ticks from 0 to the last tick of a run, which is always named and crowded out by none. */
export function ticksToEnd(last: number): readonly number[] {
  const round = steps(0, Math.max(1, last));
  const step = round[1] ?? 1;
  return [...round.filter((tick) => last - tick >= step * 0.55), last];
}

function steps(least: number, most: number): readonly number[] {
  const rough = (most - least) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((nice) => nice * power >= rough * 0.8) ?? 10);
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}

function factors(least: number, most: number): readonly number[] {
  const decades = Math.log10(most / least);
  const nice = decades < 1.1 ? [1, 1.5, 2, 3, 4, 5, 6, 8] : decades < 2.2 ? [1, 2, 5] : [1];
  // Of many decades every second or third one is named.
  const stride = Math.max(1, Math.ceil(decades / 6));
  const first = Math.floor(Math.log10(least));
  return Array.from({ length: Math.ceil(decades / stride) + 1 }, (_, at) => 10 ** (first + at * stride))
    .flatMap((power) => nice.map((factor) => factor * power))
    .filter((value) => value >= least && value <= most);
}
