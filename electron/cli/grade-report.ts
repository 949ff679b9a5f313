import { formatFuel, formatSeconds, formatShare } from '../../shared/base/format.ts';
import { outcomeWords, verdictSentence } from '../../shared/grading/verdict-words.ts';
import type { PerformanceCaseResult, PerformanceResult } from '../../shared/records/performance.ts';
import type { Context } from './context.ts';
import { textTable } from './table.ts';

type Colors = Context['colors'];

/** A graded module as a person reads it: a row a case, the reasons, the verdict. */
export function gradeReport(
  performance: PerformanceResult,
  seconds: readonly (number | null)[],
  colors: Colors,
): string {
  const rows = performance.cases.map((result, index) => [
    result.input,
    result.kind,
    paint(colors, result, outcomeWords(result)),
    result.fuel === null ? '–' : formatFuel(result.fuel),
    share(result, performance.fuelLimit),
    seconds[index] == null ? '–' : formatSeconds(seconds[index]),
  ]);
  const table = textTable(
    [
      { title: 'case' },
      { title: 'kind' },
      { title: 'outcome' },
      { title: 'fuel', align: 'right' },
      { title: 'of limit', align: 'right' },
      { title: 'time', align: 'right' },
    ],
    rows,
  );
  const reasons = performance.cases
    .filter((result) => result.detail !== null && !result.skipped)
    .map((result) => `  ${result.input}: ${result.detail}`);
  return [table, ...reasons, verdictSentence(performance)].join('\n');
}

/** Smoke fuel is not judged, so its share would only mislead. */
function share(result: PerformanceCaseResult, fuelLimit: number | null): string {
  if (result.fuel === null || fuelLimit === null || result.kind === 'smoke') return '–';
  return formatShare(result.fuel / fuelLimit);
}

function paint(colors: Colors, result: PerformanceCaseResult, words: string): string {
  if (result.correct) return colors.green(words);
  if (result.overCeiling) return colors.yellow(words);
  return result.skipped ? colors.dim(words) : colors.red(words);
}
