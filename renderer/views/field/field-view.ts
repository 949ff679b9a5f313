import type { ListedRuns } from '../../../shared/api/answers.ts';
import { type Exclusion, fieldOf } from '../../../shared/grading/ranking/field.ts';
import { type LeaderboardRow, leaderboard } from '../../../shared/grading/ranking/leaderboard.ts';
import { type FoldRules, modelIdentity } from '../../../shared/grading/ranking/model-identity.ts';
import type { RankedCase } from '../../../shared/grading/ranking/ranked-run.ts';
import type { FieldRun } from '../../charts/field-points.ts';

/** A case of the folder, and how many of its runs are of it. */
export interface CaseCount {
  readonly of: RankedCase;
  readonly runs: number;
}

/** What the field view shows of a folder of runs. */
export interface ShownField {
  /** The one with the most runs first. */
  readonly cases: readonly CaseCount[];
  readonly of: RankedCase | undefined;
  readonly rows: readonly LeaderboardRow[];
  readonly runs: readonly FieldRun[];
  readonly excluded: readonly Exclusion[];
}

/** The field of a case in a folder: the chosen one, or that of which there are the most runs. */
export function shownField(
  { runs }: ListedRuns,
  chosen: RankedCase | undefined,
  fold: FoldRules,
): ShownField {
  const cases = casesOf(runs);
  const of = chosen ?? cases[0]?.of;
  if (of === undefined) return { cases, of, rows: [], runs: [], excluded: [] };
  const field = fieldOf(runs, of);
  return {
    cases,
    of,
    rows: leaderboard(field.runs, fold),
    runs: field.runs.map(({ runId, model, totalFuel }) => ({
      runId,
      modelId: modelIdentity(model, fold),
      fuel: totalFuel ?? 0,
    })),
    excluded: field.excluded,
  };
}

/** A case as text, which no two have alike. */
export function caseKey({ slug, version, variant }: RankedCase): string {
  return `${slug} ${version}, ${variant}`;
}

function casesOf(runs: ListedRuns['runs']): readonly CaseCount[] {
  const counts = new Map<string, { of: RankedCase; runs: number }>();
  for (const { case: of } of runs) {
    const known = counts.get(caseKey(of));
    if (known) known.runs++;
    else counts.set(caseKey(of), { of, runs: 1 });
  }
  return [...counts.values()].sort((a, b) => b.runs - a.runs);
}
