import { outcomeWords } from '../../../shared/grading/verdict-words.ts';
import type { PerformanceCaseResult } from '../../../shared/records/performance.ts';
import type { BarCase, BarSide } from '../../charts/case-bars.ts';
import type { Grading } from '../../state/gradings.ts';

/** The cases of one kind that A or B is graded on, in the manifest's order; `runways` by input, in ceilings. */
export function gradedCases(
  kind: PerformanceCaseResult['kind'],
  a: Grading | undefined,
  b: Grading | undefined,
  runways: ReadonlyMap<string, number>,
): readonly BarCase[] {
  const [ofA, ofB] = [rowsOf(a, kind), rowsOf(b, kind)];
  const inputs = [...new Set([...ofA.keys(), ...ofB.keys()])];
  return inputs.map((input) => ({
    name: caseName(input),
    ...(runways.has(input) && { runway: runways.get(input) }),
    a: sideOf(ofA.get(input)),
    b: sideOf(ofB.get(input)),
  }));
}

function rowsOf(
  grading: Grading | undefined,
  kind: PerformanceCaseResult['kind'],
): ReadonlyMap<string, PerformanceCaseResult> {
  const cases = grading?.kind === 'graded' ? grading.result.cases : [];
  return new Map(cases.filter((row) => row.kind === kind).map((row) => [row.input, row]));
}

function sideOf(row: PerformanceCaseResult | undefined): BarSide | undefined {
  return row && { fuel: row.fuel, outcome: outcomeWords(row) };
}

/** `cases/large.json` as people call it: `large`. */
function caseName(input: string): string {
  const file = input.slice(input.lastIndexOf('/') + 1);
  return file.replace(/\.json$/, '');
}
