import { createStore, type StoreApi } from 'zustand/vanilla';

/** A word about something that has just happened. */
export interface Notice {
  /** A later notice of the same key takes its place. */
  readonly key: string;
  /** `done` goes away by itself, `warning` is put away. */
  readonly kind: 'done' | 'warning';
  readonly text: string;
}

export type NoticesStore = StoreApi<{ readonly list: readonly Notice[] }>;

export function createNoticesStore(): NoticesStore {
  return createStore<{ readonly list: readonly Notice[] }>()(() => ({ list: [] }));
}

export function notify(store: NoticesStore, notice: Notice): void {
  store.setState(({ list }) => ({ list: [...list.filter(({ key }) => key !== notice.key), notice] }));
}

/** Takes a notice away, unless another one has taken its place. */
export function putAway(store: NoticesStore, notice: Notice): void {
  store.setState(({ list }) => ({ list: list.filter((one) => one !== notice) }));
}
