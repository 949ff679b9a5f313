import type { MenuDescription, MenuItem } from '../../shared/api/menu.ts';
import type { AppState } from '../state/app-state.ts';
import { recentOf } from '../state/library.ts';
import { keysOf } from './command-keys.ts';
import { commandById } from './commands.ts';
import { LINE } from './context-menus.ts';
import { MENUS, type MenuEntry } from './menus.ts';

/** As many recent files as a menu is still read with. */
const MOST_RECENT = 10;

/** All menus as they stand now: what can be done, what is on, and by which key. */
export function describeMenus(app: AppState): readonly MenuDescription[] {
  return MENUS.map(({ label, entries }) => ({ label, items: itemsOf(entries, app) }));
}

function itemsOf(entries: readonly MenuEntry[], app: AppState): readonly MenuItem[] {
  return entries.flatMap((entry) => itemOf(entry, app));
}

function itemOf(entry: MenuEntry, app: AppState): readonly MenuItem[] {
  if (entry === LINE) return [{ kind: 'separator' }];
  if (typeof entry === 'string') return [commandItem(entry, app)];
  if ('role' in entry) return [{ kind: 'role', role: entry.role }];
  if ('recent' in entry) return recentItems(app);
  return [{ kind: 'submenu', label: entry.label, items: itemsOf(entry.entries, app) }];
}

function commandItem(id: string, app: AppState): MenuItem {
  const command = commandById(id);
  const [key] = keysOf(command, app.settings.getState().keys);
  const checked = command.checked?.(app);
  return {
    kind: 'command',
    command: id,
    label: command.label,
    enabled: command.when(app),
    ...(checked !== undefined && { checked }),
    ...(key !== undefined && { key }),
  };
}

function recentItems({ library }: AppState): readonly MenuItem[] {
  return recentOf(library.getState().items ?? [])
    .filter(({ trouble }) => trouble === undefined)
    .slice(0, MOST_RECENT)
    .map(({ id, name }) => ({ kind: 'recent', item: id, label: name.slice(0, 200) }));
}
