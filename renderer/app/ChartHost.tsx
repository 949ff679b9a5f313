import { type ReactElement, type ReactNode, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { ChartHostContext, type ShownChart } from '../charts/shown-charts.ts';
import { useAppState } from '../state/app-state.ts';
import { type Charts, showChart } from '../state/charts.ts';

const allTables = ({ tables }: Charts): boolean => tables;

/** Makes the charts below known to the commands. */
export function ChartHost({ children }: { children: ReactNode }): ReactElement {
  const { charts } = useAppState();
  const tables = useStore(charts, allTables);
  const show = useCallback((chart: ShownChart) => showChart(charts, chart), [charts]);
  const host = useMemo(() => ({ tables, show }), [tables, show]);
  return <ChartHostContext value={host}>{children}</ChartHostContext>;
}
