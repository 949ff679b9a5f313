import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FuelSeries } from '../../shared/analysis/fuel-series.ts';
import type { Events } from '../../shared/api/answers.ts';

/** A measurement that could not be made, and why. */
export interface FuelFailure {
  readonly failed: string;
}

export type Fuel = Readonly<Record<string, FuelSeries | FuelFailure>>;
export type FuelStore = StoreApi<Fuel>;

/** By `fuelKey`; what nobody has asked for is absent. */
export function createFuelStore(): FuelStore {
  return createStore<Fuel>()(() => ({}));
}

/** The key of a module on a scenario, both by their ids in the library. */
export function fuelKey(module: string, scenario: string): string {
  return `${module}@${scenario}`;
}

/** The store as the receiver of what the services tell of measurements. */
export function listenToFuel(store: FuelStore): Pick<Events, 'fuel'> {
  return { fuel: ({ module, scenario, series }) => store.setState({ [fuelKey(module, scenario)]: series }) };
}
