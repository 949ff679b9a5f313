import type { TickScale } from '../../../state/timeline-zoom.ts';

/** Where a tick is on a strip, as a percentage; ticks that are not on it are at its ends. */
export function percentOf({ first, last }: TickScale, tick: number): number {
  return Math.min(100, Math.max(0, ((tick - first) / (last - first)) * 100));
}

/** Place and width of a stretch of ticks on a strip; undefined where nothing of it is on the strip. */
export function placeOf(
  scale: TickScale,
  from: number,
  to: number,
): { readonly left: string; readonly width: string } | undefined {
  if (to < scale.first || from > scale.last) return undefined;
  const left = percentOf(scale, from);
  return { left: `${left}%`, width: `${percentOf(scale, to) - left}%` };
}

/** The tick at a share, from 0 to 1, of a strip. */
export function tickAt({ first, last }: TickScale, share: number): number {
  return Math.round(first + Math.min(1, Math.max(0, share)) * (last - first));
}

/** Round ticks for an axis, some six to twelve of them; the last tick always, and none too near to it. */
export function niceSteps({ first, last }: TickScale): readonly number[] {
  const raw = (last - first) / 8;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, raw)));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
  const ticks: number[] = [];
  for (let tick = Math.ceil(first / step) * step; tick <= last - step * 0.6; tick += step) ticks.push(tick);
  return [...ticks, last];
}
