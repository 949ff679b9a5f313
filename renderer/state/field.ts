import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events, FaultAnswer, ListedRuns } from '../../shared/api/answers.ts';
import { type FoldRules, USUAL_FOLD } from '../../shared/grading/ranking/model-identity.ts';
import type { RankedCase } from '../../shared/grading/ranking/ranked-run.ts';

/** A folder of runs, as far as it is read, and how it is looked at. */
export interface FieldState {
  /** Id of the folder. */
  readonly folder: string | undefined;
  readonly listed: ListedRuns | undefined;
  /** Records read, of all. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  readonly fault: FaultAnswer | undefined;
  /** Why a run of it could not be opened. */
  readonly refused: string | undefined;
  /** The case that is ranked; undefined stands for that of which there are the most runs. */
  readonly of: RankedCase | undefined;
  readonly fold: FoldRules;
}

export type FieldStore = StoreApi<FieldState>;

export const NO_FIELD: FieldState = {
  folder: undefined,
  listed: undefined,
  progress: undefined,
  fault: undefined,
  refused: undefined,
  of: undefined,
  fold: USUAL_FOLD,
};

export function createFieldStore(): FieldStore {
  return createStore<FieldState>()(() => NO_FIELD);
}

/** The store as the receiver of what the services tell of the folder that is read. */
export function listenToListing(store: FieldStore): Pick<Events, 'listing'> {
  return {
    listing: ({ folder, done, total }) => {
      const { folder: open, listed } = store.getState();
      if (folder === open && listed === undefined) store.setState({ progress: { done, total } });
    },
  };
}
