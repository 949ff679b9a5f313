import { useStore } from 'zustand';
import type { FuelSeries } from '../../../../shared/analysis/fuel-series.ts';
import { useAppState } from '../../../state/app-state.ts';
import { type FuelFailure, fuelKey } from '../../../state/fuel.ts';
import type { Place } from '../../../state/place.ts';

const scenarioOf = ({ open }: Place): string | undefined => open?.scenario;
const moduleOf = ({ open }: Place): string | undefined => open?.module;

/** Fuel of what is open in A: `none` where no module runs, undefined where nobody has measured it yet. */
export function useFuel(): FuelSeries | FuelFailure | 'none' | undefined {
  const { place, fuel } = useAppState();
  const scenario = useStore(place, scenarioOf);
  const module = useStore(place, moduleOf);
  const key = scenario === undefined || module === undefined ? undefined : fuelKey(module, scenario);
  const known = useStore(fuel, (all) => (key === undefined ? undefined : all[key]));
  return key === undefined ? 'none' : known;
}
