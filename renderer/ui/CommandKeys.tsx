import type { ReactElement } from 'react';
import type { Command } from '../commands/command.ts';
import { useKeyNames } from '../commands/use-command-keys.ts';

/** The keys of a command as they are printed on a keyboard: the first alone, or all. */
export function CommandKeys({ command, all = false }: { command: Command; all?: boolean }): ReactElement {
  const names = useKeyNames(command);
  return (
    <>
      {(all ? names : names.slice(0, 1)).map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </>
  );
}
