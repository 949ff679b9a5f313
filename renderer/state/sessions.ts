import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionEntry } from '../../shared/api/answers.ts';

/** Saved sessions, and what is to be said of the last thing that was done with one. */
export interface SessionsState {
  /** Latest first; undefined until the services have told. */
  readonly list: readonly SessionEntry[] | undefined;
  readonly said: SessionSaid | undefined;
  /** Whether the last session is offered; a host that counts crashes forbids it after too many. */
  readonly mayReopen: boolean;
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
  | { readonly kind: 'failed'; readonly what: string; readonly message: string };

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

export type SessionsStore = StoreApi<SessionsState>;

export function createSessionsStore(): SessionsStore {
  return createStore<SessionsState>()(() => ({
    list: undefined,
    said: undefined,
    mayReopen: true,
    controls: undefined,
  }));
}

/** The session that the page was left with, where it may be offered. */
export function offeredLast({ list, mayReopen }: SessionsState): SessionEntry | undefined {
  return mayReopen ? list?.find(({ last }) => last) : undefined;
}
