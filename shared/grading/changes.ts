import { ENGLISH, type Figures } from '../base/figures.ts';
import type { PerformanceCaseResult, PerformanceResult } from '../records/performance.ts';
import { outcomeWords } from './verdict-words.ts';

/** What changed on an input from one build to the next. */
export interface CaseChange {
  readonly input: string;
  /** Outcomes in words, where they are not the same. */
  readonly outcome: readonly [before: string, after: string] | undefined;
  /** Fuel after less fuel before; undefined where one of the two did not finish. */
  readonly fuel: number | undefined;
  /** First wrong ticks, where they are not the same; null where nothing is wrong, or it did not finish. */
  readonly firstMismatchTick: readonly [before: number | null, after: number | null] | undefined;
}

/** What changed from one grading to the next, by input; inputs on which nothing did are left out, as are new ones. */
export function changesBetween(before: PerformanceResult, after: PerformanceResult): readonly CaseChange[] {
  return after.cases.flatMap((now) => {
    const then = before.cases.find(({ input }) => input === now.input);
    const change = then && changeOf(then, now);
    return change === undefined ? [] : [change];
  });
}

function changeOf(then: PerformanceCaseResult, now: PerformanceCaseResult): CaseChange | undefined {
  const words = [outcomeWords(then), outcomeWords(now)] as const;
  const outcome = words[0] === words[1] ? undefined : words;
  const fuel = then.fuel === null || now.fuel === null ? undefined : now.fuel - then.fuel;
  const ticks = [then.firstMismatchTick, now.firstMismatchTick] as const;
  const firstMismatchTick = ticks[0] === ticks[1] ? undefined : ticks;
  if (outcome === undefined && firstMismatchTick === undefined && (fuel === undefined || fuel === 0))
    return undefined;
  return { input: now.input, outcome, fuel, firstMismatchTick };
}

/** A change as a person reads it: "cases/small.json: wrong answer, now passed; fuel +1,204 (+0.5 %)". */
export function changeWords(
  { input, outcome, fuel, firstMismatchTick }: CaseChange,
  before: PerformanceResult,
  figures: Figures = ENGLISH,
): string {
  const parts: string[] = [];
  if (outcome) parts.push(`${outcome[0]}, now ${outcome[1]}`);
  if (firstMismatchTick) parts.push(mismatchWords(...firstMismatchTick, figures));
  if (fuel !== undefined && fuel !== 0) {
    const then = before.cases.find((one) => one.input === input)?.fuel ?? 0;
    const share = then === 0 ? '' : ` (${signedShare(fuel / then, figures)})`;
    parts.push(`fuel ${signed(fuel, figures)}${share}`);
  }
  return `${input}: ${parts.join('; ')}`;
}

function mismatchWords(before: number | null, after: number | null, figures: Figures): string {
  const tick = (value: number | null): string => (value === null ? 'none' : figures.whole(value));
  return `first wrong tick ${tick(before)}, now ${tick(after)}`;
}

function signed(value: number, figures: Figures): string {
  return value > 0 ? `+${figures.whole(value)}` : figures.whole(value);
}

/** In percent, with as many of two decimal places as it takes. */
function signedShare(share: number, figures: Figures): string {
  const [, places = ''] = String(Number((share * 100).toFixed(2))).split('.');
  return `${share > 0 ? '+' : ''}${figures.decimals(share * 100, places.length)} %`;
}
