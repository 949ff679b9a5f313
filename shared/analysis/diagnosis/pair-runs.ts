import { READING_IDS, READINGS } from '../../lattice/readings.ts';
import type { Pace } from '../pace.ts';
import type { Candidate } from './candidate.ts';
import { runFromStart } from './from-start.ts';
import { pairsOf } from './pairs.ts';
import type { DiagnosisQuestion } from './question.ts';
import { candidateOf } from './ranking.ts';
import { runThrough, type WindowRun, type WindowState } from './window.ts';

const PAIR_TICKS = 300_000;

interface PairQuestion {
  readonly question: DiagnosisQuestion;
  readonly window: readonly WindowState[];
  /** How each reading fared by itself. */
  readonly runs: readonly WindowRun[];
  readonly pace: Pace;
}

/**
 * Tries pairs until one meets everything, or the ticks allowed are used up. Only pairs that explain more than either of
 * their readings alone become candidates.
 */
export async function runPairs({
  question,
  window,
  runs,
  pace,
}: PairQuestion): Promise<{ candidates: Candidate[]; cutShort: boolean }> {
  const { scenario, lastEqual, recorded, pairTicks = PAIR_TICKS, progress } = question;
  const mayFollow = READING_IDS.filter((id) => READINGS[id].shows === 'layouts');
  const pairs = pairsOf(runs, mayFollow);
  const start = lastEqual?.tick ?? 0;
  const best = Math.max(...runs.map((run) => run.firstMiss ?? Number.POSITIVE_INFINITY));
  const candidates: Candidate[] = [];
  let left = pairTicks;
  for (const [done, pair] of pairs.entries()) {
    if (left <= 0) return { candidates, cutShort: true };
    progress?.({ step: 'pairs', done, total: pairs.length });
    const run = await runThrough(scenario, lastEqual, window, pair, pace);
    left -= (run.firstMiss ?? window.at(-1)!.module.tick) - start;
    const explainsMore = run.firstMiss === undefined || run.firstMiss > best;
    if (!explainsMore) continue;
    if (run.firstMiss !== undefined || recorded === undefined) {
      candidates.push(candidateOf(run, undefined));
      if (run.firstMiss === undefined) break;
      continue;
    }
    const fromStart = await runFromStart(scenario, pair, recorded, pace);
    left -= fromStart.firstMiss ?? recorded.ticks.at(-1) ?? 0;
    candidates.push(candidateOf(run, fromStart));
    if (fromStart.firstMiss === undefined) break;
  }
  return { candidates, cutShort: false };
}
