import type { AppState } from '../state/app-state.ts';
import { type OpenPlace, showsReplay } from '../state/place.ts';
import { type Command, commandsOf } from './command.ts';

const isOpen = ({ place }: AppState): boolean => showsReplay(place.getState());
const isCompared = (app: AppState): boolean => isOpen(app) && app.comparison.getState().answer !== undefined;

const divergence = commandsOf('Looking', 'replay');

/** With nothing beside it, an engine or a recording is compared with the reference. */
function withB(open: OpenPlace | undefined): OpenPlace | undefined {
  const alone = open !== undefined && open.beside === undefined && open.scenario !== undefined;
  const comparable = alone && !open.playback && (open.module !== undefined || open.states !== undefined);
  return comparable ? { ...open, beside: 'reference' } : open;
}

/** Goes to the nearest compared tick on one side of the shown one at which A and B differ. */
function goDifferent({ comparison, panes }: AppState, towards: 1 | -1): void {
  const { session } = panes.getState();
  const ticks = comparison.getState().answer?.counts.map(({ tick }) => tick) ?? [];
  if (session === undefined) return;
  const { heading } = session;
  const next = towards > 0 ? ticks.find((tick) => tick > heading) : ticks.findLast((tick) => tick < heading);
  if (next !== undefined) session.seek(next);
}

export const DIVERGENCE_COMMANDS: readonly Command[] = [
  divergence(
    'view-field',
    'Field',
    ['Shift+l'],
    ['view', 'leaderboard', 'rank', 'runs', 'models'],
    ({ place }) => showsReplay(place.getState()) || place.getState().field !== undefined,
    ({ place }) => place.setState({ view: 'field' }),
  ),
  divergence(
    'view-case',
    'Case',
    ['Shift+c'],
    ['view', 'manifest', 'prompt', 'specs', 'variant', 'findings', 'validate'],
    isOpen,
    ({ place }) => place.setState({ view: 'case' }),
  ),
  divergence('view-results', 'Results', ['Shift+s'], ['view', 'verdict', 'grading'], isOpen, ({ place }) =>
    place.setState({ view: 'results' }),
  ),
  divergence('view-replay', 'Replay', ['Shift+r'], ['view', 'watch'], isOpen, ({ place }) =>
    place.setState({ view: 'replay' }),
  ),
  divergence(
    'view-divergence',
    'Find the first difference',
    ['Shift+d'],
    ['divergence', 'compare', 'desync', 'diff', 'why'],
    isOpen,
    ({ place }) => place.setState(({ open }) => ({ view: 'divergence', open: withB(open) })),
  ),
  divergence('next-different', 'Next different tick', ['n', 'e'], ['divergence'], isCompared, (app) =>
    goDifferent(app, 1),
  ),
  divergence(
    'previous-different',
    'Previous different tick',
    ['Shift+n', 'Shift+e'],
    ['divergence'],
    isCompared,
    (app) => goDifferent(app, -1),
  ),
  {
    ...divergence(
      'blink',
      'Blink between A and B',
      ['b', 'i'],
      ['compare', 'flip', 'flicker', 'hold'],
      (app) => isOpen(app) && app.place.getState().open?.beside !== undefined,
      ({ panes }) => panes.getState().session?.blink(),
    ),
    release: ({ panes }) => panes.getState().session?.blink(),
  },
  divergence('compare-dense', 'Compare every tick of the run', [], ['dense', 'all'], isCompared, (app) =>
    app.comparison.getState().controls?.compare(true),
  ),
  divergence('compare-again', 'Compare again', [], ['divergence', 'refresh'], isCompared, (app) =>
    app.comparison.getState().controls?.compare(false),
  ),
  divergence(
    'shrink',
    'Find the smallest scenario that still differs',
    [],
    ['reduce', 'minimise', 'delta'],
    (app) => isCompared(app) && app.comparison.getState().answer?.explainable === true,
    (app) => app.comparison.getState().controls?.shrink(),
  ),
  divergence(
    'stop-comparing',
    'Stop comparing',
    [],
    ['cancel', 'abort'],
    (app) => {
      const { work, shrinking } = app.comparison.getState();
      return work !== undefined || shrinking !== undefined;
    },
    (app) => app.comparison.getState().controls?.stop(),
  ),
];
