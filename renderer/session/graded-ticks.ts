import type { GradedTick } from '../state/panes.ts';
import type { HeldReplay } from './replays.ts';

/** Looks at every graded tick of a replay, as far as it can be had, and tells whether it is as the answer has it. */
export async function checkGraded({ opened, store }: HeldReplay): Promise<readonly GradedTick[]> {
  const { graded, scenario } = opened;
  if (graded.length === 0) return (scenario?.snapshots ?? []).map((tick) => ({ tick, outcome: 'unknown' }));
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
