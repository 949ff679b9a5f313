import { THEMES } from '../../shared/settings/settings.ts';
import type { AppState } from '../state/app-state.ts';
import { chooseTheme } from '../state/settings.ts';
import { startTour } from '../state/tour.ts';
import type { Command } from './command.ts';

function app(
  id: string,
  label: string,
  keys: readonly string[],
  keywords: readonly string[],
  run: (app: AppState) => void,
): Command {
  return { id, label, group: 'App', keywords, keys, context: 'everywhere', when: () => true, run };
}

/** The tick field, by the name that the transport gives it. */
function focusTick(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="tick"]');
  field?.focus();
  field?.select();
}

export const APP_COMMANDS: readonly Command[] = [
  app(
    'palette',
    'Search and commands',
    ['Mod+k', 'Mod+f', 'Mod+Shift+p'],
    ['find', 'palette'],
    ({ overlay }) => overlay.setState({ shown: 'palette' }),
  ),
  app('keys', 'Keys', ['?'], ['shortcuts', 'keyboard'], ({ overlay }) => overlay.setState({ shown: 'keys' })),
  app('alerts', 'List of alerts', ['!'], ['warnings', 'findings', 'faults'], ({ overlay }) =>
    overlay.setState(({ alerts }) => ({ alerts: !alerts })),
  ),
  app(
    'settings',
    'Settings',
    ['Mod+,'],
    ['preferences', 'options', 'limits', 'cache', 'numbers'],
    ({ overlay }) => overlay.setState({ shown: 'settings' }),
  ),
  app('help', 'Help', ['F1'], ['manual', 'words', 'glossary', 'about'], ({ overlay }) =>
    overlay.setState({ shown: 'help' }),
  ),
  app('tour', 'Five-minute tour', [], ['help', 'learn', 'demo', 'start'], ({ tour }) => startTour(tour)),
  app('home', 'Home', ['h'], ['start', 'library', 'demo'], ({ place }) =>
    place.setState({ view: 'home', open: undefined, case: undefined, cell: undefined, tick: 0 }),
  ),
  { ...app('go-to-tick', 'Go to a tick', ['g'], ['jump', 'type'], focusTick), context: 'replay' },
  ...THEMES.map((theme) => ({
    ...app(`theme-${theme}`, `Theme: ${theme}`, [], ['colours', 'appearance'], ({ settings }) =>
      chooseTheme(settings, theme),
    ),
    checked: ({ settings }: AppState) => settings.getState().theme === theme,
  })),
  app('about', 'About Lattice Replay', [], ['version', 'licence', 'license', 'wasmtime'], ({ overlay }) =>
    overlay.setState({ shown: 'about' }),
  ),
];
