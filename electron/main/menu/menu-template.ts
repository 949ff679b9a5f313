import type { MenuItemConstructorOptions } from 'electron';
import type { MenuChoice } from '../../../shared/api/bridge.ts';
import type { CommandItem, MenuDescription, MenuItem } from '../../../shared/api/menu.ts';
import { acceleratorOf } from './accelerator.ts';

/** What a Mac has in the menu of the app or of its windows, and so in no other. */
const ELSEWHERE_ON_MAC: readonly string[] = ['about', 'settings', 'quit', 'minimize'];

/**
 * The page's menus as Electron builds them. Keys are shown but not registered, since the page hears them itself and knows
 * when something is being typed. A Mac registers whatever it shows, so it is shown keys with ⌘ only, which type nothing.
 */
export function menuTemplate(
  menus: readonly MenuDescription[],
  platform: NodeJS.Platform,
  choose: (choice: MenuChoice) => void,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const built = menus.map(
    ({ label, items }): MenuItemConstructorOptions => ({ label, submenu: itemsOf(items) }),
  );
  if (!mac) return built;
  // The Window menu stands before Help, which is the last.
  return [appMenu(), ...built.slice(0, -1), { role: 'windowMenu' }, ...built.slice(-1)];

  function appMenu(): MenuItemConstructorOptions {
    const all = menus.flatMap(({ items }) => items);
    const command = (id: string): MenuItemConstructorOptions[] =>
      all.flatMap((item) => (item.kind === 'command' && item.command === id ? [commandOf(item)] : []));
    const line: MenuItemConstructorOptions = { type: 'separator' };
    const hiding = (['hide', 'hideOthers', 'unhide'] as const).map((role) => ({ role }));
    return {
      label: 'Lattice Replay',
      submenu: [
        ...command('about'),
        ...command('settings'),
        line,
        { role: 'services' },
        line,
        ...hiding,
        line,
        { role: 'quit' },
      ],
    };
  }

  function itemsOf(items: readonly MenuItem[]): MenuItemConstructorOptions[] {
    const kept = items.filter((item) => !mac || !ELSEWHERE_ON_MAC.includes(nameOf(item) ?? ''));
    return withoutEdges(kept).map(itemOf);
  }

  function itemOf(item: MenuItem): MenuItemConstructorOptions {
    switch (item.kind) {
      case 'command':
        return commandOf(item);
      case 'recent':
        return { label: escaped(item.label), click: () => choose({ kind: 'recent', item: item.item }) };
      case 'role':
        return { role: item.role };
      case 'separator':
        return { type: 'separator' };
      case 'submenu':
        return { label: item.label, enabled: item.items.length > 0, submenu: itemsOf(item.items) };
    }
  }

  function commandOf({ command, label, enabled, checked, key }: CommandItem): MenuItemConstructorOptions {
    const shown = key !== undefined && (!mac || key.startsWith('Mod+')) ? acceleratorOf(key) : undefined;
    return {
      id: command,
      label: escaped(label),
      enabled,
      ...(checked === undefined ? {} : { type: 'checkbox', checked }),
      ...(shown === undefined ? {} : { accelerator: shown, registerAccelerator: false }),
      click: () => choose({ kind: 'command', command }),
    };
  }
}

/** A `&` in the name of a file would underline the letter after it. */
function escaped(label: string): string {
  return label.replaceAll('&', '&&');
}

/** Without separators that separate nothing. */
function withoutEdges(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.filter(({ kind }, at) => {
    if (kind !== 'separator') return true;
    return (
      at > 0 &&
      items[at - 1]?.kind !== 'separator' &&
      items.slice(at + 1).some((later) => later.kind !== 'separator')
    );
  });
}

function nameOf(item: MenuItem): string | undefined {
  if (item.kind === 'role') return item.role;
  return item.kind === 'command' ? item.command : undefined;
}
