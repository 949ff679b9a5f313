import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RunAnswer } from '../../shared/api/answers.ts';

/** A record that could not be read, and why. */
export interface RunFailure {
  readonly failed: string;
}

/** What the records of runs say, by the run's id; what nobody has asked for is absent. */
export type Runs = Readonly<Record<string, RunAnswer | RunFailure>>;
export type RunsStore = StoreApi<Runs>;

export function createRunsStore(): RunsStore {
  return createStore<Runs>()(() => ({}));
}

/** The record of a run, once it is read. */
export function recordOf(runs: Runs, run: string | undefined): RunAnswer | undefined {
  const known = run === undefined ? undefined : runs[run];
  return known !== undefined && 'findings' in known ? known : undefined;
}
