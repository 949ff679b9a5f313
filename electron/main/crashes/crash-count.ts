const MINUTE_MS = 60_000;
/** So many in a row are no chance: what was open may be the cause. */
export const TOO_MANY_CRASHES = 2;

/** The crashes that count still, with one at `now`, in ms: those of the last minute. */
export function withCrash(times: readonly number[], now: number): readonly number[] {
  return [...times.filter((time) => now - time < MINUTE_MS), now];
}
