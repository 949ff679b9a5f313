import { MOST_TICKS_A_REQUEST } from '../../shared/api/limits.ts';

/** Displayed steps that should be there before they are needed. */
const AHEAD = 90;
/** A request is worth its way only for a few frames at once. */
const BATCH = 30;

/** How a player moves: from which tick, by how many ticks a displayed step, within which range. */
export interface Course {
  readonly tick: number;
  /** Ticks from one displayed frame to the next; negative plays back. */
  readonly stride: number;
  readonly first: number;
  readonly last: number;
  /** Whether it starts over at the other end. */
  readonly loop: boolean;
}

/** The tick that is shown after this one; undefined at the end of the range. */
export function nextTick({ tick, stride, first, last, loop }: Course): number | undefined {
  const next = tick + stride;
  if (next >= first && next <= last) return next;
  const end = stride > 0 ? last : first;
  if (tick !== end) return end;
  return loop ? (stride > 0 ? first : last) : undefined;
}

/** The next ticks that a playing course shows and that are not there yet; empty while enough of them are. */
export function ticksToFetch(course: Course, has: (tick: number) => boolean): number[] {
  const wanted: number[] = [];
  let at: number | undefined = nextTick(course);
  for (let step = 0; at !== undefined && step < AHEAD; step++) {
    if (!has(at)) wanted.push(at);
    at = nextTick({ ...course, tick: at });
  }
  const limited = wanted.slice(0, MOST_TICKS_A_REQUEST);
  const nearEnd = at === undefined;
  return limited.length >= BATCH || (nearEnd && limited.length > 0) || missingSoon(course, limited)
    ? limited
    : [];
}

/** Whether the very next steps are among those that are missing. */
function missingSoon(course: Course, wanted: readonly number[]): boolean {
  let at: number | undefined = nextTick(course);
  for (let step = 0; at !== undefined && step < BATCH / 2; step++) {
    if (wanted.includes(at)) return true;
    at = nextTick({ ...course, tick: at });
  }
  return false;
}
