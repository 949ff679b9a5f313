/** More points than this no screen tells apart, and SVG grows slow. */
export const MOST_POINTS = 1500;

/**
 * At most so many of the points, in their order: the first, the last, and of each stretch between the lowest and the
 * highest, so that no peak is lost. Throws a `RangeError` for fewer than four.
 */
export function thinned<T>(
  points: readonly T[],
  heightOf: (point: T) => number,
  most: number = MOST_POINTS,
): readonly T[] {
  if (most < 4) throw new RangeError(`at most ${most} points leave no room for a lowest and a highest`);
  if (points.length <= most) return points;
  const stretches = Math.floor((most - 2) / 2);
  const inner = points.length - 2;
  const kept = new Set([0, points.length - 1]);
  for (let stretch = 0; stretch < stretches; stretch++) {
    const from = 1 + Math.floor((stretch * inner) / stretches);
    const to = 1 + Math.floor(((stretch + 1) * inner) / stretches);
    let [low, high] = [from, from];
    for (let at = from; at < to; at++) {
      if (heightOf(points[at]!) < heightOf(points[low]!)) low = at;
      if (heightOf(points[at]!) > heightOf(points[high]!)) high = at;
    }
    kept.add(low).add(high);
  }
  return [...kept].sort((a, b) => a - b).map((at) => points[at]!);
}
