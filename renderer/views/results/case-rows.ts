import type { LibraryItem } from '../../../shared/api/answers.ts';
import type { PerformanceCaseResult } from '../../../shared/records/performance.ts';
import type { Grading } from '../../state/gradings.ts';

/** What an engine did on an input. */
export interface Side {
  readonly result: PerformanceCaseResult | undefined;
  /** Fuel as a multiple of the limit; undefined where it is not judged or did not finish. */
  readonly share: number | undefined;
  /** Wall clock of the run, where it was graded here. */
  readonly seconds: number | undefined;
}

/** An input of a case, with what A and B did on it. */
export interface CaseRow {
  readonly input: string;
  /** The input by its file's name alone. */
  readonly name: string;
  readonly kind: 'smoke' | 'stress';
  readonly runway: number | undefined;
  readonly fuelLimit: number | undefined;
  /** Id of the scenario, where the case is in the library. */
  readonly scenario: string | undefined;
  readonly a: Side;
  readonly b: Side | undefined;
}

/** The inputs of a case in the order in which they were graded. */
export function caseRows(
  items: readonly LibraryItem[],
  onCase: string,
  a: Grading | undefined,
  b: Grading | undefined,
): readonly CaseRow[] {
  const graded = a?.kind === 'graded' ? a.result.cases : [];
  return graded.map((result, index): CaseRow => {
    const scenario = items.find(({ of }) => of?.case === onCase && of.input === result.input);
    return {
      input: result.input,
      name: nameOf(result.input),
      kind: result.kind,
      runway: scenario?.of?.runway,
      fuelLimit: (a?.kind === 'graded' ? a.result.fuelLimit : null) ?? undefined,
      scenario: scenario?.id,
      a: sideOf(a, index),
      b: b?.kind === 'graded' ? sideOf(b, index) : undefined,
    };
  });
}

function sideOf(grading: Grading | undefined, index: number): Side {
  if (grading?.kind !== 'graded') return { result: undefined, share: undefined, seconds: undefined };
  const result = grading.result.cases[index];
  const { fuelLimit } = grading.result;
  const judged = result?.kind === 'stress' && result.fuel !== null && fuelLimit !== null;
  return {
    result,
    share: judged ? (result.fuel ?? 0) / fuelLimit : undefined,
    seconds: grading.seconds[index] ?? undefined,
  };
}

function nameOf(input: string): string {
  return (input.split('/').at(-1) ?? input).replace(/\.json$/, '');
}
