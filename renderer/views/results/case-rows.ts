import type { LibraryItem } from '../../../shared/api/answers.ts';
import type { JsonDifference } from '../../../shared/grading/json-differences.ts';
import type { PerformanceCaseResult, PerformanceResult } from '../../../shared/records/performance.ts';
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
  /** As graded here; as recorded, where it was not. */
  readonly a: Side;
  /** As recorded, beside what was graded here. */
  readonly recorded: Side | undefined;
  readonly b: Side | undefined;
  /** Where A's answer here is not what is expected, where it is JSON other than Lattice. */
  readonly differences: readonly JsonDifference[];
}

/** What is known of a case: of A what was graded here and what was recorded, of B what was graded here. */
export interface Known {
  readonly here: Grading | undefined;
  readonly recorded: PerformanceResult | undefined;
  readonly b: Grading | undefined;
}

/** The inputs of a case in the order in which they were graded. */
export function caseRows(
  items: readonly LibraryItem[],
  onCase: string | undefined,
  { here, recorded, b }: Known,
): readonly CaseRow[] {
  const graded = here?.kind === 'graded' ? here : undefined;
  const other = b?.kind === 'graded' ? b : undefined;
  const main = graded?.result ?? recorded;
  if (main === undefined) return [];
  return main.cases.map((result): CaseRow => {
    const { input } = result;
    const scenario = items.find(({ of }) => of !== undefined && of.case === onCase && of.input === input);
    return {
      input,
      name: nameOf(input),
      kind: result.kind,
      runway: scenario?.of?.runway,
      fuelLimit: main.fuelLimit ?? undefined,
      scenario: scenario?.id,
      a: sideOf(main, input, graded?.seconds),
      recorded: graded && recorded ? sideOf(recorded, input) : undefined,
      b: other && sideOf(other.result, input, other.seconds),
      differences: graded?.differences.find((one) => one.input === input)?.differences ?? [],
    };
  });
}

function sideOf(
  { cases, fuelLimit }: PerformanceResult,
  input: string,
  seconds: readonly (number | null)[] = [],
): Side {
  const index = cases.findIndex((one) => one.input === input);
  const result = cases[index];
  const judged = result?.kind === 'stress' && result.fuel !== null && fuelLimit !== null;
  return {
    result,
    share: judged ? (result.fuel ?? 0) / fuelLimit : undefined,
    seconds: seconds[index] ?? undefined,
  };
}

function nameOf(input: string): string {
  return (input.split('/').at(-1) ?? input).replace(/\.json$/, '');
}
