import type { AppState } from '../state/app-state.ts';
import { fuelKey } from '../state/fuel.ts';
import { showsReplay } from '../state/place.ts';
import type { Command } from './command.ts';

/** The module and the scenario in A, where a module runs there. */
function measurable({ place }: AppState): readonly [module: string, scenario: string] | undefined {
  const { open } = place.getState();
  return open?.module === undefined || open.scenario === undefined ? undefined : [open.module, open.scenario];
}

function isMeasuring(app: AppState): boolean {
  const what = measurable(app);
  const series = what && app.fuel.getState()[fuelKey(...what)];
  return series !== undefined && 'points' in series && series.done < series.total;
}

/** The first tick past the ceiling of what is shown, once it is known. */
function crossing(app: AppState): number | undefined {
  const what = measurable(app);
  const series = what && app.fuel.getState()[fuelKey(...what)];
  return series !== undefined && 'points' in series ? series.crossedAt : undefined;
}

function goToCeiling(id: string, label: string, key: string, by: 0 | -1): Command {
  return {
    id,
    label,
    group: 'Playback',
    keywords: ['fuel', 'over', 'limit', 'crossed'],
    keys: [key],
    context: 'replay',
    when: (app) => app.panes.getState().session !== undefined && crossing(app) !== undefined,
    run: (app) => app.panes.getState().session?.seek((crossing(app) ?? 0) + by),
  };
}

export const FUEL_COMMANDS: readonly Command[] = [
  goToCeiling('over-ceiling', 'First tick over the ceiling', 'o', 0),
  goToCeiling('within-ceiling', 'Last tick within the ceiling', 'Shift+o', -1),
  {
    id: 'view-fuel',
    label: 'Where the fuel goes',
    group: 'Looking',
    keywords: ['view', 'chart', 'ceiling', 'cases', 'bars'],
    keys: ['Shift+f'],
    context: 'replay',
    when: ({ place }) => showsReplay(place.getState()),
    run: ({ place }) => place.setState({ view: 'fuel' }),
  },
  {
    id: 'measure-fuel',
    label: 'Measure fuel over ticks',
    group: 'Looking',
    keywords: ['ceiling', 'crossed', 'growth', 'cost'],
    keys: ['u'],
    context: 'replay',
    when: (app) => measurable(app) !== undefined && !isMeasuring(app),
    run: (app) => {
      const what = measurable(app);
      if (what) app.library.getState().controls?.measureFuel(...what);
    },
  },
  {
    id: 'stop-fuel',
    label: 'Stop measuring fuel',
    group: 'Looking',
    keywords: ['cancel'],
    keys: [],
    context: 'replay',
    when: isMeasuring,
    run: (app) => {
      const what = measurable(app);
      if (what) app.library.getState().controls?.stopMeasuring(...what);
    },
  },
];
