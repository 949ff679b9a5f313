import type { ReadingId } from '../../lattice/readings.ts';
import type { WindowRun } from './window.ts';

/**
 * Pairs worth trying, the likeliest first: of readings that each change something in the window, those of which one alone
 * explains some states before it misses, then those whose parts come near.
 */
export function pairsOf(
  runs: readonly WindowRun[],
  mayFollow: readonly ReadingId[],
): (readonly [ReadingId, ReadingId])[] {
  const ranked = [...runs].sort(
    (one, other) => other.statesExplained - one.statesExplained || one.entitiesMissed - other.entitiesMissed,
  );
  const pairs: [ReadingId, ReadingId][] = [];
  const seen = new Set<string>();
  const add = (one: ReadingId, other: ReadingId): void => {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    if (one === other || seen.has(key)) return;
    seen.add(key);
    pairs.push([one, other]);
  };
  for (const run of ranked) {
    // One that explains the first states may be joined by any other, which then shows only later.
    if (run.statesExplained > 0) for (const other of mayFollow) add(run.readings[0]!, other);
  }
  const changing = ranked.filter((run) => run.changes);
  for (let sum = 1; sum < changing.length * 2; sum++) {
    for (let at = 0; at < changing.length && at <= sum; at++) {
      const other = sum - at;
      if (other > at && other < changing.length)
        add(changing[at]!.readings[0]!, changing[other]!.readings[0]!);
    }
  }
  return pairs;
}
