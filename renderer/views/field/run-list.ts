import type { ListedRun, ListedRuns } from '../../../shared/api/answers.ts';
import type { RankedCase } from '../../../shared/grading/ranking/ranked-run.ts';
import { caseKey } from './field-view.ts';

/** What a person narrows the runs of a folder by. */
export interface RunFilter {
  /** Words of which each must be in the model or in the run's id. */
  readonly words: string;
  /** As the record has it; empty stands for all. */
  readonly outcome: string;
  readonly everyCase: boolean;
}

export const NO_FILTER: RunFilter = { words: '', outcome: '', everyCase: false };

/** A run, and its place in the list of the folder. */
export interface ListedAt {
  readonly run: ListedRun;
  readonly index: number;
}

/** The runs of a folder that pass the filter, in the order of the list. */
export function filteredRuns(
  { runs }: ListedRuns,
  of: RankedCase | undefined,
  { words, outcome, everyCase }: RunFilter,
): readonly ListedAt[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const key = of && caseKey(of);
  return runs.flatMap((run, index) => {
    if (!everyCase && caseKey(run.case) !== key) return [];
    if (outcome !== '' && run.verdict !== outcome) return [];
    const text = `${run.model} ${run.runId}`.toLowerCase();
    return wanted.every((word) => text.includes(word)) ? [{ run, index }] : [];
  });
}

/** The outcomes that occur, each once, in the order of the alphabet. */
export function outcomesOf({ runs }: ListedRuns): readonly string[] {
  return [...new Set(runs.map(({ verdict }) => verdict))].sort();
}

/** An outcome of a record as a person reads it. */
export function outcomeOfRun(verdict: string): string {
  return WORDS[verdict] ?? verdict;
}

const WORDS: Readonly<Record<string, string>> = {
  passed: 'passed',
  'over-ceiling': 'over the ceiling',
  incorrect: 'wrong',
  'no-answer': 'no answer',
  'not-judged': 'not judged',
};
