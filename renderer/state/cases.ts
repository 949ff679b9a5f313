import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events, FaultAnswer } from '../../shared/api/answers.ts';
import type { CaseAnswer, CaseFindings } from '../../shared/api/case-answers.ts';

/** What is known of a case. */
export interface KnownCase {
  readonly answer: CaseAnswer | undefined;
  /** Why it, or the variant that was asked for last, could not be read. */
  readonly fault: FaultAnswer | undefined;
  readonly found: CaseFindings | undefined;
  /** How far its validation is, in inputs; undefined while none goes on. */
  readonly validating: { readonly done: number; readonly total: number } | undefined;
  /** Why it could not be validated; `cancelled` where that was given up. */
  readonly notValidated: string | undefined;
}

const UNKNOWN_CASE: KnownCase = {
  answer: undefined,
  fault: undefined,
  found: undefined,
  validating: undefined,
  notValidated: undefined,
};

/** By the case's id; what nobody has asked for is absent. */
export type Cases = Readonly<Record<string, KnownCase>>;
export type CasesStore = StoreApi<Cases>;

export function createCasesStore(): CasesStore {
  return createStore<Cases>()(() => ({}));
}

/** Changes what is known of one case. */
export function changeCase(store: CasesStore, onCase: string, change: Partial<KnownCase>): void {
  store.setState((known) => ({ [onCase]: { ...(known[onCase] ?? UNKNOWN_CASE), ...change } }));
}

/** The store as the receiver of what the services tell of validations; a word after the end is not heard. */
export function listenToValidating(store: CasesStore): Pick<Events, 'validating'> {
  return {
    validating: ({ case: onCase, done, total }) => {
      if (store.getState()[onCase]?.validating !== undefined)
        changeCase(store, onCase, { validating: { done, total } });
    },
  };
}
