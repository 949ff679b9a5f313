import type { ListedRuns } from '../../../shared/api/answers.ts';
import { type Exclusion, fieldOf } from '../../../shared/grading/ranking/field.ts';
import { type LeaderboardRow, leaderboard } from '../../../shared/grading/ranking/leaderboard.ts';
import { type FoldRules, modelIdentity } from '../../../shared/grading/ranking/model-identity.ts';
import { type Placement, placementOf } from '../../../shared/grading/ranking/placement.ts';
import type { RankedCase, RankedRun } from '../../../shared/grading/ranking/ranked-run.ts';
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
  /** The open run, where it is one of this case with a total. */
  readonly open: FieldRun | undefined;
  readonly placement: Placement | null;
}

/** The field of a case in a folder: the chosen one, or that of the open run, or that of which there are the most runs. */
export function shownField(
  { runs }: ListedRuns,
  chosen: RankedCase | undefined,
  fold: FoldRules,
  opened?: RankedRun,
): ShownField {
  const cases = casesOf(runs);
  const own = cases.find((one) => opened && caseKey(one.of) === caseKey(opened.case));
  const of = chosen ?? own?.of ?? cases[0]?.of;
  if (of === undefined)
    return { cases, of, rows: [], runs: [], excluded: [], open: undefined, placement: null };
  const field = fieldOf(runs, of);
  const rows = leaderboard(field.runs, fold);
  return {
    cases,
    of,
    rows,
    runs: field.runs.map(({ runId, model, totalFuel }) => ({
      runId,
      modelId: modelIdentity(model, fold),
      fuel: totalFuel ?? 0,
    })),
    excluded: field.excluded,
    ...openRun(opened, of, rows, fold),
  };
}

function openRun(
  opened: RankedRun | undefined,
  of: RankedCase,
  rows: readonly LeaderboardRow[],
  fold: FoldRules,
): Pick<ShownField, 'open' | 'placement'> {
  if (opened?.totalFuel == null || caseKey(opened.case) !== caseKey(of))
    return { open: undefined, placement: null };
  const { runId, model, totalFuel } = opened;
  const modelId = modelIdentity(model, fold);
  return {
    open: { runId, modelId, fuel: totalFuel },
    placement: placementOf({ modelId, correct: opened.correct === true, totalFuel }, rows),
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
