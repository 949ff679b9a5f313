import type { Settings } from '../settings/settings.ts';

/** The settings as a page sees them. */
export interface SettingsAnswer {
  readonly values: Settings;
  /** Folders in which the case of a run is looked for, for a person to read; one is named by its place in the list. */
  readonly caseFolders: readonly { readonly path: string; readonly missing: boolean }[];
  /** Where frames of modules are kept, whether that is the usual place, and how much of the disk they take, in bytes. */
  readonly cache: { readonly place: string; readonly usual: boolean; readonly bytes: number };
  /** Where the settings lie, for a person to read. */
  readonly file: string;
  /** Why they cannot be changed, or that a broken file was set aside; absent where all is well. */
  readonly trouble?:
    | { readonly kind: 'newer' }
    | { readonly kind: 'unreadable'; readonly message: string }
    | { readonly kind: 'set-aside'; readonly file: string; readonly why: string; readonly restored: boolean };
}
