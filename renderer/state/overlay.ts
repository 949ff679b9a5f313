import { createStore, type StoreApi } from 'zustand/vanilla';

/** What lies over the view: one thing at most. */
export interface Overlay {
  readonly shown: 'none' | 'palette' | 'keys';
  /** The list of alerts is unfolded. */
  readonly alerts: boolean;
}

export type OverlayStore = StoreApi<Overlay>;

export function createOverlayStore(): OverlayStore {
  return createStore<Overlay>()(() => ({ shown: 'none', alerts: false }));
}
