import { ENGLISH, type Figures } from '../base/figures.ts';
import { formatShare } from '../base/format.ts';
import type { PerformanceCaseResult, PerformanceResult } from '../records/performance.ts';

/** "passed", "over the ceiling", … : a case's outcome in words. */
export function outcomeWords(result: PerformanceCaseResult): string {
  if (result.skipped) return 'skipped';
  if (result.correct) return 'passed';
  if (result.overCeiling) return 'over the ceiling';
  return result.fuel === null ? 'no answer' : 'wrong answer';
}

/** The run's verdict as one sentence. */
export function verdictSentence(performance: PerformanceResult, figures: Figures = ENGLISH): string {
  const { cases, fuelLimit } = performance;
  if (performance.correct) {
    return performance.totalFuel === 0
      ? 'Passed: every case is right, none of them is scored.'
      : `Passed: every case is right within the ceiling. Total fuel ${figures.whole(performance.totalFuel ?? 0)}.`;
  }
  if (performance.detail !== null) return `Failed: ${performance.detail}.`;
  const wrong = cases.filter((result) => !result.correct && !result.overCeiling && !result.skipped);
  const smoke = wrong.filter((result) => result.kind === 'smoke');
  if (smoke.length > 0) return `Failed: ${some(smoke, 'smoke case')} not right, so no stress case was run.`;
  if (wrong.length > 0) return `Failed: ${some(wrong, 'stress case')} not right${firstTick(wrong, figures)}.`;
  const over = cases.filter((result) => result.overCeiling);
  const most = Math.max(...over.map((result) => (result.fuel ?? 0) / (fuelLimit ?? 1)));
  return `Over the ceiling: every answer is right, but ${some(over, 'case')} over the fuel limit (at most ${formatShare(most, figures)} of it).`;
}

function some(results: readonly PerformanceCaseResult[], what: string): string {
  return results.length === 1 ? `1 ${what} is` : `${results.length} ${what}s are`;
}

function firstTick(wrong: readonly PerformanceCaseResult[], figures: Figures): string {
  const first = wrong.find((result) => result.firstMismatchTick !== null);
  return first ? ` (${first.input} from tick ${figures.whole(first.firstMismatchTick ?? 0)} on)` : '';
}
