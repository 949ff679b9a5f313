import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import { type Gradings, overCeiling } from '../../state/gradings.ts';
import type { Place } from '../../state/place.ts';

const scenarioOf = ({ open }: Place): string | undefined => open?.scenario;
const moduleOf = ({ open }: Place): string | undefined => open?.module;

/**
 * Fuel of what is open as a multiple of the limit, if its grading came out over the ceiling; undefined if it did not, or if
 * nothing is known of it. Cases of the demo are known by the names of their scenarios.
 */
export function useOverCeiling(): number | undefined {
  const { place, gradings } = useAppState();
  const scenario = useStore(place, scenarioOf);
  const module = useStore(place, moduleOf);
  const grading = useStore(gradings, (all: Gradings) => (module === undefined ? undefined : all[module]));
  if (grading?.kind !== 'graded' || scenario?.startsWith('demo-') !== true) return undefined;
  return overCeiling(grading.result, `/${scenario.slice('demo-'.length)}.json`);
}
