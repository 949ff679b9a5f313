import { availableParallelism } from 'node:os';
import type { RunLimits, Runner } from '../runner/run.ts';
import { createRunner } from '../runner/runner.ts';
import type { Context } from './context.ts';

const GIBIBYTE = 1024 ** 3;

/** Wall clock of one case when the user says nothing: no engine that passes takes a tenth of it. */
export const DEFAULT_TIME_LIMIT_SECONDS = 600;

export function newRunner({ places }: Context): Runner {
  return createRunner({ entry: places.runnerEntry, library: places.library });
}

/** Runners side by side when the user says nothing: one a core. */
export function defaultJobs(): number {
  return availableParallelism();
}

/**
 * Limits that keep this machine usable while an unknown module runs. A module may have more than one memory at the cap,
 * and the process itself needs room to decode, so resident memory is capped at twice the cap and 2 GiB.
 */
export function runLimits(maxMemoryBytes: number, timeLimitSeconds: number): RunLimits {
  return {
    wallClockMs: timeLimitSeconds * 1000,
    residentBytes: 2 * maxMemoryBytes + 2 * GIBIBYTE,
    answerBytes: Math.min(maxMemoryBytes, 4 * GIBIBYTE),
  };
}
