import type { LibraryItem, RunAnswer } from '../../../shared/api/answers.ts';
import { type Grading, type Gradings, gradingKey } from '../../state/gradings.ts';
import { caseOfOpen, nameOfItem } from '../../state/library.ts';
import type { OpenPlace } from '../../state/place.ts';
import { type Runs, recordOf } from '../../state/runs.ts';
import { type CaseRow, caseRows } from './case-rows.ts';

/** What is known of an engine on the case that is open. */
export interface EngineResults {
  /** Id of the module; absent for a run that carries none. */
  readonly module: string | undefined;
  readonly name: string;
  readonly grading: Grading | undefined;
}

/** The engines in A and B, the case of what is open, and what both came to on it. */
export interface Results {
  readonly onCase: LibraryItem | undefined;
  readonly a: EngineResults | undefined;
  readonly b: EngineResults | undefined;
  /** What the record of the open run says. */
  readonly recorded: RunAnswer | undefined;
  readonly rows: readonly CaseRow[];
}

export function resultsOf(
  open: OpenPlace | undefined,
  items: readonly LibraryItem[],
  gradings: Gradings,
  runs: Runs,
): Results {
  const run = items.find(({ id }) => id === open?.run);
  const onCase = caseOfOpen(open, items);
  const engine = (module: string | undefined): EngineResults | undefined => {
    if (module === undefined || module === 'reference') return undefined;
    const grading = onCase && gradings[gradingKey(module, onCase.id)];
    return { module, name: run?.run?.model ?? nameOfItem(items, module), grading };
  };
  const recorded = recordOf(runs, open?.run);
  const ofRun = run && { module: undefined, name: run.run?.model ?? run.name, grading: undefined };
  const a = engine(open?.module) ?? ofRun;
  const other = open?.beside;
  const b =
    other === undefined || other === 'reference' || onCase === undefined
      ? undefined
      : { module: other, name: nameOfItem(items, other), grading: gradings[gradingKey(other, onCase.id)] };
  const rows = caseRows(items, onCase?.id, {
    here: a?.grading,
    recorded: recorded?.performance ?? undefined,
    b: b?.grading,
  });
  return { onCase, a, b, recorded, rows };
}
