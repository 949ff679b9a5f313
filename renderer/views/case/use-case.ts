import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { useAppState } from '../../state/app-state.ts';
import type { Cases, KnownCase } from '../../state/cases.ts';
import { caseOfOpen, type LibraryState } from '../../state/library.ts';
import type { Place } from '../../state/place.ts';

/** The case that is shown, and what is known of it. */
export interface ShownCase {
  readonly item: LibraryItem;
  readonly known: KnownCase | undefined;
}

const placeNow = (place: Place): Place => place;
const libraryNow = (library: LibraryState): LibraryState => library;

/** The case of what is open, or else the one that was asked for by itself; undefined while nothing of a case is open. */
export function useCase(): ShownCase | undefined {
  const { place, library, cases } = useAppState();
  const { open, case: asked } = useStore(place, placeNow);
  const { items = [] } = useStore(library, libraryNow);
  const item = caseOfOpen(open, items) ?? items.find(({ id, kind }) => kind === 'case' && id === asked);
  const known = useStore(cases, (all: Cases) => (item ? all[item.id] : undefined));
  return item && { item, known };
}

/** Reads and validates a case anew each time that one comes to it, since its files may have changed; leaving gives it up. */
export function useReading(onCase: string | undefined): void {
  const { library } = useAppState();
  const { controls } = useStore(library, libraryNow);
  useEffect(() => {
    if (onCase === undefined || controls === undefined) return;
    controls.readCase(onCase);
    controls.validate(onCase);
    return () => controls.stopValidating(onCase);
  }, [onCase, controls]);
}
