import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events, FaultAnswer, GradedHere } from '../../shared/api/answers.ts';
import type { PerformanceCaseResult } from '../../shared/records/performance.ts';

/** How far the grading of one module on one case is. */
export type Grading =
  | { readonly kind: 'running'; readonly done: number; readonly total: number; readonly running: string }
  | ({ readonly kind: 'graded' } & GradedHere)
  | { readonly kind: 'failed'; readonly fault: FaultAnswer };

/** By `gradingKey`. */
export type Gradings = Readonly<Record<string, Grading>>;
export type GradingsStore = StoreApi<Gradings>;

export function createGradingsStore(): GradingsStore {
  return createStore<Gradings>()(() => ({}));
}

export function gradingKey(module: string, onCase: string): string {
  return `${module}@${onCase}`;
}

/** The store as the receiver of what the services tell of gradings; a late word does not undo a result. */
export function listenToGradings(store: GradingsStore): Pick<Events, 'grading'> {
  return {
    grading: ({ module, case: onCase, done, total, running }) => {
      const key = gradingKey(module, onCase);
      const known = store.getState()[key];
      if (known === undefined || known.kind === 'running')
        store.setState({ [key]: { kind: 'running', done, total, running } });
    },
  };
}

/** What a module came to on an input of a case, once it is graded. */
function resultOn(grading: Grading | undefined, input: string): PerformanceCaseResult | undefined {
  if (grading?.kind !== 'graded') return undefined;
  return grading.result.cases.find((result) => result.input === input);
}

/** Fuel of an input over the ceiling as a multiple of the limit; undefined if it is not over, or not graded. */
export function overCeiling(grading: Grading | undefined, input: string): number | undefined {
  const over = resultOn(grading, input);
  const limit = grading?.kind === 'graded' ? grading.result.fuelLimit : null;
  return over?.overCeiling && over.fuel && limit ? over.fuel / limit : undefined;
}

/** The first wrong tick on an input; undefined where its answer is right, or nothing is graded. */
export function firstWrongTick(grading: Grading | undefined, input: string): number | undefined {
  return resultOn(grading, input)?.firstMismatchTick ?? undefined;
}
