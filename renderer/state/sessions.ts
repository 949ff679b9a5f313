import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FaultAnswer, SessionEntry } from '../../shared/api/answers.ts';

/** Saved sessions, and what is to be said of the last thing that was done with one. */
export interface SessionsState {
  /** Latest first; undefined until the services have told. */
  readonly list: readonly SessionEntry[] | undefined;
  readonly said: SessionSaid | undefined;
  /** Starts in a row, up to this one, that ended in a crash; a host that counts them sets it. */
  readonly startsCrashed: number;
  readonly controls: SessionControls | undefined;
}

export type SessionSaid =
  | { readonly kind: 'saved'; readonly name: string }
  /** Opened, but some of its items are gone, or have changed since. */
  | {
      readonly kind: 'opened-in-part';
      readonly name: string;
      readonly missing: readonly string[];
      readonly changed: readonly string[];
    }
  | { readonly kind: 'failed'; readonly what: string; readonly fault: FaultAnswer };

/** What views and commands may ask for while there is a connection. */
export interface SessionControls {
  /** Saves what is shown under a name. */
  save(name: string): void;
  open(session: string): void;
  /** Opens the text of a file that was taken away. */
  openFile(file: File): void;
  drop(session: string): void;
  /** Hands a saved session, or what is shown, to the person as a file. */
  takeAway(session?: string): void;
  /** Asks for the list anew. */
  refresh(): void;
}

/** After so many crashed starts in a row nobody is led into the next by a press of one button. */
const MOST_CRASHED = 2;

export type SessionsStore = StoreApi<SessionsState>;

export function createSessionsStore(): SessionsStore {
  return createStore<SessionsState>()(() => ({
    list: undefined,
    said: undefined,
    startsCrashed: 0,
    controls: undefined,
  }));
}

/** The session that the page was left with, where it may be offered. */
export function offeredLast({ list, startsCrashed }: SessionsState): SessionEntry | undefined {
  return startsCrashed >= MOST_CRASHED ? undefined : list?.find(({ last }) => last);
}
