import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LibraryItem } from '../../shared/api/answers.ts';

/** What can be opened, once the services have told. */
export interface LibraryState {
  readonly items: readonly LibraryItem[] | undefined;
  readonly error: string | undefined;
}

export type LibraryStore = StoreApi<LibraryState>;

export function createLibraryStore(): LibraryStore {
  return createStore<LibraryState>()(() => ({ items: undefined, error: undefined }));
}

/** Items of one kind, what the user opened before the demo. */
export function itemsOf(items: readonly LibraryItem[], kind: LibraryItem['kind']): readonly LibraryItem[] {
  const some = items.filter((item) => item.kind === kind);
  return [
    ...some.filter(({ origin }) => origin === 'opened'),
    ...some.filter(({ origin }) => origin === 'demo'),
  ];
}

/** The expected answer of a demo scenario, by the id that its item has. */
export function answerOf(items: readonly LibraryItem[], scenario: string): string | undefined {
  return items.find(({ id, kind }) => kind === 'states' && id === `${scenario}-answer`)?.id;
}
