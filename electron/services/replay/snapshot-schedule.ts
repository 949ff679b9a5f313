/** Snapshots of a record pass beside the graded ones (design: architecture, "its window is costly"). */
const RECORDED = 200;
/** A window's size in bytes of JSON: what a module can write into its memory, and we decode in a second or two. */
const WINDOW_BYTES = 96 * 1024 * 1024;
const LONGEST_WINDOW = 2048;
const SHORTEST_WINDOW = 32;

/** Ticks of the record pass: evenly spaced over the run, the graded ones, and the last. */
export function recordSchedule(lastTick: number, graded: readonly number[]): number[] {
  const step = Math.max(1, Math.ceil(lastTick / RECORDED));
  const ticks = new Set(graded.filter((tick) => tick >= 1 && tick <= lastTick));
  for (let tick = step; tick <= lastTick; tick += step) ticks.add(tick);
  ticks.add(lastTick);
  return [...ticks].sort((a, b) => a - b);
}

/**
 * The window of every tick around the one asked for, sized by what its snapshots take as JSON and cut at the known ticks
 * around it. Most of it lies ahead, since people play forward.
 */
export function windowAround(
  tick: number,
  bytesPerSnapshot: number,
  before: number,
  after: number,
): { readonly from: number; readonly to: number } {
  const length = windowLength(bytesPerSnapshot);
  const from = Math.max(before + 1, tick - Math.floor(length / 4), 1);
  return { from, to: Math.min(after, from + length - 1) };
}

/** How many snapshots of so many bytes of JSON one run of a module is asked for. */
export function windowLength(bytesPerSnapshot: number): number {
  const fits = Math.floor(WINDOW_BYTES / Math.max(1, bytesPerSnapshot));
  return Math.min(LONGEST_WINDOW, Math.max(SHORTEST_WINDOW, fits));
}
