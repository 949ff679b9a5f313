import type { Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import type { Snapshot } from '../../../../shared/lattice/state/frame.ts';
import { revisionOf } from '../../../../shared/lattice/state/revision.ts';
import type { Side } from './side.ts';

/** States that were recorded; `scenario` where it is known. */
export function recordedSide(
  name: string,
  snapshots: readonly Snapshot[],
  scenario: Scenario | undefined,
): Side {
  const byTick = new Map(snapshots.map((snapshot) => [snapshot.frame.tick, snapshot]));
  const ticks = [...byTick.keys()].sort((a, b) => a - b);
  const [first] = snapshots;
  return {
    kind: 'recorded',
    facts: {
      name,
      ...(scenario && { scenario }),
      ticks: { first: ticks[0] ?? 0, last: ticks.at(-1) ?? 0 },
      ...(first && { revision: revisionOf(first.frame) }),
    },
    scenario,
    ticks,
    async states(wanted, take) {
      for (const tick of wanted) {
        const snapshot = byTick.get(tick);
        if (snapshot) take(snapshot);
      }
      return [];
    },
    dispose: async () => undefined,
  };
}
