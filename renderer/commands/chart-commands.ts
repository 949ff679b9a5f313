import { CHART_FILES, type ChartFile } from '../charts/shown-charts.ts';
import type { AppState } from '../state/app-state.ts';
import type { Command } from './command.ts';

const hasCharts = ({ charts }: AppState): boolean => charts.getState().shown.length > 0;

function saveCharts(as: ChartFile): Command {
  return {
    id: `charts-${as}`,
    label: `Save the charts shown as ${as.toUpperCase()}`,
    group: 'Taking away',
    keywords: ['export', 'download', 'picture', 'table'],
    keys: [],
    context: 'everywhere',
    when: hasCharts,
    run: ({ charts }) => {
      for (const chart of charts.getState().shown) chart.save(as);
    },
  };
}

export const CHART_COMMANDS: readonly Command[] = [
  ...CHART_FILES.map(saveCharts),
  {
    id: 'chart-tables',
    label: 'Tables of the charts, or none',
    group: 'Looking',
    keywords: ['data', 'figures', 'text'],
    keys: [],
    context: 'everywhere',
    when: hasCharts,
    run: ({ charts }) => charts.setState(({ tables }) => ({ tables: !tables })),
  },
];
