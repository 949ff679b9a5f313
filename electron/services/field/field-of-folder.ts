import { type Field, fieldOf } from '../../../shared/grading/ranking/field.ts';
import { type LeaderboardRow, leaderboard } from '../../../shared/grading/ranking/leaderboard.ts';
import type { FoldRules } from '../../../shared/grading/ranking/model-identity.ts';
import { type RankedCase, type RankedRun, rankedRun } from '../../../shared/grading/ranking/ranked-run.ts';
import { type ListRunsOptions, listRuns, type RunListing } from '../runs/list-runs.ts';

/** The runs of a folder that count for a case, by model, and those that do not. */
export interface FolderField {
  readonly of: RankedCase;
  readonly field: Field;
  readonly rows: readonly LeaderboardRow[];
  /** What should be a run and cannot be read. */
  readonly refused: RunListing['refused'];
}

/**
 * The field of a case in a folder of runs (spec: ranking §§1 to 3). Without a case it is that of which the folder holds
 * the most runs; undefined where the folder holds none. Throws as `listRuns` does.
 */
export async function fieldOfFolder(
  folder: string,
  { of, fold, ...options }: ListRunsOptions & { readonly of?: RankedCase; readonly fold: FoldRules },
): Promise<FolderField | undefined> {
  const { runs, refused } = await listRuns(folder, options);
  const ranked = runs.map(({ summary }) => rankedRun(summary));
  const chosen = of ?? mostCommonCase(ranked);
  if (chosen === undefined) return undefined;
  const field = fieldOf(ranked, chosen);
  return { of: chosen, field, rows: leaderboard(field.runs, fold), refused };
}

function mostCommonCase(runs: readonly RankedRun[]): RankedCase | undefined {
  const counts = new Map<string, { readonly of: RankedCase; runs: number }>();
  for (const { case: of } of runs) {
    const key = JSON.stringify([of.slug, of.version, of.variant]);
    const known = counts.get(key) ?? { of, runs: 0 };
    known.runs++;
    counts.set(key, known);
  }
  return [...counts.values()].sort((a, b) => b.runs - a.runs)[0]?.of;
}
