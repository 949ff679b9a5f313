import type { LeaderboardRow } from '../../shared/grading/ranking/leaderboard.ts';
import type { ChartTable } from './chart-table.ts';
import { MOST_POINTS, thinned } from './thinned.ts';

/** A run of the field. */
export interface FieldRun {
  readonly runId: string;
  /** As `modelIdentity` folds it. */
  readonly modelId: string;
  readonly fuel: number;
}

/** A run, and in which line of the chart it stands. */
export interface FieldPoint extends FieldRun {
  readonly line: number;
  readonly kind: 'best' | 'other' | 'open';
}

/** Lines that are drawn; the table holds every model. */
export const MOST_LINES = 60;

/** The models that get a line: the first of the leaderboard, and that of the open run wherever it stands. */
export function linesOf(
  rows: readonly LeaderboardRow[],
  open: FieldRun | undefined,
): readonly LeaderboardRow[] {
  const first = rows.slice(0, MOST_LINES);
  const own = rows.find(({ modelId }) => modelId === open?.modelId);
  return own === undefined || first.includes(own) ? first : [...first.slice(0, -1), own];
}

/** Rank of a model as a run of its best fuel has it: equal fuel shares one (spec: ranking §4). */
export function rankOf(row: LeaderboardRow, rows: readonly LeaderboardRow[]): number {
  return 1 + rows.filter(({ bestFuel }) => bestFuel < row.bestFuel).length;
}

/** Every run of these lines as a point, at most so many: a model's best and worst and the open run are always there. */
export function pointsOf(
  lines: readonly LeaderboardRow[],
  runs: readonly FieldRun[],
  open: FieldRun | undefined,
  most: number = MOST_POINTS,
): readonly FieldPoint[] {
  const each = Math.max(4, Math.floor(most / Math.max(1, lines.length)));
  const byModel = runsByModel(runs);
  const points = lines.flatMap(({ modelId, bestRunId }, line) => {
    const sorted = [...(byModel.get(modelId) ?? [])].sort((a, b) => a.fuel - b.fuel);
    const kept = thinned(sorted, ({ fuel }) => fuel, each).filter(({ runId }) => runId !== open?.runId);
    const own = kept.map(
      (run): FieldPoint => ({ ...run, line, kind: run.runId === bestRunId ? 'best' : 'other' }),
    );
    return open?.modelId === modelId ? [...own, { ...open, line, kind: 'open' as const }] : own;
  });
  // What comes later is drawn above.
  const order = { other: 0, best: 1, open: 2 };
  return points.sort((a, b) => order[a.kind] - order[b.kind]);
}

function runsByModel(runs: readonly FieldRun[]): ReadonlyMap<string, readonly FieldRun[]> {
  const groups = new Map<string, FieldRun[]>();
  for (const run of runs) {
    const group = groups.get(run.modelId);
    if (group === undefined) groups.set(run.modelId, [run]);
    else group.push(run);
  }
  return groups;
}

/** The middle half of values, and their median. Values that ascend; undefined for less than four. */
export function middleHalf(
  ascending: readonly number[],
): { readonly from: number; readonly median: number; readonly to: number } | undefined {
  if (ascending.length < 4) return undefined;
  const at = (share: number): number => {
    const place = share * (ascending.length - 1);
    const below = ascending[Math.floor(place)]!;
    const above = ascending[Math.ceil(place)]!;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { from: at(0.25), median: at(0.5), to: at(0.75) };
}

/** Every run of the field, the best model first. */
export function fieldTable(
  rows: readonly LeaderboardRow[],
  runs: readonly FieldRun[],
  open: FieldRun | undefined,
): ChartTable {
  const byModel = runsByModel(runs);
  return {
    columns: ['rank', 'model', 'run', 'fuel', 'of the model'],
    rows: rows.flatMap((row) => {
      const rank = rankOf(row, rows);
      const own = byModel.get(row.modelId) ?? [];
      return [...own]
        .sort((a, b) => a.fuel - b.fuel)
        .map(({ runId, fuel }) => [
          rank,
          row.modelName,
          runId,
          fuel,
          (runId === row.bestRunId ? 'best run' : 'another run') + (runId === open?.runId ? ', open' : ''),
        ]);
    }),
  };
}
