import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events } from '../../shared/api/answers.ts';
import type { CaseChange } from '../../shared/grading/changes.ts';
import type { PerformanceResult } from '../../shared/records/performance.ts';
import { type GradingsStore, gradingKey } from './gradings.ts';

/** A module whose file, or a source whose folder is watched, and what the last build changed. */
export interface Watched {
  /** Builds that were graded since watching began. */
  readonly builds: number;
  readonly changes: readonly CaseChange[];
  /** The build before the last one. */
  readonly before: PerformanceResult | undefined;
  readonly last: PerformanceResult | undefined;
  /** Id of the module that was built last, where a source is watched. */
  readonly built: string | undefined;
  /** Why the last build could not be graded. */
  readonly fault: string | undefined;
}

/** By `gradingKey`; what is not watched is undefined. */
export type Watching = Readonly<Record<string, Watched | undefined>>;
export type WatchingStore = StoreApi<Watching>;

export function createWatchingStore(): WatchingStore {
  return createStore<Watching>()(() => ({}));
}

export const WATCHED_ANEW: Watched = {
  builds: 0,
  changes: [],
  before: undefined,
  last: undefined,
  built: undefined,
  fault: undefined,
};

/** The stores as receivers of what the services tell of watched modules; a word after the end is not heard. */
export function listenToWatching(store: WatchingStore, gradings: GradingsStore): Pick<Events, 'watched'> {
  return {
    watched: ({ module, case: onCase, graded, changes, fault, built }) => {
      const key = gradingKey(module, onCase);
      const watched = store.getState()[key];
      if (watched === undefined) return;
      if (graded === null) {
        store.setState({ [key]: { ...watched, fault } });
        return;
      }
      const builds = watched.builds + 1;
      store.setState({
        [key]: { builds, changes, before: watched.last, last: graded.result, built, fault: undefined },
      });
      gradings.setState({ [key]: { kind: 'graded', ...graded } });
    },
  };
}
