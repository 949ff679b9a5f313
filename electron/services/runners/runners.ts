import { availableParallelism } from 'node:os';
import type { Settings } from '../../../shared/settings/settings.ts';
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

/** Runners side by side: one a core unless said otherwise; 0 says nothing either. */
export function newRunnerPool(places: Places, jobs = 0): RunnerPool {
  return new RunnerPool(jobs || availableParallelism(), () => newRunner(places));
}

/**
 * Limits that keep this machine usable while an unknown module runs. A module may have more than one memory at the cap,
 * and the process itself needs room to decode, so resident memory is capped at twice the cap and 2 GiB.
 */
export function runLimits(
  maxMemoryBytes: number,
  timeLimitSeconds: number = DEFAULT_TIME_LIMIT_SECONDS,
  mostResidentBytes: number = Number.MAX_SAFE_INTEGER,
): RunLimits {
  return {
    wallClockMs: timeLimitSeconds * 1000,
    residentBytes: Math.min(2 * maxMemoryBytes + 2 * GIBIBYTE, mostResidentBytes),
    answerBytes: Math.min(maxMemoryBytes, 4 * GIBIBYTE),
  };
}

/** The same limits with what the user has set: less time, or less memory, than would be given. */
export function limitsOf(
  { timeLimitSeconds, memoryMebibytes }: Pick<Settings, 'timeLimitSeconds' | 'memoryMebibytes'>,
  maxMemoryBytes: number,
): RunLimits {
  return runLimits(maxMemoryBytes, timeLimitSeconds, memoryMebibytes * 1024 ** 2);
}
