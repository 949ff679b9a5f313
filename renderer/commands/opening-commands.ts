import { bridgeOf } from '../desktop/bridge.ts';
import { chooseFiles } from '../opening/chosen-files.ts';
import type { AppState } from '../state/app-state.ts';
import { recentOf } from '../state/library.ts';
import type { Command } from './command.ts';

const isConnected = ({ library }: AppState): boolean => library.getState().controls !== undefined;

function opening(
  id: string,
  label: string,
  keys: readonly string[],
  keywords: readonly string[],
  run: (app: AppState) => void,
): Command {
  return { id, label, group: 'App', keywords, keys, context: 'everywhere', when: isConnected, run };
}

/** By the system's dialog where there is one: then nothing has to be sent. */
async function choose({ library }: AppState, what: 'files' | 'folder'): Promise<void> {
  const bridge = bridgeOf(window);
  if (bridge) {
    bridge.chooseFiles(what);
    return;
  }
  const files = await chooseFiles(document, what);
  library.getState().controls?.open(files);
}

export const OPENING_COMMANDS: readonly Command[] = [
  opening(
    'open-files',
    'Open files',
    ['Mod+o'],
    ['engine', 'wasm', 'scenario', 'states', 'answer', 'load'],
    (app) => void choose(app, 'files'),
  ),
  opening(
    'open-folder',
    'Open a folder',
    ['Mod+Shift+o'],
    ['case', 'manifest', 'run', 'runs', 'source', 'directory', 'test-case.toml'],
    (app) => void choose(app, 'folder'),
  ),
  {
    ...opening(
      'clear-recents',
      'Clear the list of recent files',
      [],
      ['forget', 'history'],
      ({ library }) => {
        library.getState().controls?.clearRecents();
        bridgeOf(window)?.clearRecents();
      },
    ),
    when: ({ library }) => {
      const { items, controls } = library.getState();
      return controls !== undefined && recentOf(items ?? []).length > 0;
    },
  },
  opening(
    'grade',
    'Grade an engine',
    [],
    ['engine', 'wasm', 'verdict', 'fuel', 'run'],
    ({ overlay, place }) =>
      overlay.setState({ shown: 'grade', toGrade: { module: place.getState().open?.module } }),
  ),
];
