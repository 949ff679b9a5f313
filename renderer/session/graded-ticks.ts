import type { GradedTick } from '../state/panes.ts';
import type { HeldReplay } from './replays.ts';

/** The graded ticks of a replay before anything is known of them, so that one can go to them from the first moment. */
export function gradedTicks({ opened: { graded, scenario } }: HeldReplay): readonly GradedTick[] {
  const ticks = graded.length > 0 ? graded.map(({ tick }) => tick) : (scenario?.snapshots ?? []);
  return ticks.map((tick) => ({ tick, outcome: 'unknown' }));
}

/** Looks at every graded tick of a replay, as far as it can be had, and tells whether it is as the answer has it. */
export async function checkGraded(held: HeldReplay): Promise<readonly GradedTick[]> {
  const { opened, store } = held;
  const { graded } = opened;
  if (graded.length === 0) return gradedTicks(held);
  try {
    await store.fetch(
      graded.map(({ tick }) => tick),
      'graded',
    );
  } catch {
    // What could not be had stays unknown; whoever goes to such a tick is told why.
  }
  return graded.map(({ tick }) => {
    const found = store.get(tick);
    if (found === undefined || found.provenance === 'reference') return { tick, outcome: 'unknown' };
    return { tick, outcome: found.verification === 'mismatch' ? 'wrong' : 'right' };
  });
}
