import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events } from '../../shared/api/answers.ts';
import type { PerformanceResult } from '../../shared/records/performance.ts';

/** How far the grading of one module is. */
export type Grading =
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'graded'; readonly result: PerformanceResult }
  | { readonly kind: 'failed'; readonly message: string };

export type Gradings = Readonly<Record<string, Grading>>;
export type GradingsStore = StoreApi<Gradings>;

/** By module. */
export function createGradingsStore(): GradingsStore {
  return createStore<Gradings>()(() => ({}));
}

/** The store as the receiver of what the services tell of gradings; a late word does not undo a result. */
export function listenToGradings(store: GradingsStore): Pick<Events, 'grading'> {
  return {
    grading: ({ module, done, total }) =>
      store.setState((all) =>
        all[module]?.kind === 'graded' ? all : { [module]: { kind: 'running', done, total } },
      ),
  };
}

/** Fuel of a case over the ceiling as a multiple of the limit, by the end of its input's path; undefined if it is not. */
export function overCeiling({ cases, fuelLimit }: PerformanceResult, input: string): number | undefined {
  const over = cases.find((result) => result.overCeiling && result.input.endsWith(input));
  return over?.fuel && fuelLimit ? over.fuel / fuelLimit : undefined;
}

/** The first wrong tick of a case, by the end of its input's path; undefined where its answer is right. */
export function firstWrongTick({ cases }: PerformanceResult, input: string): number | undefined {
  return cases.find((result) => result.input.endsWith(input))?.firstMismatchTick ?? undefined;
}
