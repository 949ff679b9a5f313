import { type KeyboardEvent, type ReactElement, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { keysOf, keyTrouble, namedKey } from '../../commands/command-keys.ts';
import { keyName } from '../../commands/keys.ts';
import { isMac } from '../../commands/use-keys.ts';
import { useAppState } from '../../state/app-state.ts';
import { changeKeys, type SettingsState } from '../../state/settings.ts';
import { CommandKeys } from '../../ui/CommandKeys.tsx';

/** The button that was pressed has become this field. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

/** A command and its keys; while it is changed, the next key press becomes its key if it is free. */
export function KeyRow({
  command,
  chosen,
  changing,
  onChanging,
}: {
  command: Command;
  chosen: SettingsState['keys'];
  changing: boolean;
  onChanging: (on: boolean) => void;
}): ReactElement {
  const { settings } = useAppState();
  const [pressed, setPressed] = useState<string>();
  const trouble = pressed === undefined ? undefined : keyTrouble(command, pressed, chosen);
  const end = (): void => {
    setPressed(undefined);
    onChanging(false);
  };
  const take = (key: string): void => {
    changeKeys(settings, command.id, [key]);
    end();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      end();
      return;
    }
    const key = namedKey(event.nativeEvent, isMac());
    if (key === undefined) return;
    if (keyTrouble(command, key, chosen) === undefined) take(key);
    else setPressed(key);
  };
  const takeOver = (key: string, from: Command): void => {
    changeKeys(
      settings,
      from.id,
      keysOf(from, chosen).filter((other) => other !== key && other !== `code:Key${key.toUpperCase()}`),
    );
    take(key);
  };
  return (
    <tr>
      <th scope="row">
        {command.label}
        {command.context === 'map' && <span className="quiet"> (map)</span>}
      </th>
      <td>
        {changing ? (
          <input
            ref={focus}
            readOnly
            aria-label={`Key of ${command.label}`}
            value="press a key"
            onKeyDown={press}
          />
        ) : (
          <CommandKeys command={command} all />
        )}
        {trouble?.kind === 'system' && pressed !== undefined && (
          <p role="alert" className="wrong">
            {keyName(pressed, isMac())} belongs to the system or to moving about.
          </p>
        )}
        {trouble?.kind === 'taken' && pressed !== undefined && (
          <p role="alert" className="wrong">
            {keyName(pressed, isMac())} is the key of “{trouble.by.label}”.{' '}
            <button
              type="button"
              className="button button-small"
              onClick={() => takeOver(pressed, trouble.by)}
            >
              Take it over
            </button>
          </p>
        )}
      </td>
      <td>
        {changing ? (
          <button type="button" className="button button-small" onClick={end}>
            Leave it
          </button>
        ) : (
          <span className="button-row">
            <button
              type="button"
              className="button button-small"
              aria-label={`Change the key of ${command.label}`}
              onClick={() => onChanging(true)}
            >
              Change
            </button>
            {keysOf(command, chosen).length > 0 && (
              <button
                type="button"
                className="button button-small"
                aria-label={`No key for ${command.label}`}
                onClick={() => changeKeys(settings, command.id, [])}
              >
                None
              </button>
            )}
            {Object.hasOwn(chosen, command.id) && (
              <button
                type="button"
                className="button button-small"
                aria-label={`The usual key for ${command.label}`}
                onClick={() => changeKeys(settings, command.id, undefined)}
              >
                As usual
              </button>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}
