import { expect, it, vi } from 'vitest';
import type { MenuDescription } from '../../../shared/api/menu.ts';
import { acceleratorOf } from './accelerator.ts';
import { menuTemplate } from './menu-template.ts';

const MENUS: readonly MenuDescription[] = [
  {
    label: 'File',
    items: [
      { kind: 'command', command: 'open-files', label: 'Open files', enabled: true, key: 'Mod+o' },
      {
        kind: 'submenu',
        label: 'Open recent',
        items: [{ kind: 'recent', item: 'file-1', label: 'salt & pepper.json' }],
      },
      { kind: 'separator' },
      { kind: 'role', role: 'quit' },
    ],
  },
  {
    label: 'Playback',
    items: [{ kind: 'command', command: 'loop', label: 'Loop', enabled: false, checked: true, key: 'l' }],
  },
  { label: 'Help', items: [{ kind: 'command', command: 'about', label: 'About', enabled: true }] },
];

it.each([
  ['Mod+Shift+p', 'CommandOrControl+Shift+P'],
  ['Alt+ArrowLeft', 'Alt+Left'],
  ['code:KeyW', 'W'],
  ['+', 'Plus'],
  ['Space', 'Space'],
  ['?', '?'],
  ['F1', 'F1'],
])('writes %s as Electron does, %s', (key, accelerator) => {
  expect(acceleratorOf(key)).toBe(accelerator);
});

it('shows every key but registers none, and tells what was chosen', () => {
  const choose = vi.fn();
  const [file, playback] = menuTemplate(MENUS, 'linux', choose);
  expect(file).toMatchObject({
    label: 'File',
    submenu: [
      { label: 'Open files', enabled: true, accelerator: 'CommandOrControl+O', registerAccelerator: false },
      { label: 'Open recent', enabled: true, submenu: [{ label: 'salt && pepper.json' }] },
      { type: 'separator' },
      { role: 'quit' },
    ],
  });
  expect(playback?.submenu).toMatchObject([
    { type: 'checkbox', checked: true, enabled: false, accelerator: 'L', registerAccelerator: false },
  ]);
  const chosen = file?.submenu as { click?: () => void; submenu?: { click: () => void }[] }[];
  chosen[0]?.click?.();
  chosen[1]?.submenu?.[0]?.click();
  expect(choose.mock.calls).toEqual([
    [{ kind: 'command', command: 'open-files' }],
    [{ kind: 'recent', item: 'file-1' }],
  ]);
});

it('has the menus of a Mac there, no item twice, and no key that would be typed', () => {
  const built = menuTemplate(MENUS, 'darwin', () => undefined);
  expect(built.map(({ label, role }) => label ?? role)).toEqual([
    'Lattice Replay',
    'File',
    'Playback',
    'windowMenu',
    'Help',
  ]);
  expect(built[1]?.submenu).toHaveLength(2);
  expect(JSON.stringify(built[0])).toContain('{"id":"about","label":"About"');
  expect(built.at(-1)?.submenu).toEqual([]);
  expect(JSON.stringify(built)).not.toContain('"L"');
  expect(JSON.stringify(built)).toContain('CommandOrControl+O');
});
