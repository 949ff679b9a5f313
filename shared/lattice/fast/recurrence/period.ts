/** Longest stretch, in ticks, after which it is still worth looking for a recurrence. */
const LONGEST_PERIOD = 1 << 17;

/** The least common multiple of periods, or Infinity where it is too long to be of use. */
export function commonPeriod(periods: Iterable<number>): number {
  let common = 1;
  for (const period of periods) {
    common *= period / greatestDivisor(common, period);
    if (common > LONGEST_PERIOD) return Number.POSITIVE_INFINITY;
  }
  return common;
}

function greatestDivisor(a: number, b: number): number {
  while (b > 0) [a, b] = [b, a % b];
  return a;
}
