import { type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import type { Command } from '../../commands/command.ts';
import { COMMANDS } from '../../commands/commands.ts';
import { useAppState } from '../../state/app-state.ts';
import { resetKeys, type SettingsState } from '../../state/settings.ts';
import { KeyRow } from './KeyRow.tsx';

const chosenKeys = ({ keys }: SettingsState): SettingsState['keys'] => keys;

/** Every command with its keys, to be changed. */
export function KeysPart(): ReactElement {
  const { settings } = useAppState();
  const chosen = useStore(settings, chosenKeys);
  const [text, setText] = useState('');
  const [changing, setChanging] = useState<string>();
  const shown = COMMANDS.filter((command) => isAskedFor(command, text));
  return (
    <>
      <div className="button-row">
        <input
          aria-label="Find a command"
          placeholder="Find a command"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="button"
          className="button"
          // Not `disabled`: it has the focus when it is pressed, which would then be nowhere.
          aria-disabled={Object.keys(chosen).length === 0}
          onClick={() => resetKeys(settings)}
        >
          All keys as usual
        </button>
      </div>
      <table className="keys-table">
        <thead>
          <tr>
            <th scope="col">Command</th>
            <th scope="col">Keys</th>
            <th scope="col">
              <span className="for-readers">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((command) => (
            <KeyRow
              key={command.id}
              command={command}
              chosen={chosen}
              changing={changing === command.id}
              onChanging={(on) => setChanging(on ? command.id : undefined)}
            />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className="quiet">No command is called that.</p>}
    </>
  );
}

function isAskedFor({ label, keywords, group }: Command, text: string): boolean {
  const words = [label, group, ...keywords].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.includes(part));
}
