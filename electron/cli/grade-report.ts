import { formatFuel, formatSeconds, formatShare } from '../../shared/base/format.ts';
import type { PerformanceCaseResult, PerformanceResult } from '../../shared/records/performance.ts';
import type { Context } from './context.ts';
import { textTable } from './table.ts';

type Colors = Context['colors'];

/** "passed", "over the ceiling", … : a case's outcome in words. */
export function outcomeWords(result: PerformanceCaseResult): string {
  if (result.skipped) return 'skipped';
  if (result.correct) return 'passed';
  if (result.overCeiling) return 'over the ceiling';
  return result.fuel === null ? 'no answer' : 'wrong answer';
}

/** The run's verdict as one sentence. */
export function verdictSentence(performance: PerformanceResult): string {
  const { cases, fuelLimit } = performance;
  if (performance.correct) {
    return performance.totalFuel === 0
      ? 'Passed: every case is right, none of them is scored.'
      : `Passed: every case is right within the ceiling. Total fuel ${performance.totalFuel?.toLocaleString('en')}.`;
  }
  if (performance.detail !== null) return `Failed: ${performance.detail}.`;
  const wrong = cases.filter((result) => !result.correct && !result.overCeiling && !result.skipped);
  const smoke = wrong.filter((result) => result.kind === 'smoke');
  if (smoke.length > 0) return `Failed: ${some(smoke, 'smoke case')} not right, so no stress case was run.`;
  if (wrong.length > 0) return `Failed: ${some(wrong, 'stress case')} not right${firstTick(wrong)}.`;
  const over = cases.filter((result) => result.overCeiling);
  const most = Math.max(...over.map((result) => (result.fuel ?? 0) / (fuelLimit ?? 1)));
  return `Over the ceiling: every answer is right, but ${some(over, 'case')} over the fuel limit (at most ${formatShare(most)} of it).`;
}

function some(results: readonly PerformanceCaseResult[], what: string): string {
  return results.length === 1 ? `1 ${what} is` : `${results.length} ${what}s are`;
}

function firstTick(wrong: readonly PerformanceCaseResult[]): string {
  const first = wrong.find((result) => result.firstMismatchTick !== null);
  return first ? ` (${first.input} from tick ${first.firstMismatchTick?.toLocaleString('en')} on)` : '';
}

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
