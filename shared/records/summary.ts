import type { PerformanceResult } from './performance.ts';
import type { RunRecord } from './record.ts';

/**
 * What became of a run, in one word: of a performance run `passed`, `over-ceiling`, `incorrect` or `no-answer`; of an
 * adversarial one the outcome of its match, as the record has it; `not-judged` where the record holds neither.
 */
export type RunVerdict = 'passed' | 'over-ceiling' | 'incorrect' | 'no-answer' | 'not-judged' | (string & {});

/** What lists and tables show of a run. */
export interface RunSummary {
  readonly id: string;
  readonly model: string;
  readonly harness: string;
  readonly caseSlug: string;
  readonly caseVersion: string;
  readonly variant: string;
  readonly testType: string;
  /** The record's `status.state`, an open set (spec: run-record §1). */
  readonly state: string;
  readonly loaded: boolean;
  readonly verdict: RunVerdict;
  readonly totalFuel: number | null;
  readonly fuelLimit: number | null;
  readonly cases: CaseCounts;
  /** RFC 3339, as recorded. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly runTimeSeconds: number;
  /** US dollars; null where not reported. */
  readonly cost: number | null;
}

export interface CaseCounts {
  readonly all: number;
  readonly correct: number;
  readonly overCeiling: number;
  readonly skipped: number;
  readonly wrong: number;
}

export function summarise(record: RunRecord): RunSummary {
  const { subject, metrics, validation, status } = record;
  const performance = validation.performance ?? undefined;
  return {
    id: record.id,
    model: subject.modelId,
    harness: subject.harnessSlug,
    caseSlug: subject.testCaseSlug,
    caseVersion: subject.testCaseVersion,
    variant: subject.variant,
    testType: subject.testType,
    state: status.state,
    loaded: validation.loaded,
    verdict: performance
      ? performanceVerdict(performance)
      : (validation.adversarial?.outcome ?? 'not-judged'),
    totalFuel: performance?.totalFuel ?? null,
    fuelLimit: performance?.fuelLimit ?? null,
    cases: countCases(performance?.cases ?? []),
    startedAt: record.startedAt,
    finishedAt: record.finishedAt,
    runTimeSeconds: metrics.runTimeSeconds,
    cost: metrics.cost.comparable ?? null,
  };
}

function performanceVerdict({ correct, cases }: PerformanceResult): RunVerdict {
  if (correct) return 'passed';
  const answered = cases.filter(({ fuel }) => fuel !== null);
  if (answered.length === 0) return 'no-answer';
  return cases.every((one) => one.correct || one.overCeiling) ? 'over-ceiling' : 'incorrect';
}

function countCases(cases: PerformanceResult['cases']): CaseCounts {
  const correct = cases.filter((one) => one.correct).length;
  const overCeiling = cases.filter((one) => one.overCeiling).length;
  const skipped = cases.filter((one) => one.skipped).length;
  return {
    all: cases.length,
    correct,
    overCeiling,
    skipped,
    wrong: cases.length - correct - overCeiling - skipped,
  };
}
