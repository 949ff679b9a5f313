import type { LibraryItem } from '../../../shared/api/answers.ts';
import { type Grading, type Gradings, gradingKey } from '../../state/gradings.ts';
import { nameOfItem } from '../../state/library.ts';
import type { OpenPlace } from '../../state/place.ts';
import { type CaseRow, caseRows } from './case-rows.ts';

/** What is known of an engine on the case that is open. */
export interface EngineResults {
  /** Id of the module. */
  readonly module: string;
  readonly name: string;
  readonly grading: Grading | undefined;
}

/** The engines in A and B, the case of the open scenario, and what both came to on it. */
export interface Results {
  readonly onCase: LibraryItem | undefined;
  readonly a: EngineResults | undefined;
  readonly b: EngineResults | undefined;
  readonly rows: readonly CaseRow[];
}

export function resultsOf(
  open: OpenPlace | undefined,
  items: readonly LibraryItem[],
  gradings: Gradings,
): Results {
  const caseId = items.find(({ id }) => id === open?.scenario)?.of?.case;
  const engine = (module: string | undefined): EngineResults | undefined => {
    if (module === undefined || module === 'reference' || caseId === undefined) return undefined;
    return { module, name: nameOfItem(items, module), grading: gradings[gradingKey(module, caseId)] };
  };
  const a = engine(open?.module);
  const b = engine(open?.beside);
  const rows = caseId === undefined ? [] : caseRows(items, caseId, a?.grading, b?.grading);
  return { onCase: items.find(({ id }) => id === caseId), a, b, rows };
}
