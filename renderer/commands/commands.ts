import { APP_COMMANDS } from './app-commands.ts';
import { CHART_COMMANDS } from './chart-commands.ts';
import type { Command } from './command.ts';
import { DIVERGENCE_COMMANDS } from './divergence-commands.ts';
import { EXPORT_COMMANDS } from './export-commands.ts';
import { FUEL_COMMANDS } from './fuel-commands.ts';
import { HELP_COMMANDS } from './help-commands.ts';
import { LOOKING_COMMANDS } from './looking-commands.ts';
import { MAP_COMMANDS } from './map-commands.ts';
import { NOTE_COMMANDS } from './note-commands.ts';
import { OPENING_COMMANDS } from './opening-commands.ts';
import { PLAYBACK_COMMANDS } from './playback-commands.ts';
import { SESSION_COMMANDS } from './session-commands.ts';
import { TIMELINE_COMMANDS } from './timeline-commands.ts';
import { WORK_COMMANDS } from './work-commands.ts';

/** Every command there is. Buttons, keys, the palette and the keys page read this one table. */
export const COMMANDS: readonly Command[] = [
  ...PLAYBACK_COMMANDS,
  ...TIMELINE_COMMANDS,
  ...MAP_COMMANDS,
  ...LOOKING_COMMANDS,
  ...FUEL_COMMANDS,
  ...DIVERGENCE_COMMANDS,
  ...EXPORT_COMMANDS,
  ...CHART_COMMANDS,
  ...WORK_COMMANDS,
  ...OPENING_COMMANDS,
  ...APP_COMMANDS,
  ...NOTE_COMMANDS,
  ...SESSION_COMMANDS,
  ...HELP_COMMANDS,
];

/** A command by its id. Throws for an id that no command has, which is a slip of our own. */
export function commandById(id: string): Command {
  const found = COMMANDS.find((command) => command.id === id);
  if (found === undefined) throw new Error(`no command is called '${id}'`);
  return found;
}
