import { createContext } from 'react';

/** The files that a chart can be saved as. */
export const CHART_FILES = ['csv', 'svg', 'png'] as const;
export type ChartFile = (typeof CHART_FILES)[number];

/** A chart on the page, as far as others have to do with it. */
export interface ShownChart {
  /** Saves it; what goes wrong it tells itself. */
  save(as: ChartFile): void;
}

/** Who is told of the charts that are shown, and whether all of them show their tables. */
export interface ChartHost {
  readonly tables: boolean;
  /** Returns what takes the chart off again. */
  show(chart: ShownChart): () => void;
}

/** A page without commands for its charts tells nobody. */
export const ChartHostContext = createContext<ChartHost>({ tables: false, show: () => () => undefined });
