import type { DifferentCount } from '../../../../shared/api/comparison.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';

/** How many entities differ over ticks, as an area in a box: an SVG path; empty where nothing differs in the stretch. */
export function countsArea(
  counts: readonly DifferentCount[],
  { first, last }: TickScale,
  width: number,
  height: number,
): string {
  const most = mostDifferent(counts)?.entities ?? 0;
  if (most === 0) return '';
  const x = (tick: number): string => (((tick - first) / Math.max(1, last - first)) * width).toFixed(2);
  const y = (entities: number): string => (height - (entities / (most * 1.1)) * height).toFixed(2);
  const shown = counts.filter(({ tick }) => tick >= first && tick <= last);
  const [start] = shown;
  const end = shown.at(-1);
  if (start === undefined || end === undefined) return '';
  const line = shown.map(({ tick, entities }) => `L${x(tick)} ${y(entities)}`).join('');
  return `M${x(start.tick)} ${height}${line}L${x(end.tick)} ${height}Z`;
}

/** The tick at which the most entities differ, the first of them. */
export function mostDifferent(counts: readonly DifferentCount[]): DifferentCount | undefined {
  return counts.reduce<DifferentCount | undefined>(
    (most, count) => (most !== undefined && most.entities >= count.entities ? most : count),
    undefined,
  );
}
