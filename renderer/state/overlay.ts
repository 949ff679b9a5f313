import { createStore, type StoreApi } from 'zustand/vanilla';

export const SETTINGS_PARTS = ['look', 'running', 'cases', 'keys'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** What lies over the view: one thing at most. */
export interface Overlay {
  readonly shown:
    | 'none'
    | 'palette'
    | 'keys'
    | 'grade'
    | 'settings'
    | 'notes'
    | 'notes-conflict'
    | 'save-session'
    | 'about'
    | 'help';
  /** Which part of the settings is shown. */
  readonly settings: SettingsPart;
  /** The list of alerts is unfolded. */
  readonly alerts: boolean;
  /** What the dialog for grading starts with, as ids of library items. */
  readonly toGrade: { readonly module?: string | undefined; readonly case?: string | undefined };
}

export type OverlayStore = StoreApi<Overlay>;

export function createOverlayStore(): OverlayStore {
  return createStore<Overlay>()(() => ({ shown: 'none', settings: 'look', alerts: false, toGrade: {} }));
}
