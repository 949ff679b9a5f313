import type { CaseEntry } from '../manifest/performance.ts';
import type { PerformanceCaseResult, RecordedSnapshot } from '../records/performance.ts';
import type { JsonDifference } from './json-differences.ts';

/** How an answer compares with the expected one. */
export type Verdict =
  | { readonly right: true; readonly note?: string }
  | {
      readonly right: false;
      readonly firstMismatchTick: number | null;
      readonly reason: string;
      /** The first of them, where the answer is JSON other than Lattice. */
      readonly differences?: readonly JsonDifference[];
    };

/** What became of one case's run, in the terms in which it is judged. */
export type CaseRun =
  | {
      readonly kind: 'answered';
      readonly fuel: bigint;
      readonly verdict: Verdict;
      readonly snapshots: readonly RecordedSnapshot[];
    }
  /** It gave no answer (performance-host §4), or its own case files cannot be read. */
  | { readonly kind: 'failed'; readonly detail: string };

const SKIPPED_DETAIL = 'skipped: a smoke case failed, so no stress case was run';

/** The result of a case that was run (spec: performance-host §6). `published` names its scenario for a right answer. */
export function caseResult(
  entry: CaseEntry,
  run: CaseRun,
  fuelLimit: bigint,
  published: string | null,
): PerformanceCaseResult {
  if (run.kind === 'failed') return { ...emptyResult(entry), detail: run.detail };
  const { fuel, verdict, snapshots } = run;
  const answered = { ...emptyResult(entry), fuel: Number(fuel), snapshots };
  if (!verdict.right) {
    return { ...answered, firstMismatchTick: verdict.firstMismatchTick, detail: verdict.reason };
  }
  const overCeiling = entry.kind === 'stress' && fuel > fuelLimit;
  const note = verdict.note ?? null;
  const detail = overCeiling ? overCeilingDetail(fuel, fuelLimit) : note;
  return { ...answered, correct: !overCeiling, overCeiling, detail, scenarioJson: published };
}

/** The result of a stress case behind a failed gate. */
export function skippedResult(entry: CaseEntry): PerformanceCaseResult {
  return { ...emptyResult(entry), skipped: true, detail: SKIPPED_DETAIL };
}

function emptyResult(entry: CaseEntry): PerformanceCaseResult {
  return {
    input: entry.input,
    kind: entry.kind,
    correct: false,
    overCeiling: false,
    skipped: false,
    fuel: null,
    firstMismatchTick: null,
    detail: null,
    snapshots: [],
    scenarioJson: null,
  };
}

function overCeilingDetail(fuel: bigint, fuelLimit: bigint): string {
  return `over the ceiling: the right answer took ${fuel} fuel, the limit is ${fuelLimit}`;
}

/** Detail of a run that was stopped by its fuel; with a runway it names how many limits the runway was. */
export function outOfFuelDetail(ceiling: bigint, fuelLimit: bigint): string {
  if (ceiling <= fuelLimit) return `exhausted its fuel ceiling of ${ceiling}`;
  return `exhausted its runway: ${ceiling} fuel, ${ceiling / fuelLimit} times the limit of ${fuelLimit}`;
}
