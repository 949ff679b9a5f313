import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Command } from '../commands/command.ts';
import { keysOf } from '../commands/command-keys.ts';
import { COMMANDS } from '../commands/commands.ts';
import { useAppState } from '../state/app-state.ts';
import type { SettingsState } from '../state/settings.ts';
import { CommandKeys } from '../ui/CommandKeys.tsx';
import { Dialog } from '../ui/Dialog.tsx';

const GROUPS: readonly Command['group'][] = ['Playback', 'Map', 'Looking', 'Notes', 'Taking away', 'App'];

const chosenKeys = ({ keys }: SettingsState): SettingsState['keys'] => keys;

/** All keys by what they do, read from the table of commands. */
export function KeysPage(): ReactElement {
  const { overlay, settings } = useAppState();
  const chosen = useStore(settings, chosenKeys);
  const close = (): void => overlay.setState({ shown: 'none' });
  return (
    <Dialog label="Keys" className="keys-page" onClose={close}>
      <header>
        <h2>Keys</h2>
        <span className="button-row">
          <button
            type="button"
            className="button"
            onClick={() => overlay.setState({ shown: 'settings', settings: 'keys' })}
          >
            Change keys
          </button>
          <button type="button" className="button" onClick={close}>
            Close
          </button>
        </span>
      </header>
      <p className="quiet">
        Arrow keys move a cell cursor while the map has the focus. No key counts while you type.
      </p>
      <div className="keys-columns">
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {COMMANDS.filter(
                (command) => command.group === group && keysOf(command, chosen).length > 0,
              ).map((command) => (
                <div key={command.id}>
                  <dt>{command.context === 'map' ? `${command.label} (map)` : command.label}</dt>
                  <dd>
                    <CommandKeys command={command} all />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
