import type { RankedCase, RankedRun } from './ranked-run.ts';

/** Why a run is not in the field. */
export type ExclusionReason =
  | 'other-case'
  | 'other-version'
  | 'other-variant'
  | 'not-completed'
  | 'no-performance'
  | 'not-correct'
  | 'no-total'
  | 'duplicate';

export interface Exclusion {
  readonly run: RankedRun;
  readonly reason: ExclusionReason;
}

/** Runs that are compared, in the order in which they came, and those that are not. */
export interface Field {
  readonly runs: readonly RankedRun[];
  readonly excluded: readonly Exclusion[];
}

/** The runs of a case that count (spec: ranking §1). A run that is there twice counts once, as its first copy that counts. */
export function fieldOf(runs: readonly RankedRun[], of: RankedCase): Field {
  const counted = new Map<string, RankedRun>();
  const excluded: Exclusion[] = [];
  for (const run of runs) {
    const reason = whyNot(run, of) ?? (counted.has(run.runId) ? 'duplicate' : undefined);
    if (reason === undefined) counted.set(run.runId, run);
    else excluded.push({ run, reason });
  }
  return { runs: [...counted.values()], excluded };
}

function whyNot(run: RankedRun, of: RankedCase): ExclusionReason | undefined {
  if (run.case.slug !== of.slug) return 'other-case';
  if (run.case.version !== of.version) return 'other-version';
  if (run.case.variant !== of.variant) return 'other-variant';
  if (run.state !== 'completed') return 'not-completed';
  if (run.correct === null) return 'no-performance';
  if (!run.correct) return 'not-correct';
  return run.totalFuel === null ? 'no-total' : undefined;
}

const WORDS: Readonly<Record<ExclusionReason, string>> = {
  'other-case': 'another case',
  'other-version': 'another version of the case',
  'other-variant': 'another variant of the case',
  'not-completed': 'the run did not complete',
  'no-performance': 'no performance result',
  'not-correct': 'wrong, or over the ceiling',
  'no-total': 'no total fuel',
  duplicate: 'the same run again',
};

/** A reason as a person reads it. */
export function exclusionWords(reason: ExclusionReason): string {
  return WORDS[reason];
}
