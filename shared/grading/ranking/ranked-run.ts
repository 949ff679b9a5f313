import type { RunSummary } from '../../records/summary.ts';

/** The case that a run was made for; all three are compared as they are written (spec: ranking §1). */
export interface RankedCase {
  readonly slug: string;
  readonly version: string;
  readonly variant: string;
}

/** What ranking takes of a run, whatever record or summary it was read from. */
export interface RankedRun {
  readonly runId: string;
  /** As the record has it; `model-identity.ts` folds it. */
  readonly model: string;
  /** How the model is called on screen; its folded id stands in where there is none. */
  readonly modelName?: string;
  readonly case: RankedCase;
  /** The run's state, such as `completed`. */
  readonly state: string;
  /** Null where the record holds no performance result at all. */
  readonly correct: boolean | null;
  /** Fuel of all stress cases. */
  readonly totalFuel: number | null;
  /** RFC 3339. */
  readonly startedAt: string;
}

/** What ranking takes of a run's summary. */
export function rankedRun(summary: RunSummary): RankedRun {
  const { id, model, caseSlug, caseVersion, variant, state, verdict, totalFuel, startedAt, testType } =
    summary;
  return {
    runId: id,
    model,
    case: { slug: caseSlug, version: caseVersion, variant },
    state,
    correct: testType === 'performance' && verdict !== 'not-judged' ? verdict === 'passed' : null,
    totalFuel,
    startedAt,
  };
}
