import type { ReactElement } from 'react';
import type { Command } from '../commands/command.ts';
import { COMMANDS } from '../commands/commands.ts';
import { keyName } from '../commands/keys.ts';
import { isMac } from '../commands/use-keys.ts';
import { useAppState } from '../state/app-state.ts';
import { Dialog } from '../ui/Dialog.tsx';

const GROUPS: readonly Command['group'][] = ['Playback', 'Map', 'Looking', 'Notes', 'Taking away', 'App'];

/** All keys by what they do, read from the table of commands. */
export function KeysPage(): ReactElement {
  const { overlay } = useAppState();
  const close = (): void => overlay.setState({ shown: 'none' });
  return (
    <Dialog label="Keys" className="keys-page" onClose={close}>
      <header>
        <h2>Keys</h2>
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </header>
      <p className="quiet">
        Arrow keys move a cell cursor while the map has the focus. No key counts while you type.
      </p>
      <div className="keys-columns">
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {COMMANDS.filter((command) => command.group === group && command.keys.length > 0).map(
                (command) => (
                  <div key={command.id}>
                    <dt>{command.context === 'map' ? `${command.label} (map)` : command.label}</dt>
                    <dd>
                      {command.keys.map((key) => (
                        <kbd key={key}>{keyName(key, isMac())}</kbd>
                      ))}
                    </dd>
                  </div>
                ),
              )}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
