import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import { fuelKey } from '../../state/fuel.ts';
import type { LibraryState } from '../../state/library.ts';
import { useFuel } from './timeline/use-fuel.ts';
import { useOverCeiling } from './use-over-ceiling.ts';

const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** The first tick past the ceiling of a run that is over it; looked for as soon as that is known. */
export function useCeilingCrossing(): number | undefined {
  const { place, fuel, library } = useAppState();
  const over = useOverCeiling() !== undefined;
  const series = useFuel();
  const controls = useStore(library, controlsOf);
  useEffect(() => {
    const { open } = place.getState();
    if (!over || open?.module === undefined || open.scenario === undefined) return;
    if (fuel.getState()[fuelKey(open.module, open.scenario)] === undefined)
      controls?.measureFuel(open.module, open.scenario);
  }, [place, fuel, controls, over]);
  return typeof series === 'object' && 'points' in series ? series.crossedAt : undefined;
}
