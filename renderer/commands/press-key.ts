import type { AppState } from '../state/app-state.ts';
import { showsReplay } from '../state/place.ts';
import type { Command, CommandContext } from './command.ts';
import { keysOf } from './command-keys.ts';
import { COMMANDS } from './commands.ts';
import { type KeyPress, matchesKey } from './keys.ts';

/** What has the focus, as far as keys are concerned. */
export interface Focus {
  /** A field that takes text, or keys of its own. */
  readonly typing: boolean;
  /** A button or a link, which Space and Enter press. */
  readonly pressable: boolean;
  readonly map: boolean;
}

/** The command that a key press stands for; the map's own come first while it has the focus. */
export function commandForKey(
  app: AppState,
  press: KeyPress,
  focus: Focus,
  mac: boolean,
): Command | undefined {
  if (focus.typing || app.overlay.getState().shown !== 'none') return undefined;
  if (focus.pressable && [' ', 'Enter'].includes(press.key)) return undefined;
  const replay = showsReplay(app.place.getState());
  const contexts: CommandContext[] = [
    ...(focus.map ? (['map'] as const) : []),
    ...(replay ? (['replay'] as const) : []),
    'everywhere',
  ];
  const chosen = app.settings.getState().keys;
  for (const context of contexts) {
    const found = COMMANDS.find(
      (command) =>
        command.context === context &&
        keysOf(command, chosen).some((key) => matchesKey(key, press, mac)) &&
        command.when(app),
    );
    if (found) return found;
  }
  return undefined;
}

/** What the element that a key was pressed on takes for itself. */
export function focusOf(target: EventTarget | null): Focus {
  const element = target instanceof HTMLElement ? target : undefined;
  return {
    typing: element?.closest('input, textarea, select, [contenteditable]') != null,
    pressable: element?.closest('button, a, summary, [role="option"]') != null,
    map: element?.closest('[data-map]') != null,
  };
}
