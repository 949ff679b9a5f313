import { lighter, mixed } from './colour.ts';

/** What a difference turns to as it grows old. */
const OLD = '#5b2a86';

/**
 * The colour of an entity by when it first differed: bright where the difference began, then the colour of differences,
 * dark where it came last. `age` runs from 0, the first different tick, to 1, the last that was compared.
 */
export function spreadColour(difference: string, age: number): string {
  const share = Math.min(1, Math.max(0, age));
  return share < 0.5
    ? mixed(lighter(difference, 0.7), difference, share * 2)
    : mixed(difference, OLD, share * 2 - 1);
}

/** Early ticks matter most, so age is the square root of the way from the first to the last tick. */
export function spreadAge(tick: number, first: number, last: number): number {
  return Math.sqrt((tick - first) / Math.max(1, last - first));
}
