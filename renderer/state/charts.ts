import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShownChart } from '../charts/shown-charts.ts';

/** The charts on the page, for commands that are about all of them. */
export interface Charts {
  readonly shown: readonly ShownChart[];
  /** Every chart shows its table. */
  readonly tables: boolean;
}

export type ChartsStore = StoreApi<Charts>;

export function createChartsStore(): ChartsStore {
  return createStore<Charts>()(() => ({ shown: [], tables: false }));
}

/** Adds a chart to those that are shown; returns what takes it off. */
export function showChart(store: ChartsStore, chart: ShownChart): () => void {
  store.setState(({ shown }) => ({ shown: [...shown, chart] }));
  return () => store.setState(({ shown }) => ({ shown: shown.filter((one) => one !== chart) }));
}
