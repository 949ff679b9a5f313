import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import type { ModuleBytes, Runner } from '../../runner/run.ts';
import { runPlayback } from './module-run.ts';

/** More frames than any known window has (spec: playback, Window). */
const MOST_FRAMES = 10_000;

/**
 * Every snapshot of a module's own playback, from tick 1 to the end of its window. The runner is ended afterwards. Throws a
 * `Fault` (`playback-unavailable`) for a module without the exports, or that fails in them.
 */
export async function playbackFrames(
  runner: Runner,
  module: ModuleBytes,
  scenario: Scenario,
  signal: AbortSignal,
): Promise<readonly Snapshot[]> {
  const snapshots: Snapshot[] = [];
  try {
    const outcome = await runPlayback(
      runner,
      { module, scenario },
      MOST_FRAMES,
      (snapshot) => void snapshots.push(snapshot),
      signal,
    );
    if (outcome.kind === 'cancelled') throw new CancelledFault();
    if (outcome.kind === 'finished') return snapshots;
    throw new Fault('playback-unavailable', `the module's own playback cannot be shown: ${outcome.message}`, {
      ...outcome.facts,
      found: outcome.kind,
    });
  } finally {
    await runner.dispose();
  }
}

/** What a module's playback says beside what was graded (spec: playback, Drift gate). */
export interface Drift {
  readonly code: 'drift' | 'no-drift' | 'unverifiable';
  readonly message: string;
  readonly tick?: number;
}

/** Compares checksum texts at every graded tick inside the window; with none of them the word is "unverifiable". */
export function driftOf(
  played: readonly Snapshot[],
  graded: readonly { readonly tick: number; readonly checksum: string }[],
): Drift {
  const byTick = new Map(played.map(({ frame, reported }) => [frame.tick, reported]));
  const compared = graded.filter(({ tick }) => byTick.has(tick));
  if (compared.length === 0) {
    return { code: 'unverifiable', message: 'no graded tick lies inside the window of the playback' };
  }
  const first = compared.find(({ tick, checksum }) => byTick.get(tick) !== checksum);
  if (first === undefined) {
    return { code: 'no-drift', message: `the playback agrees at ${compared.length} graded ticks` };
  }
  const { tick, checksum } = first;
  const message = `the playback shows ${byTick.get(tick)} at tick ${tick}, graded was ${checksum}`;
  return { code: 'drift', message, tick };
}
