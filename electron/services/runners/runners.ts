import { availableParallelism } from 'node:os';
import type { RunLimits, Runner } from '../../runner/run.ts';
import { createRunner } from '../../runner/runner.ts';
import type { Places } from '../places/places.ts';
import { RunnerPool } from './runner-pool.ts';

export type { RunnerExit, RunnerProcess, StartRunnerProcess } from '../../runner/outside/runner-process.ts';
export type { ToRunner } from '../../runner/protocol.ts';
export { WASMTIME_VERSION } from '../../runner/wasmtime/release.ts';

const GIBIBYTE = 1024 ** 3;

/** Wall clock of one case when the user says nothing: no engine that passes takes a tenth of it. */
export const DEFAULT_TIME_LIMIT_SECONDS = 600;

/** A runner for one run at a time; its first run rejects if the library is not the right one. */
export function newRunner({ runnerEntry, library, libraryChecked, startRunner }: Places): Runner {
  return createRunner({ entry: runnerEntry, library, check: libraryChecked, start: startRunner });
}

/** Runners side by side: one a core unless said otherwise. */
export function newRunnerPool(places: Places, jobs: number = availableParallelism()): RunnerPool {
  return new RunnerPool(jobs, () => newRunner(places));
}

/**
 * Limits that keep this machine usable while an unknown module runs. A module may have more than one memory at the cap,
 * and the process itself needs room to decode, so resident memory is capped at twice the cap and 2 GiB.
 */
export function runLimits(
  maxMemoryBytes: number,
  timeLimitSeconds: number = DEFAULT_TIME_LIMIT_SECONDS,
): RunLimits {
  return {
    wallClockMs: timeLimitSeconds * 1000,
    residentBytes: 2 * maxMemoryBytes + 2 * GIBIBYTE,
    answerBytes: Math.min(maxMemoryBytes, 4 * GIBIBYTE),
  };
}
