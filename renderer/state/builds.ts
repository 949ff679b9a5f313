import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events } from '../../shared/api/answers.ts';

/** Lines of a log that are kept. */
const MOST_LINES = 2000;

/** How far the build of a source folder for a case is, and its log. */
export interface Build {
  readonly kind: 'running' | 'built' | 'failed';
  readonly lines: readonly string[];
  /** Lines before these that are no longer kept. */
  readonly left: number;
  /** Why it failed; `cancelled` where it was given up. */
  readonly message?: string;
}

/** By `buildKey`; what was not built is absent. */
export type Builds = Readonly<Record<string, Build>>;
export type BuildsStore = StoreApi<Builds>;

export function createBuildsStore(): BuildsStore {
  return createStore<Builds>()(() => ({}));
}

export function buildKey(source: string, onCase: string): string {
  return `${source}@${onCase}`;
}

/** The store as the receiver of the logs of builds; a line after the end is not heard. */
export function listenToBuilding(store: BuildsStore): Pick<Events, 'building'> {
  return {
    building: ({ source, case: onCase, lines, left }) => {
      const key = buildKey(source, onCase);
      const build = store.getState()[key];
      if (build?.kind !== 'running') return;
      const all = [...build.lines, ...lines];
      const kept = all.slice(-MOST_LINES);
      store.setState({
        [key]: { ...build, lines: kept, left: build.left + left + all.length - kept.length },
      });
    },
  };
}
