import { READING_IDS, READINGS, type ReadingId } from '../../lattice/readings.ts';
import type { Pace } from '../pace.ts';
import type { Candidate } from './candidate.ts';
import { type FromStart, runFromStart } from './from-start.ts';
import { pairsOf } from './pairs.ts';
import type { DiagnosisQuestion } from './question.ts';
import { candidateOf } from './ranking.ts';
import { runThrough, type WindowRun, type WindowState } from './window.ts';

const PAIR_TICKS = 300_000;
/** Building an engine takes as long as some ticks of it. */
const BUILD_TICKS = 50;

interface PairQuestion {
  readonly question: DiagnosisQuestion;
  readonly window: readonly WindowState[];
  /** How each reading fared by itself, in the window and all in all. */
  readonly runs: readonly WindowRun[];
  readonly singles: readonly Candidate[];
  readonly pace: Pace;
}

/**
 * Tries pairs until the ticks allowed are used up. Once one meets everything, only those that share a reading with it are
 * tried still, as they may be its equals. Only pairs that go on longer than any reading by itself become candidates.
 */
export async function runPairs({
  question,
  window,
  runs,
  singles,
  pace,
}: PairQuestion): Promise<{ candidates: Candidate[]; cutShort: boolean }> {
  const { scenario, lastEqual, recorded, pairTicks = PAIR_TICKS, progress } = question;
  const mayFollow = READING_IDS.filter((id) => READINGS[id].shows === 'layouts');
  const pairs = pairsOf(runs, mayFollow);
  const start = lastEqual?.tick ?? 0;
  const best = Math.max(...singles.map(({ firstMiss = 0 }) => firstMiss));
  const candidates: Candidate[] = [];
  let match: readonly ReadingId[] | undefined;
  let left = pairTicks;
  for (const [done, pair] of pairs.entries()) {
    if (match !== undefined && !pair.some((id) => match?.includes(id))) continue;
    if (left <= 0) return { candidates, cutShort: true };
    progress?.({ step: 'pairs', done, total: pairs.length });
    const run = await runThrough(scenario, lastEqual, window, pair, pace);
    left -= BUILD_TICKS + (run.firstMiss ?? window.at(-1)!.module.tick) - start;
    let fromStart: FromStart | undefined;
    if (run.firstMiss === undefined && recorded !== undefined) {
      fromStart = await runFromStart(scenario, pair, recorded, pace);
      left -= BUILD_TICKS + (fromStart.firstMiss ?? recorded.ticks.at(-1) ?? 0);
    }
    const candidate = candidateOf(run, fromStart);
    if (candidate.firstMiss === undefined || candidate.firstMiss > best) candidates.push(candidate);
    if (candidate.firstMiss === undefined) match ??= pair;
  }
  return { candidates, cutShort: false };
}
