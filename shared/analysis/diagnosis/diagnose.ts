import { Fault } from '../../base/fault.ts';
import { READING_IDS, READINGS, type ReadingId } from '../../lattice/readings.ts';
import type { Frame } from '../../lattice/state/frame.ts';
import { Pace } from '../pace.ts';
import type { Candidate, Diagnosis } from './candidate.ts';
import { type FromStart, runFromStart } from './from-start.ts';
import { runPairs } from './pair-runs.ts';
import type { DiagnosisQuestion } from './question.ts';
import { candidateOf, countEquals, rank } from './ranking.ts';
import { runThrough, type WindowRun, type WindowState, windowOf } from './window.ts';

const WINDOW_TICKS = 64;

/**
 * Which reading of the rules the module behaves as if it followed (spec: readings, Method): from the last equal state each
 * reading is run to the first different one; those that give it exactly go on through the window, then from tick 0
 * against every recorded checksum; where no reading is left, pairs are tried. Throws a `Fault`: `state-missing` when the
 * provider gives no state for the first different tick, `state-revision` or `state-mismatch` when the last equal state
 * cannot be restored, `cancelled`, and whatever the provider throws.
 */
export async function diagnose(question: DiagnosisQuestion): Promise<Diagnosis> {
  const { scenario, lastEqual } = question;
  const pace = new Pace(question);
  const states = await statesOf(question);
  const window = await windowOf(scenario, lastEqual, states, pace);
  const runs = await runSingles(question, window, pace);
  const singles = await addFromStart(question, runs, pace);
  const found = singles.filter(({ statesExplained }) => statesExplained > 0);
  let pairs: Diagnosis['pairs'] = 'not needed';
  if (!found.some(({ firstMiss }) => firstMiss === undefined)) {
    const tried = await runPairs({ question, window, runs, singles, pace });
    pairs = tried.cutShort ? 'cut short' : 'tried';
    found.push(...tried.candidates);
  }
  const candidates = rank(found);
  const equals = countEquals(candidates);
  return {
    candidates,
    equals,
    nearest: equals > 0 ? undefined : (candidates[0] ?? nearestOf(singles, window)),
    window: { from: window[0]!.module.tick, to: window.at(-1)!.module.tick, states: window.length },
    pairs,
  };
}

async function statesOf(question: DiagnosisQuestion): Promise<readonly Frame[]> {
  const { scenario, firstDifferentTick, windowTicks = WINDOW_TICKS, signal } = question;
  const last = Math.min(scenario.ticks, firstDifferentTick + windowTicks - 1);
  const ticks: number[] = [];
  for (let tick = firstDifferentTick; tick <= last; tick++) ticks.push(tick);
  const states = [...(await question.states(ticks, signal))].sort((a, b) => a.tick - b.tick);
  if (states[0]?.tick !== firstDifferentTick) {
    throw new Fault('state-missing', `the module's state at tick ${firstDifferentTick} is not there`, {
      tick: firstDifferentTick,
      found: states[0]?.tick,
    });
  }
  return states;
}

/** Every reading that shows on some factory, by itself. */
async function runSingles(
  { scenario, lastEqual, progress }: DiagnosisQuestion,
  window: readonly WindowState[],
  pace: Pace,
): Promise<WindowRun[]> {
  const ids = READING_IDS.filter((id) => READINGS[id].shows === 'layouts');
  const runs: WindowRun[] = [];
  for (const [done, id] of ids.entries()) {
    progress?.({ step: 'singles', done, total: ids.length });
    runs.push(await runThrough(scenario, lastEqual, window, [id], pace));
    await pace.breathe();
  }
  return runs;
}

/** Runs those that met the whole window from tick 0, where there is something to hold against them. */
async function addFromStart(
  { scenario, recorded, progress }: DiagnosisQuestion,
  runs: readonly WindowRun[],
  pace: Pace,
): Promise<Candidate[]> {
  const total = runs.filter(({ firstMiss }) => firstMiss === undefined).length;
  const candidates: Candidate[] = [];
  let done = 0;
  for (const run of runs) {
    let fromStart: FromStart | undefined;
    if (recorded !== undefined && run.firstMiss === undefined) {
      progress?.({ step: 'from the start', done: done++, total });
      fromStart = await runFromStart(scenario, run.readings as readonly ReadingId[], recorded, pace);
    }
    candidates.push(candidateOf(run, fromStart));
  }
  return candidates;
}

/** Where nothing explains a state: whatever comes nearer to the first one than the rules themselves. */
function nearestOf(singles: readonly Candidate[], window: readonly WindowState[]): Candidate | undefined {
  const ofRules = window[0]!.different.length;
  const near = singles.filter(({ entitiesMissed }) => (entitiesMissed ?? ofRules) < ofRules);
  return near.sort((one, other) => one.entitiesMissed! - other.entitiesMissed!)[0];
}
