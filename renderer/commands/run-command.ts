import type { AppState } from '../state/app-state.ts';
import { COMMANDS } from './commands.ts';

/** Runs the command of an id if it can be run now; an id that is none, or one that came too late, does nothing. */
export function runCommand(app: AppState, id: string): void {
  const command = COMMANDS.find((one) => one.id === id);
  if (command?.when(app)) command.run(app);
}
