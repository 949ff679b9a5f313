import { type FoldRules, modelIdentity } from './model-identity.ts';
import type { RankedRun } from './ranked-run.ts';

/** A model of the field. */
export interface LeaderboardRow {
  readonly modelId: string;
  readonly modelName: string;
  readonly bestFuel: number;
  readonly bestRunId: string;
  readonly runCount: number;
  /** Start of its latest run, RFC 3339. */
  readonly latestStartedAt: string;
  /** Every name under which its runs were recorded, so that the fold can be seen. */
  readonly recordedAs: readonly string[];
}

/**
 * Each model of the field once, the least fuel first (spec: ranking §§2, 3). Of equal runs of a model the one that came
 * first is its best; of equal models the one whose latest run started earlier stands first. Takes the runs of `fieldOf`.
 */
export function leaderboard(runs: readonly RankedRun[], fold: FoldRules): readonly LeaderboardRow[] {
  const rows = new Map<string, LeaderboardRow>();
  for (const run of runs) {
    if (run.totalFuel === null) continue;
    const modelId = modelIdentity(run.model, fold);
    rows.set(modelId, withRun(rows.get(modelId), modelId, run, run.totalFuel));
  }
  return [...rows.values()].sort(
    (a, b) => a.bestFuel - b.bestFuel || a.latestStartedAt.localeCompare(b.latestStartedAt),
  );
}

function withRun(
  row: LeaderboardRow | undefined,
  modelId: string,
  { runId, model, modelName, startedAt }: RankedRun,
  fuel: number,
): LeaderboardRow {
  if (row === undefined)
    return {
      modelId,
      modelName: modelName ?? modelId,
      bestFuel: fuel,
      bestRunId: runId,
      runCount: 1,
      latestStartedAt: startedAt,
      recordedAs: [model],
    };
  return {
    ...row,
    ...(fuel < row.bestFuel && { bestFuel: fuel, bestRunId: runId }),
    runCount: row.runCount + 1,
    // As the page does it: times as text.
    latestStartedAt: startedAt > row.latestStartedAt ? startedAt : row.latestStartedAt,
    recordedAs: row.recordedAs.includes(model) ? row.recordedAs : [...row.recordedAs, model],
  };
}
