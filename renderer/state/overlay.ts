import { createStore, type StoreApi } from 'zustand/vanilla';

/** What lies over the view: one thing at most. */
export interface Overlay {
  readonly shown: 'none' | 'palette' | 'keys' | 'grade' | 'help';
  /** The list of alerts is unfolded. */
  readonly alerts: boolean;
  /** What the dialog for grading starts with, as ids of library items. */
  readonly toGrade: { readonly module?: string | undefined; readonly case?: string | undefined };
}

export type OverlayStore = StoreApi<Overlay>;

export function createOverlayStore(): OverlayStore {
  return createStore<Overlay>()(() => ({ shown: 'none', alerts: false, toGrade: {} }));
}
