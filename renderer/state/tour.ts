import { createStore, type StoreApi } from 'zustand/vanilla';

/** The tour of the help page: which step it is at, and which are done. */
export interface Tour {
  /** Counted from 0; undefined while no tour is on. */
  readonly at: number | undefined;
  /** Ids of steps whose button was pressed. */
  readonly pressed: ReadonlySet<string>;
  /** Ids of steps that have been seen to be done; what is done stays so. */
  readonly done: ReadonlySet<string>;
}

export type TourStore = StoreApi<Tour>;

const NO_TOUR: Tour = { at: undefined, pressed: new Set(), done: new Set() };

export function createTourStore(): TourStore {
  return createStore<Tour>()(() => NO_TOUR);
}

export function startTour(store: TourStore): void {
  store.setState({ ...NO_TOUR, at: 0 });
}

export function endTour(store: TourStore): void {
  store.setState(NO_TOUR);
}

export function goToStep(store: TourStore, at: number): void {
  store.setState({ at });
}

/** Remembers that a step's button was pressed. */
export function pressStep(store: TourStore, id: string): void {
  store.setState(({ pressed }) => ({ pressed: new Set([...pressed, id]) }));
}

/** Remembers that a step is done. */
export function markDone(store: TourStore, id: string): void {
  store.setState(({ done }) => (done.has(id) ? {} : { done: new Set([...done, id]) }));
}
