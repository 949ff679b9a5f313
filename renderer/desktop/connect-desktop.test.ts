import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MenuItem } from '../../shared/api/menu.ts';
import type { LibraryControls } from '../state/library.ts';
import { connectDesktop } from './connect-desktop.ts';
import { appInNode, fakeBridge, GONE, SCENARIO } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup(search?: string) {
  const app = appInNode(search);
  const fake = fakeBridge();
  const end = connectDesktop(app, fake.bridge);
  return { app, end, ...fake };
}

const itemsOf = ({ bridge }: ReturnType<typeof setup>, label: string): readonly MenuItem[] =>
  bridge.setMenus.mock.lastCall?.[0].find((menu) => menu.label === label)?.items ?? [];

it('sends menus and theme at once, and again only when they have changed', () => {
  const desktop = setup();
  const { app, bridge } = desktop;
  expect(bridge.setTheme.mock.calls).toEqual([['system']]);
  vi.advanceTimersByTime(1000);
  expect(bridge.setMenus).toHaveBeenCalledTimes(1);
  expect(itemsOf(desktop, 'File')).toContainEqual(
    expect.objectContaining({ command: 'open-files', enabled: false, key: 'Mod+o' }),
  );
  app.settings.setState({ theme: 'dark', keys: { 'open-files': ['Mod+p'] } });
  app.library.setState({ items: [GONE, SCENARIO], controls: {} as LibraryControls });
  vi.advanceTimersByTime(250);
  expect(bridge.setTheme.mock.lastCall).toEqual(['dark']);
  expect(bridge.setMenus).toHaveBeenCalledTimes(2);
  expect(itemsOf(desktop, 'File')).toContainEqual(
    expect.objectContaining({ command: 'open-files', enabled: true, key: 'Mod+p' }),
  );
  // What is missing cannot be opened from a menu.
  expect(itemsOf(desktop, 'File')).toContainEqual(
    expect.objectContaining({
      label: 'Open recent',
      items: expect.arrayContaining([{ kind: 'recent', item: 'file-1', label: 'mine.json' }]),
    }),
  );
  expect(JSON.stringify(itemsOf(desktop, 'File'))).not.toContain('gone.json');
  const theme = itemsOf(desktop, 'View').find((item) => item.kind === 'submenu' && item.label === 'Theme');
  expect(theme).toMatchObject({ items: [{ checked: false }, { checked: true }, { checked: false }] });
});

it('runs what is chosen in a menu if it can be run now, and opens recent files', () => {
  const { app, listeners } = setup('?view=replay&scenario=demo-small');
  const openItem = vi.fn();
  app.library.setState({ controls: { openItem } as unknown as LibraryControls });
  listeners.menu?.({ kind: 'command', command: 'table' });
  expect(app.place.getState().table).toBe(true);
  listeners.menu?.({ kind: 'command', command: 'play' });
  listeners.menu?.({ kind: 'command', command: 'no-such-command' });
  expect(app.playback.getState().state).toBe('still');
  listeners.menu?.({ kind: 'recent', item: 'file-1' });
  expect(openItem).toHaveBeenCalledWith('file-1');
});

it('goes where a link leads, and says what the app has to say', () => {
  const { app, listeners } = setup();
  listeners.link?.('?view=replay&scenario=demo-small&tick=60&cell=1,2');
  expect(app.place.getState()).toMatchObject({
    view: 'replay',
    open: { scenario: 'demo-small' },
    tick: 60,
    cell: { x: 1, y: 2 },
  });
  listeners.notice?.({ code: 'graphics-gone', message: 'It draws anew.' });
  listeners.notice?.({ code: 'graphics-gone', message: 'It draws anew again.' });
  expect(app.notices.getState().list).toEqual([
    { key: 'graphics-gone', kind: 'warning', text: 'It draws anew again.' },
  ]);
});

it('tells of work that goes on for more than a second, and of its end, by failure too', () => {
  const { app, bridge } = setup('?view=replay&scenario=demo-small&module=demo-lanes-engine');
  const last = () => bridge.setWindowFacts.mock.lastCall?.[0];
  expect(last()).toEqual({ progress: null, grading: false, unsaved: false, item: 'demo-lanes-engine' });
  app.gradings.setState({ a: { kind: 'running', done: 1, total: 4, running: '' } });
  vi.advanceTimersByTime(500);
  expect(last()).toMatchObject({ progress: null, grading: true });
  vi.advanceTimersByTime(1000);
  expect(last()).toMatchObject({ progress: 0.25, grading: true });
  app.gradings.setState({
    a: { kind: 'failed', fault: { code: 'internal', message: 'it broke', facts: {} } },
  });
  vi.advanceTimersByTime(250);
  expect(last()).toMatchObject({ progress: null, grading: false });
});

it('knows how many starts have crashed, and which notes are not saved', async () => {
  const { app, bridge } = setup();
  await vi.waitFor(() => expect(app.sessions.getState().startsCrashed).toBe(2));
  const { file } = app.notes.getState();
  app.notes.setState({ file: { ...file, notes: [] } });
  vi.advanceTimersByTime(250);
  expect(bridge.setWindowFacts.mock.lastCall?.[0]).toMatchObject({ unsaved: true });
});

it('is heard of no more once it is ended', () => {
  const { app, bridge, end, ended } = setup();
  end();
  app.settings.setState({ theme: 'dark' });
  vi.advanceTimersByTime(1000);
  expect(bridge.setTheme).toHaveBeenCalledTimes(1);
  expect(bridge.setMenus).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledTimes(3);
});
