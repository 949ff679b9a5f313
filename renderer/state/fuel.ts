import { createStore, type StoreApi } from 'zustand/vanilla';

/** Fuel of one module on one scenario, as far as it is measured. */
export interface FuelSeries {
  /** Fuel that was burnt once that many ticks were done, ascending by tick. */
  readonly points: readonly { readonly tick: number; readonly fuel: number }[];
  /** Fuel that the whole run may burn; undefined where there is no limit. */
  readonly limit: number | undefined;
  /** The tick by which the limit was used up; undefined while it is not. */
  readonly crossedAt: number | undefined;
  /** Measurements that are done, of how many. */
  readonly done: number;
  readonly total: number;
}

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
