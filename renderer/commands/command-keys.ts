import type { Settings } from '../../shared/settings/settings.ts';
import type { Command, CommandContext } from './command.ts';
import { COMMANDS } from './commands.ts';
import { isSign, type KeyPress, matchesKey } from './keys.ts';

/** The keys of a command: those that a person gave it, else its usual ones. */
export function keysOf({ id, keys }: Command, chosen: Settings['keys']): readonly string[] {
  return Object.hasOwn(chosen, id) ? (chosen[id] ?? keys) : keys;
}

/** Keys that belong to the system, the browser or to moving about in a page, whatever the program would like. */
const OF_THE_SYSTEM: ReadonlySet<string> = new Set([
  ...['a', 'c', 'v', 'x', 'w', 't', 'n', 'r', 'q', 'l', '+', '-', '0'].map((key) => `Mod+${key}`),
  ...['Tab', 'Shift+Tab', 'Enter', 'Escape', 'F5', 'F11', 'F12', 'Alt+F4', 'Backspace', 'Delete'],
]);

/** Where two commands could both hear one key press. */
function meet(a: CommandContext, b: CommandContext): boolean {
  return a === b || a === 'everywhere' || b === 'everywhere';
}

/** Why a key cannot be a command's: it is the system's, or another command's where both could hear it. */
export function keyTrouble(
  command: Command,
  key: string,
  chosen: Settings['keys'],
): { readonly kind: 'system' } | { readonly kind: 'taken'; readonly by: Command } | undefined {
  if (OF_THE_SYSTEM.has(key)) return { kind: 'system' };
  const by = COMMANDS.find(
    (other) =>
      other.id !== command.id && meet(other.context, command.context) && sharesKey(other, key, chosen),
  );
  return by && { kind: 'taken', by };
}

/** Whether a command has the key, also by its place on the keyboard instead of its letter. */
function sharesKey(command: Command, key: string, chosen: Settings['keys']): boolean {
  const keys = keysOf(command, chosen);
  return keys.includes(key) || (/^[a-z]$/.test(key) && keys.includes(`code:Key${key.toUpperCase()}`));
}

const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process']);

/** A key press as a command names it; undefined while only modifiers are held, or with one that no command may use. */
export function namedKey(press: KeyPress, mac: boolean): string | undefined {
  if (MODIFIERS.has(press.key) || (mac ? press.ctrlKey : press.metaKey)) return undefined;
  const key = press.code === 'Space' ? 'Space' : press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const parts = [
    ...(press.ctrlKey || press.metaKey ? ['Mod'] : []),
    ...(press.altKey ? ['Alt'] : []),
    ...(press.shiftKey && !isSign(key) ? ['Shift'] : []),
    key,
  ];
  const named = parts.join('+');
  return matchesKey(named, press, mac) ? named : undefined;
}
