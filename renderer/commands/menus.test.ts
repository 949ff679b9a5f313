import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { LINE } from './context-menus.ts';
import { IN_NO_MENU, MENUS, type MenuEntry } from './menus.ts';

function commandsIn(entries: readonly MenuEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return entry === LINE ? [] : [entry];
    return 'entries' in entry ? commandsIn(entry.entries) : [];
  });
}

it('have every command once, but for those that are named with their reason', () => {
  const inMenus = MENUS.flatMap(({ entries }) => commandsIn(entries));
  const placed = [...inMenus, ...Object.keys(IN_NO_MENU)].sort();
  expect(placed).toEqual(COMMANDS.map(({ id }) => id).sort());
});
