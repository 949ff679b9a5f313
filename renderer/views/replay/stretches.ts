import type { GradedTick } from '../../state/panes.ts';
import type { TickScale } from './tick-scale.ts';

/** A stretch between two graded ticks, by what is known of its ends. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly is: GradedTick['outcome'];
}

/**
 * What graded ticks say of the ticks between them: right between two that are right, since the empty factory at the start is
 * as well; wrong from one that is wrong on; unknown where it went wrong in between.
 */
export function stretchesOf(graded: readonly GradedTick[], { first, last }: TickScale): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let before: GradedTick = { tick: first, outcome: 'right' };
  for (const next of graded) {
    const right = before.outcome === 'right' && next.outcome === 'right';
    const is = before.outcome === 'wrong' ? 'wrong' : right ? 'right' : 'unknown';
    if (next.tick > before.tick) stretches.push({ from: before.tick, to: next.tick, is });
    before = next;
  }
  if (before.tick < last && graded.length > 0)
    stretches.push({ from: before.tick, to: last, is: before.outcome === 'wrong' ? 'wrong' : 'unknown' });
  return stretches;
}
