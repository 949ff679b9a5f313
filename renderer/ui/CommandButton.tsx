import type { ReactElement, ReactNode } from 'react';
import { commandById } from '../commands/commands.ts';
import { useKeyNames } from '../commands/use-command-keys.ts';
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
  const [key] = useKeyNames(command);
  return (
    <button
      type="button"
      className={className}
      aria-label={worded ? undefined : command.label}
      title={key === undefined ? command.label : `${command.label} (${key})`}
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
