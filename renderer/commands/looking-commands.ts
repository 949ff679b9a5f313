import type { AppState } from '../state/app-state.ts';
import { openedIn } from '../state/panes.ts';
import { showsReplay, swapped } from '../state/place.ts';
import { type Command, commandsOf } from './command.ts';

const isReplay = (app: AppState): boolean => showsReplay(app.place.getState());
const hasBoard = (app: AppState): boolean => boardOf(app) !== null;
const boardOf = (app: AppState) => openedIn(app.panes.getState().a)?.scenario?.grid ?? null;

const looking = commandsOf('Looking', 'replay');

function moveCursor(id: string, label: string, key: string, dx: number, dy: number): Command {
  const run = (app: AppState): void => {
    const grid = boardOf(app);
    if (grid === null) return;
    const { cell } = app.place.getState();
    const x = cell ? Math.min(grid.width - 1, Math.max(0, cell.x + dx)) : Math.floor(grid.width / 2);
    const y = cell ? Math.min(grid.height - 1, Math.max(0, cell.y + dy)) : Math.floor(grid.height / 2);
    app.panes.setState({ cursor: true });
    app.place.setState({ cell: { x, y } });
    app.panes.getState().session?.map?.reveal({ x, y });
  };
  return { ...looking(id, label, [key], ['cursor', 'select'], hasBoard, run), context: 'map' };
}

/** A and B, where both are engines on one scenario. */
const canSwap = (app: AppState): boolean => {
  const { open } = app.place.getState();
  return isReplay(app) && open !== undefined && swapped(open) !== undefined;
};

export const LOOKING_COMMANDS: readonly Command[] = [
  moveCursor('cell-left', 'Cell to the west', 'ArrowLeft', -1, 0),
  moveCursor('cell-right', 'Cell to the east', 'ArrowRight', 1, 0),
  moveCursor('cell-up', 'Cell to the north', 'ArrowUp', 0, -1),
  moveCursor('cell-down', 'Cell to the south', 'ArrowDown', 0, 1),
  looking(
    'clear-selection',
    'Cancel the work, else close the list of alerts, else clear the selection',
    ['Escape'],
    ['deselect', 'stop', 'abort'],
    isReplay,
    ({ place, playback, panes, overlay }) => {
      if (playback.getState().state === 'seeking') panes.getState().session?.cancel();
      else if (overlay.getState().alerts) overlay.setState({ alerts: false });
      else place.setState({ cell: undefined });
    },
  ),
  looking('swap', 'Change A and B over', ['x'], ['swap', 'compare'], canSwap, ({ place }) => {
    const { open } = place.getState();
    const next = open && swapped(open);
    if (next) place.setState({ open: next });
  }),
  looking(
    'beside-reference',
    'A and the reference side by side',
    ['r'],
    ['compare', 'two panes'],
    (app) => isReplay(app) && app.place.getState().open?.scenario !== undefined,
    ({ place }) => {
      const { open } = place.getState();
      if (open === undefined) return;
      const { beside, ...alone } = open;
      place.setState({ open: beside === undefined ? { ...alone, beside: 'reference' } : alone });
    },
  ),
  looking('table', 'Map or table', ['t'], ['list', 'entities', 'text'], isReplay, ({ place }) =>
    place.setState(({ table }) => ({ table: !table })),
  ),
];
