import type { LeaderboardRow } from './leaderboard.ts';

/** Where a run stands among the models of its field. */
export interface Placement {
  /** From 1; equal fuel shares a rank, and the run's own model counts like any other. */
  readonly rank: number;
  /** Models in the field. */
  readonly fieldSize: number;
  /** Share of the other models whose best takes more fuel, from 0 to 1; null where there is no other model. */
  readonly percentileBeaten: number | null;
  /** Whether no run of its model takes less. */
  readonly isModelBest: boolean;
  readonly modelBestFuel: number;
}

/** A run that is looked at; it need not be in the field itself. */
export interface ViewedRun {
  /** As `modelIdentity` folds it. */
  readonly modelId: string;
  readonly correct: boolean;
  readonly totalFuel: number | null;
}

/** Places a run (spec: ranking §4). Null for an empty field, and for a run that is not correct or has no total. */
export function placementOf(run: ViewedRun, rows: readonly LeaderboardRow[]): Placement | null {
  const { totalFuel: fuel } = run;
  if (!run.correct || fuel === null || rows.length === 0) return null;
  const others = rows.filter(({ modelId }) => modelId !== run.modelId);
  const best = rows.find(({ modelId }) => modelId === run.modelId)?.bestFuel;
  return {
    rank: 1 + rows.filter(({ bestFuel }) => bestFuel < fuel).length,
    fieldSize: rows.length,
    percentileBeaten:
      others.length === 0 ? null : others.filter(({ bestFuel }) => bestFuel > fuel).length / others.length,
    isModelBest: best === undefined || fuel <= best,
    modelBestFuel: best ?? fuel,
  };
}
