import type { AppState } from '../state/app-state.ts';
import { showsReplay } from '../state/place.ts';
import { offeredLast } from '../state/sessions.ts';
import type { Command } from './command.ts';

/** Something is open, and there is a connection to save it over. */
const canSave = ({ place, sessions }: AppState): boolean =>
  showsReplay(place.getState()) && sessions.getState().controls !== undefined;

export const SESSION_COMMANDS: readonly Command[] = [
  {
    id: 'save-session',
    label: 'Save this session',
    group: 'Taking away',
    keywords: ['keep', 'view', 'bookmark'],
    keys: ['Mod+s'],
    context: 'replay',
    when: canSave,
    run: ({ overlay }) => overlay.setState({ shown: 'save-session' }),
  },
  {
    id: 'export-session',
    label: 'Save this session as a file',
    group: 'Taking away',
    keywords: ['export', 'latticesession', 'share'],
    keys: [],
    context: 'replay',
    when: canSave,
    run: ({ sessions }) => sessions.getState().controls?.takeAway(),
  },
  {
    id: 'reopen-last',
    label: 'Reopen the last session',
    group: 'App',
    keywords: ['restore', 'again', 'continue'],
    keys: [],
    context: 'everywhere',
    when: ({ sessions, place }) =>
      !showsReplay(place.getState()) && offeredLast(sessions.getState()) !== undefined,
    run: ({ sessions }) => {
      const last = offeredLast(sessions.getState());
      if (last) sessions.getState().controls?.open(last.session);
    },
  },
];
