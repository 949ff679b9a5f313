/** The ticks that a strip shows from its left to its right end. */
export interface TickScale {
  readonly first: number;
  readonly last: number;
}

/** Fewer ticks than these would be wider than a hand can aim. */
export const LEAST_TICKS = 20;

/** A stretch of the run: kept as long as it was, moved to where the run has ticks; never shorter than `LEAST_TICKS`. */
export function within(stretch: TickScale, run: TickScale): TickScale {
  const whole = run.last - run.first;
  const length = Math.min(whole, Math.max(LEAST_TICKS, stretch.last - stretch.first));
  const first = Math.min(run.last - length, Math.max(run.first, stretch.first));
  return { first, last: first + length };
}

/** A stretch `factor` times as long, with one tick where it was on the strip; all of it in the run. */
export function zoomedAbout(stretch: TickScale, run: TickScale, tick: number, factor: number): TickScale {
  const whole = run.last - run.first;
  const before = stretch.last - stretch.first;
  const length = Math.round(Math.min(whole, Math.max(LEAST_TICKS, before * factor)));
  const share = before === 0 ? 0 : (tick - stretch.first) / before;
  const first = Math.round(tick - share * length);
  return within({ first, last: first + length }, run);
}

/** The stretch as many ticks later, or earlier; it stops at the ends of the run. */
export function pannedBy(stretch: TickScale, run: TickScale, ticks: number): TickScale {
  const by = Math.round(ticks);
  return within({ first: stretch.first + by, last: stretch.last + by }, run);
}

/** The stretch turned by whole pages until the tick is in it, so that it stands still while the tick moves over it. */
export function pageWith(stretch: TickScale, run: TickScale, tick: number): TickScale {
  if (holds(stretch, tick)) return stretch;
  const length = stretch.last - stretch.first;
  const pages =
    tick > stretch.last
      ? Math.ceil((tick - stretch.last) / length)
      : -Math.ceil((stretch.first - tick) / length);
  return pannedBy(stretch, run, pages * length);
}

/** Whether a tick is on the strip. */
export function holds({ first, last }: TickScale, tick: number): boolean {
  return tick >= first && tick <= last;
}

/** Whether a stretch is all of the run. */
export function isWhole(stretch: TickScale, run: TickScale): boolean {
  return stretch.first <= run.first && stretch.last >= run.last;
}
