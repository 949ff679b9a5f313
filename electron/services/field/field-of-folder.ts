import { type Field, fieldOf } from '../../../shared/grading/ranking/field.ts';
import { type LeaderboardRow, leaderboard } from '../../../shared/grading/ranking/leaderboard.ts';
import type { FoldRules } from '../../../shared/grading/ranking/model-identity.ts';
import { type RankedCase, rankedRun } from '../../../shared/grading/ranking/ranked-run.ts';
import { type ListRunsOptions, listRuns, type RunListing } from '../runs/list-runs.ts';

/** The runs of a folder that count for a case, by model, and those that do not. */
export interface FolderField {
  readonly field: Field;
  readonly rows: readonly LeaderboardRow[];
  /** What should be a run and cannot be read. */
  readonly refused: RunListing['refused'];
}

/** The field of a case in a folder of runs (spec: ranking §§1 to 3). Throws as `listRuns` does. */
export async function fieldOfFolder(
  folder: string,
  of: RankedCase,
  fold: FoldRules,
  options: ListRunsOptions,
): Promise<FolderField> {
  const { runs, refused } = await listRuns(folder, options);
  const field = fieldOf(
    runs.map(({ summary }) => rankedRun(summary)),
    of,
  );
  return { field, rows: leaderboard(field.runs, fold), refused };
}
