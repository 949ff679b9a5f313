import type { ReactElement, ReactNode } from 'react';
import { commandById } from '../commands/commands.ts';
import { keyName } from '../commands/keys.ts';
import { isMac } from '../commands/use-keys.ts';
import { useAppState } from '../state/app-state.ts';

/** A button that runs a command; its name, its tooltip and the key in it come from the table of commands. */
export function CommandButton({
  id,
  children,
  className = 'icon-button',
  disabled = false,
  pressed,
  expanded,
  current,
  worded = false,
}: {
  id: string;
  children: ReactNode;
  className?: string;
  disabled?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  /** It leads to where one is already. */
  current?: boolean;
  /** The button's own words are its name. */
  worded?: boolean;
}): ReactElement {
  const app = useAppState();
  const command = commandById(id);
  const [key] = command.keys;
  return (
    <button
      type="button"
      className={className}
      aria-label={worded ? undefined : command.label}
      title={key === undefined ? command.label : `${command.label} (${keyName(key, isMac())})`}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-current={current ? 'page' : undefined}
      disabled={disabled}
      onClick={() => command.run(app)}
    >
      {children}
    </button>
  );
}
