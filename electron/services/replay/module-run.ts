import { totalmem } from 'node:os';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import type { ModuleBytes, RunLimits, Runner, RunOutcome } from '../../runner/run.ts';

const GIBIBYTE = 1024 ** 3;

/**
 * Memory that a module may use in a replay: all that 32 bits address. The case's cap is for grading; a window asks for far
 * longer answers than a grading does.
 */
const REPLAY_MEMORY_BYTES = 4 * GIBIBYTE;
/** Far more fuel than any run burns in its time limit, so that fuel is counted and never ends a replay. */
const PLENTY_OF_FUEL = 2n ** 62n;
const TIME_LIMIT_MS = 10 * 60 * 1000;

/** Keeps the machine usable while a module writes long answers. */
function replayLimits(): RunLimits {
  return {
    wallClockMs: TIME_LIMIT_MS,
    residentBytes: Math.min(6 * GIBIBYTE, Math.floor(totalmem() * 0.6)),
    answerBytes: 2 * GIBIBYTE,
  };
}

export interface ModuleRun {
  readonly module: ModuleBytes;
  readonly entry: string;
  readonly scenario: Scenario;
  /** Ticks at which the state is returned; the run ends at the last. */
  readonly snapshots: readonly number[];
  /**
   * Counts fuel, which gives progress and a cancel that keeps the process; without, the run takes two thirds of the time
   * and a cancel costs a new process. Neither is a score.
   */
  readonly metered: boolean;
}

/** Steps through a module's playback exports, for at most `frames` frames; the whole scenario is handed over. */
export async function runPlayback(
  runner: Runner,
  { module, scenario }: Pick<ModuleRun, 'module' | 'scenario'>,
  frames: number,
  onSnapshot: (snapshot: Snapshot) => void,
  signal: AbortSignal,
): Promise<RunOutcome> {
  const request = {
    module,
    entry: 'playback_load',
    playback: frames,
    input: guestBytes(scenario),
    fuelCeiling: PLENTY_OF_FUEL,
    maxMemoryBytes: REPLAY_MEMORY_BYTES,
    answer: 'snapshots',
  } as const;
  return await runner.run(request, replayLimits(), { onSnapshot }, signal);
}

/** Runs a module for its frames. */
export async function runForFrames(
  runner: Runner,
  { module, entry, scenario, snapshots, metered }: ModuleRun,
  listener: { onFuel?(fuel: bigint): void; onSnapshot(snapshot: Snapshot): void | Promise<void> },
  signal: AbortSignal,
): Promise<RunOutcome> {
  const input = guestBytes({ ...scenario, ticks: snapshots.at(-1) ?? scenario.ticks, snapshots });
  const fuelCeiling = metered ? PLENTY_OF_FUEL : undefined;
  const request = {
    module,
    entry,
    input,
    fuelCeiling,
    maxMemoryBytes: REPLAY_MEMORY_BYTES,
    answer: 'snapshots',
  } as const;
  return await runner.run(request, replayLimits(), listener, signal);
}
