import type { TickScale } from '../../../state/timeline-zoom.ts';
import type { Known, KnownTicks } from './known.ts';

/** Neighbouring columns of a strip that look the same. */
export interface ColumnRun {
  /** The first column, and the one after the last. */
  readonly start: number;
  readonly end: number;
  readonly is: Known;
  /** The ticks that they stand for, and all that is known of them. */
  readonly from: number;
  readonly to: number;
  readonly why: readonly string[];
}

const STRENGTH: Readonly<Record<Known, number>> = { unknown: 0, equal: 1, different: 2 };

/**
 * What is known, as so many columns of a strip show it: a column of several ticks is different if one of them is, else
 * equal if one of them is.
 */
export function knownColumns(
  known: readonly KnownTicks[],
  scale: TickScale,
  columns: number,
): readonly ColumnRun[] {
  const perColumn = (scale.last - scale.first) / columns;
  const runs: ColumnRun[] = [];
  let from = 0;
  for (let column = 0; column < columns; column++) {
    const start = scale.first + column * perColumn;
    const end = start + perColumn;
    while (from < known.length - 1 && known[from]!.to + 1 <= start) from++;
    const strongest = strongestIn(known, from, end);
    if (strongest === undefined) continue;
    const before = runs.at(-1);
    if (before?.is === strongest.is) runs[runs.length - 1] = longer(before, column + 1, strongest, scale);
    else runs.push({ ...clipped(strongest, scale), start: column, end: column + 1, why: [strongest.why] });
  }
  return runs;
}

/** The one that shows, of those that begin before an end. */
function strongestIn(known: readonly KnownTicks[], from: number, end: number): KnownTicks | undefined {
  let strongest = known[from];
  for (let at = from + 1; at < known.length && known[at]!.from < end; at++) {
    if (strongest && STRENGTH[known[at]!.is] > STRENGTH[strongest.is]) strongest = known[at];
  }
  return strongest;
}

function longer(run: ColumnRun, end: number, by: KnownTicks, { last }: TickScale): ColumnRun {
  const why = run.why.includes(by.why) ? run.why : [...run.why, by.why];
  return { ...run, end, why, to: Math.max(run.to, Math.min(by.to, last)) };
}

function clipped({ from, to, is }: KnownTicks, { first, last }: TickScale) {
  return { is, from: Math.max(from, first), to: Math.min(to, last) };
}
