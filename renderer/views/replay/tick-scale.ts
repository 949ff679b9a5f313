/** The ticks that a strip shows from its left to its right end. */
export interface TickScale {
  readonly first: number;
  readonly last: number;
}

/** Where a tick is on a strip, as a percentage. */
export function percentOf({ first, last }: TickScale, tick: number): number {
  return Math.min(100, Math.max(0, ((tick - first) / (last - first)) * 100));
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
