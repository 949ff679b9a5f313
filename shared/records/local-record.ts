import type { PerformanceResult } from './performance.ts';
import type { RunRecord } from './record.ts';

/** What is known of a run that was graded on this machine. */
export interface LocalRun {
  readonly id: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly testCaseSlug: string;
  readonly testCaseVersion: string;
  readonly variant: string;
  /** Name under which the engine is filed; there is no model behind a local run. */
  readonly engineName: string;
  readonly operatingSystem: string;
  readonly nodeVersion: string;
  readonly performance: PerformanceResult;
}

/**
 * The record of a local grading, in the harness's shape. What only a harness session has (tokens, cost, session times)
 * is null, which says "not reported" and not zero (spec: run-record §3).
 */
export function localRecord(run: LocalRun): RunRecord {
  const seconds = (run.finishedAt.getTime() - run.startedAt.getTime()) / 1000;
  const loaded = isLoaded(run.performance);
  return {
    id: run.id,
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt.toISOString(),
    subject: {
      testCaseSlug: run.testCaseSlug,
      testCaseVersion: run.testCaseVersion,
      testType: 'performance',
      variant: run.variant,
      harnessSlug: 'lattice-replay',
      harnessVersion: null,
      orchestratorSlug: 'one-shot',
      engineSlug: 'none',
      engineVersion: null,
      modelId: `local/${run.engineName}`,
    },
    tooling: { testCabinetCommit: null },
    environment: {
      os: run.operatingSystem,
      containerImage: 'none',
      nodeVersion: run.nodeVersion,
      authMode: 'apiKey',
    },
    metrics: {
      runTimeSeconds: 0,
      setupSeconds: null,
      sessionSeconds: null,
      teardownSeconds: null,
      validationSeconds: seconds,
      tokens: { uncachedInput: null, cachedInput: null, output: null, reasoning: null },
      cost: { comparable: null, actual: null },
    },
    validation: {
      loaded,
      detail: null,
      install: null,
      build: null,
      checks: [],
      proofs: [],
      debugScripts: [],
      requirements: [],
      performance: {
        ...run.performance,
        cases: run.performance.cases.map((result) => ({
          ...result,
          snapshots: result.snapshots.map((snapshot) => ({ ...snapshot })),
        })),
      },
    },
    links: { sourceRepo: null, playableBuild: null },
    status: { state: loaded ? 'completed' : 'catastrophic', detail: null },
  };
}

/** Whether every case that ran also finished (spec: run-record §5). */
function isLoaded(performance: PerformanceResult): boolean {
  return (
    performance.moduleWasm !== null &&
    performance.cases.every((result) => result.skipped || result.fuel !== null)
  );
}
