import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import { type Gradings, gradingKey, overCeiling } from '../../state/gradings.ts';
import type { LibraryState } from '../../state/library.ts';
import type { Place } from '../../state/place.ts';

const scenarioOf = ({ open }: Place): string | undefined => open?.scenario;
const moduleOf = ({ open }: Place): string | undefined => open?.module;

/**
 * Fuel of what is open as a multiple of the limit, if its grading came out over the ceiling; undefined if it did not, or if
 * nothing is known of it.
 */
export function useOverCeiling(): number | undefined {
  const { place, gradings, library } = useAppState();
  const scenario = useStore(place, scenarioOf);
  const module = useStore(place, moduleOf);
  const of = useStore(library, ({ items }: LibraryState) => items?.find(({ id }) => id === scenario)?.of);
  const grading = useStore(gradings, (all: Gradings) =>
    of && module !== undefined ? all[gradingKey(module, of.case)] : undefined,
  );
  return of && overCeiling(grading, of.input);
}
