import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { useAppState } from '../../state/app-state.ts';
import type { Gradings } from '../../state/gradings.ts';
import type { LibraryState } from '../../state/library.ts';
import type { OpenPlace, Place } from '../../state/place.ts';
import type { Runs } from '../../state/runs.ts';
import { type Results, resultsOf } from './results.ts';

const NONE: readonly LibraryItem[] = [];
const openOf = ({ open }: Place): OpenPlace | undefined => open;
const itemsIn = ({ items }: LibraryState): readonly LibraryItem[] => items ?? NONE;
const allRuns = (all: Runs): Runs => all;
const allOf = (all: Gradings): Gradings => all;

/** What the results view shows, as long as it is shown. */
export function useResults(): Results {
  const { place, library, gradings, runs } = useAppState();
  const open = useStore(place, openOf);
  const items = useStore(library, itemsIn);
  const known = useStore(gradings, allOf);
  const records = useStore(runs, allRuns);
  return useMemo(() => resultsOf(open, items, known, records), [open, items, known, records]);
}
