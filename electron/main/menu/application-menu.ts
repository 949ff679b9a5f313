import { Menu } from 'electron';
import type { MenuChoice } from '../../../shared/api/bridge.ts';
import type { MenuDescription } from '../../../shared/api/menu.ts';
import { menuTemplate } from './menu-template.ts';

/** What there is until a page has described its menus, and after the last window of a Mac is closed. */
const BARE: readonly MenuDescription[] = [
  {
    label: 'File',
    items: [
      { kind: 'role', role: 'close' },
      { kind: 'role', role: 'quit' },
    ],
  },
  {
    label: 'Edit',
    items: (['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'] as const).map((role) => ({
      kind: 'role',
      role,
    })),
  },
  { label: 'Help', items: [{ kind: 'role', role: 'about' }] },
];

/** Puts the page's menus in place of what stands there. */
export function showMenus(menus: readonly MenuDescription[], choose: (choice: MenuChoice) => void): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(menus, process.platform, choose)));
}

export function showBareMenus(): void {
  showMenus(BARE, () => undefined);
}
