import type { ChecksumSeries } from './checksum-series.ts';

/** Ticks from the first to the last of a run of compared ticks that all differ. */
export type TickRun = readonly [from: number, to: number];

/** What comparing two series tells; only ticks that both hold were compared. */
export interface SeriesDifference {
  /** Whether no compared tick differs. It says nothing if `compared` is 0. */
  readonly same: boolean;
  /** How many ticks both sides hold. */
  readonly compared: number;
  readonly different: number;
  /** The last equal tick before the first different one; the last compared tick where all are equal. */
  readonly lastEqualTick: number | undefined;
  readonly firstDifferentTick: number | undefined;
  /** Whether the first different tick directly follows an equal one: nothing lies unknown between. */
  readonly exact: boolean;
  /** Stretches of compared ticks that differ, ascending. */
  readonly runs: readonly TickRun[];
  /** Whether an equal tick follows a different one. */
  readonly heals: boolean;
  readonly onlyInA: number;
  readonly onlyInB: number;
}

/**
 * Compares two series, each in ascending order of ticks, pair by pair in order. Never by bisection: two engines may
 * disagree and agree again. Nothing is said of ticks that only one side holds, but they are counted. Tick 0 is the empty
 * factory on both sides (spec: lattice-rules, State), so a first difference at tick 1 is exact without an equal tick.
 */
export function compareSeries(a: ChecksumSeries, b: ChecksumSeries): SeriesDifference {
  const runs: [number, number][] = [];
  let compared = 0;
  let different = 0;
  let lastEqualTick: number | undefined;
  let firstDifferentTick: number | undefined;
  let run: [number, number] | undefined;
  let heals = false;
  let atA = 0;
  let atB = 0;
  while (atA < a.ticks.length && atB < b.ticks.length) {
    const tick = a.ticks[atA]!;
    const other = b.ticks[atB]!;
    if (tick !== other) {
      if (tick < other) atA++;
      else atB++;
      continue;
    }
    compared++;
    if (a.checksums[atA] === b.checksums[atB]) {
      run = undefined;
      if (firstDifferentTick === undefined) lastEqualTick = tick;
      else heals = true;
    } else {
      different++;
      firstDifferentTick ??= tick;
      if (run !== undefined) run[1] = tick;
      else {
        run = [tick, tick];
        runs.push(run);
      }
    }
    atA++;
    atB++;
  }
  return {
    same: different === 0,
    compared,
    different,
    lastEqualTick,
    firstDifferentTick,
    exact: firstDifferentTick === undefined || firstDifferentTick === (lastEqualTick ?? 0) + 1,
    runs,
    heals,
    onlyInA: a.ticks.length - compared,
    onlyInB: b.ticks.length - compared,
  };
}
