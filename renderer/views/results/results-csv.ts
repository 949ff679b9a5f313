import { csv } from '../../../shared/analysis/difference-csv.ts';
import { outcomeWords } from '../../../shared/grading/verdict-words.ts';
import type { CaseRow, Side } from './case-rows.ts';

const HEADER = [
  'input',
  'kind',
  'side',
  'outcome',
  'fuel',
  'fuel_limit',
  'runway',
  'first_mismatch_tick',
  'seconds',
  'detail',
];

/** The table of results as CSV, a line an input and side; fuel in whole units, nothing rounded. */
export function resultsCsv(rows: readonly CaseRow[]): string {
  const lines = rows.flatMap((row) => [
    line(row, 'a', row.a),
    ...(row.recorded ? [line(row, 'recorded', row.recorded)] : []),
    ...(row.b ? [line(row, 'b', row.b)] : []),
  ]);
  return csv([HEADER, ...lines]);
}

function line(
  { input, kind, fuelLimit, runway }: CaseRow,
  side: 'a' | 'recorded' | 'b',
  { result, seconds }: Side,
) {
  return [
    input,
    kind,
    side,
    result ? outcomeWords(result) : '',
    result?.fuel ?? '',
    fuelLimit ?? '',
    runway ?? '',
    result?.firstMismatchTick ?? '',
    seconds ?? '',
    result?.detail ?? '',
  ];
}
