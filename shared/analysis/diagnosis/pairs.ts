import type { ReadingId } from '../../lattice/readings.ts';
import type { WindowRun } from './window.ts';

/**
 * Pairs worth trying, the likeliest first. One that explains the first states may be joined by any other, which then shows
 * only later; of two that show at once each changes something by itself; and one that changes something may be joined by
 * one that shows only on what the first has done. Pairs of which neither changes anything are left out.
 */
export function pairsOf(
  runs: readonly WindowRun[],
  all: readonly ReadingId[],
): (readonly [ReadingId, ReadingId])[] {
  const ranked = [...runs].sort(
    (one, other) => other.statesExplained - one.statesExplained || one.entitiesMissed - other.entitiesMissed,
  );
  const explaining = ranked.filter((run) => run.statesExplained > 0).map(idOf);
  const changing = ranked.filter((run) => run.changes).map(idOf);
  const pairs = new Map<string, readonly [ReadingId, ReadingId]>();
  const add = (one: ReadingId, other: ReadingId): void => {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    if (one !== other && !pairs.has(key)) pairs.set(key, [one, other]);
  };
  for (const one of explaining) for (const other of all) add(one, other);
  for (const one of changing) for (const other of changing) add(one, other);
  for (const one of changing) for (const other of all) add(one, other);
  return [...pairs.values()];
}

function idOf({ readings }: WindowRun): ReadingId {
  return readings[0]!;
}
