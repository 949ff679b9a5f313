import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../state/app-state.ts';
import type { LibraryState } from '../state/library.ts';
import { titleOf } from '../state/page-title.ts';
import type { Place } from '../state/place.ts';

const placeOf = ({ open, field, case: onCase, view }: Place) => JSON.stringify([view, open, field, onCase]);
const itemsOf = ({ items }: LibraryState): LibraryState['items'] => items;

/** Has the window, or the browser's tab, say what is open. */
export function useTitle(): void {
  const { place, library } = useAppState();
  const shown = useStore(place, placeOf);
  const items = useStore(library, itemsOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is what of the place the title depends on
  useEffect(() => {
    document.title = titleOf(place.getState(), items ?? []);
  }, [place, shown, items]);
}
