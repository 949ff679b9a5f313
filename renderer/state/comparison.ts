import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events } from '../../shared/api/answers.ts';
import type {
  ComparisonAnswer,
  ExplainedAnswer,
  Shrinking,
  ShrunkAnswer,
  SpreadAnswer,
} from '../../shared/api/comparison.ts';

/** What a comparison is doing, in words, and how far it is. */
export interface ComparingWork {
  readonly work: string;
  readonly done: number;
  readonly total: number;
}

/** What went wrong in one part of a comparison. */
export interface ComparingFault {
  readonly part: 'compare' | 'explain' | 'spread' | 'shrink' | 'bundle';
  readonly message: string;
}

/** The comparison of what is open in A and B, as far as it has come. */
export interface ComparisonState {
  /** Names the comparison to the services; absent where nothing is compared. */
  readonly id: string | undefined;
  readonly work: ComparingWork | undefined;
  readonly answer: ComparisonAnswer | undefined;
  readonly explained: ExplainedAnswer | undefined;
  readonly spread: SpreadAnswer | undefined;
  readonly shrinking: Shrinking | undefined;
  readonly shrunk: ShrunkAnswer | undefined;
  readonly faults: readonly ComparingFault[];
  readonly controls: ComparingControls | undefined;
}

/** What views and commands may ask of the comparison. */
export interface ComparingControls {
  /** Compares anew; `dense` looks at every tick of the run. */
  compare(dense: boolean): void;
  shrink(): void;
  stop(): void;
  /** All that is known, as the bytes of a zip, with a picture where there is one. Throws the `Fault` of the services. */
  bundle(picture: Uint8Array<ArrayBuffer> | undefined): Promise<Uint8Array>;
}

export const NOTHING_COMPARED: ComparisonState = {
  id: undefined,
  work: undefined,
  answer: undefined,
  explained: undefined,
  spread: undefined,
  shrinking: undefined,
  shrunk: undefined,
  faults: [],
  controls: undefined,
};

export type ComparisonStore = StoreApi<ComparisonState>;

export function createComparisonStore(): ComparisonStore {
  return createStore<ComparisonState>()(() => NOTHING_COMPARED);
}

/** The store as the receiver of what the services tell of the comparison that is open. */
export function listenToComparing(store: ComparisonStore): Pick<Events, 'comparing' | 'shrinking'> {
  const isOpen = (comparison: string): boolean => store.getState().id === comparison;
  return {
    comparing: ({ comparison, work, done, total }) => {
      if (isOpen(comparison)) store.setState({ work: done < total ? { work, done, total } : undefined });
    },
    shrinking: ({ comparison, best }) => {
      if (isOpen(comparison)) store.setState({ shrinking: best });
    },
  };
}
