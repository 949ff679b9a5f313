import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it, vi } from 'vitest';
import { TO_MAIN, TO_PAGE } from './bridge/channels.ts';
import { FakeEvent, FakeFrame } from './testing/fake-window.ts';
import { startMain } from './testing/start-main.ts';

type Started = Awaited<ReturnType<typeof startMain>>;

/** What the services were told besides that there is a page. */
const told = ({ processes }: Started): unknown[] =>
  processes.flatMap(({ received }) =>
    received.map(({ message }) => message).filter((message) => (message as { kind: string }).kind !== 'page'),
  );

it('joins the main frame of its page to a services process, each by a port', async () => {
  const { window, processes, connect, data } = await startMain();
  expect(processes).toEqual([]);
  connect();
  connect();
  expect(processes.map(({ program }) => program)).toEqual(['/dist/services.js']);
  const page = { message: { kind: 'page', logs: join(data, 'logs') }, ports: [{ end: 'services' }] };
  expect(processes[0]?.received).toEqual([page, page]);
  expect(window.webContents.mainFrame.received[0]).toEqual({
    channel: TO_PAGE.port,
    message: { type: 'lattice-replay:services-port' },
    ports: [{ end: 'page' }],
  });
});

it('starts the services anew when they have ended, and ends them with the window', async () => {
  const { window, processes, connect } = await startMain();
  connect();
  processes[0]?.emit('exit', 1);
  connect();
  expect(processes).toHaveLength(2);
  window.close();
  expect(processes[1]?.killed).toBe(true);
});

it('opens the files and the tick of its start once the page has its services', async () => {
  const started = await startMain({
    words: ['--tick=60', '--no-first-run', '--', 'run.tar.gz', '--odd-name'],
  });
  expect(started.window.done).toContain('load app://lattice-replay/?tick=60');
  started.connect();
  const paths = [`${process.cwd()}${sep}run.tar.gz`, `${process.cwd()}${sep}--odd-name`];
  expect(told(started)).toEqual([{ kind: 'open', paths, tick: 60 }]);
});

it('opens what the system names before it is ready, and later, in its one window', async () => {
  const event = new FakeEvent();
  const started = await startMain({
    words: ['first.json'],
    early: ({ app }) => {
      app.emit('open-file', event, '/runs/early');
      app.emit('open-url', event, 'lattice-replay://open?scenario=demo-small');
      app.emit('second-instance', new FakeEvent(), ['electron', 'second.json'], '/elsewhere');
    },
  });
  expect(event.prevented).toBe(true);
  expect(started.windows).toHaveLength(1);
  started.connect();
  started.app.emit('open-file', new FakeEvent(), '/runs/late');
  const files = told(started).map((message) => (message as { paths: string[] }).paths[0]);
  expect(files).toEqual([
    `${process.cwd()}${sep}first.json`,
    '/runs/early',
    '/elsewhere/second.json',
    '/runs/late',
  ]);
  expect(started.windows).toHaveLength(1);
  expect(started.window.webContents.sent).toEqual([[TO_PAGE.link, '?scenario=demo-small']]);
});

it('comes to the front for a second start, and opens a new window on a Mac where all were closed', async () => {
  const started = await startMain();
  started.app.emit('second-instance', new FakeEvent(), ['electron'], '/elsewhere');
  expect(started.window.done.slice(-2)).toEqual(['restore', 'focus']);
  started.window.close();
  expect(started.windows).toEqual([]);
  started.app.emit('activate');
  expect(started.windows).toHaveLength(1);
});

it('follows links as the page’s address, and tells of those that it refuses', async () => {
  const { app, window, connect } = await startMain({ words: ['lattice-replay://open?tick=5'] });
  app.emit('second-instance', new FakeEvent(), ['electron', 'lattice-replay://grade?module=a'], '/');
  expect(window.webContents.sent).toEqual([]);
  connect();
  expect(window.webContents.sent).toEqual([
    [TO_PAGE.link, '?tick=5'],
    [TO_PAGE.notice, { code: 'link-refused', message: expect.stringContaining('can only open') }],
  ]);
  expect(window.done.filter((what) => what.startsWith('load'))).toHaveLength(1);
});

it('starts runners for its services, which ask by a number alone', async () => {
  const { connect, processes } = await startMain();
  connect();
  processes[0]?.emit('message', { kind: 'start-runner', runner: 0 });
  processes[0]?.emit('message', { kind: 'start-runner', runner: 1, program: '/bin/sh' });
  expect(processes.map(({ program }) => program)).toEqual(['/dist/services.js', '/dist/runner.js']);
});

it('is the system’s program for links only once it is installed', async () => {
  expect((await startMain({ packaged: true })).calls).toContain('client of lattice-replay');
  expect((await startMain({ packaged: false })).calls).not.toContain('client of lattice-replay');
});

it('opens what was chosen in its dialog, and tells the system what was opened', async () => {
  const started = await startMain({ chosen: ['/runs/a', '/runs/b'] });
  const { say, connect, asked, recent, processes } = started;
  connect();
  say(TO_MAIN.chooseFiles, 'folder');
  await vi.waitFor(() => expect(told(started)).toEqual([{ kind: 'open', paths: ['/runs/a', '/runs/b'] }]));
  expect(asked[0]?.properties).toEqual(['openDirectory', 'multiSelections']);
  processes[0]?.emit('message', { kind: 'opened', paths: ['/runs/a'] });
  processes[0]?.emit('message', { kind: 'opened', paths: [7] });
  expect(recent).toEqual(['/runs/a']);
  say(TO_MAIN.clearRecents);
  expect(recent).toEqual([]);
});

it('hands a folder of the settings that was chosen to the services, and opens nothing', async () => {
  const started = await startMain({ chosen: ['/cases', '/more'] });
  started.connect();
  started.say(TO_MAIN.chooseFiles, 'case-folder');
  const message = { kind: 'set-folder', setting: 'case-folder', path: '/cases' };
  await vi.waitFor(() => expect(told(started)).toEqual([message]));
  expect(started.asked[0]?.properties).toEqual(['openDirectory']);
  started.say(TO_MAIN.chooseFiles, 'any-folder');
  expect(started.asked).toHaveLength(1);
});

it('opens nothing when the dialog is given up', async () => {
  const started = await startMain();
  started.connect();
  started.say(TO_MAIN.chooseFiles, 'files');
  await vi.waitFor(() => expect(started.asked[0]?.properties).toEqual(['openFile', 'multiSelections']));
  expect(told(started)).toEqual([]);
});

it('shows in its bar what the page is at: progress, unsaved notes, the file', async () => {
  const { window, say, connect, processes } = await startMain();
  connect();
  window.done.length = 0;
  const facts = { progress: 0.5, grading: true, unsaved: true, item: 'file-1' };
  say(TO_MAIN.setWindowFacts, facts);
  expect(processes[0]?.received.at(-1)?.message).toEqual({ kind: 'locate', item: 'file-1' });
  processes[0]?.emit('message', { kind: 'located', item: 'file-1', path: '/runs/a.json' });
  processes[0]?.emit('message', { kind: 'located', item: 'file-2', path: '/late' });
  say(TO_MAIN.setWindowFacts, { progress: null, grading: false, unsaved: false, item: null });
  expect(window.done).toEqual([
    'progress 0.5',
    'edited true',
    'represents ',
    'represents /runs/a.json',
    'progress -1',
    'edited false',
    'represents ',
  ]);
});

it('builds the menus that its page describes, and tells the page what was chosen', async () => {
  const { say, connect, menus, window } = await startMain();
  connect();
  const item = { kind: 'command', command: 'play', label: 'Play or pause', enabled: true, key: 'Space' };
  say(TO_MAIN.setMenus, [{ label: 'Playback', items: [item] }]);
  const playback = menus.at(-1)?.find(({ label }) => label === 'Playback');
  const items = playback?.submenu as { click: () => void }[] | undefined;
  items?.[0]?.click();
  expect(window.webContents.sent).toEqual([[TO_PAGE.menuChoice, { kind: 'command', command: 'play' }]]);
});

it.each([
  [
    'another frame',
    (started: Started) => started.sayFrom(started.window, new FakeFrame(), TO_MAIN.copyText, 'x'),
  ],
  [
    'a frame that has gone',
    (started: Started) => started.sayFrom(started.window, null, TO_MAIN.copyText, 'x'),
  ],
  [
    'another origin',
    (started: Started) => {
      started.window.webContents.mainFrame.origin = 'https://evil.example';
      started.connect();
      started.say(TO_MAIN.copyText, 'x');
    },
  ],
  [
    'arguments of another kind',
    (started: Started) => {
      started.say(TO_MAIN.copyText, { text: 'x' });
      started.say(TO_MAIN.copyText);
      started.say(TO_MAIN.copyText, 'x', 'more');
      started.say(TO_MAIN.setTheme, '../dark');
      started.say(TO_MAIN.openPaths, ['']);
      started.say(TO_MAIN.setMenus, [{ label: 'File', items: [{ kind: 'role', role: 'toggleDevTools' }] }]);
      started.say(TO_MAIN.setWindowFacts, { progress: 2, grading: false, unsaved: false, item: null });
    },
  ],
])('passes over what comes from %s, and notes it', async (_who, send) => {
  const started = await startMain();
  const menus = started.menus.length;
  started.window.done.length = 0;
  send(started);
  expect(started.calls.some((call) => call.startsWith('copied'))).toBe(false);
  expect(started.processes).toEqual([]);
  expect(started.window.webContents.mainFrame.received).toEqual([]);
  expect(started.menus).toHaveLength(menus);
  expect(started.window.done).toEqual([]);
  await vi.waitFor(() =>
    expect(readFileSync(join(started.data, 'logs/main.log'), 'utf8')).toContain('passed over'),
  );
});

it('copies text for its page', async () => {
  const { say, calls } = await startMain();
  say(TO_MAIN.copyText, 'text');
  expect(calls).toContain('copied text');
});

it('says why it cannot start', async () => {
  const { calls } = await startMain({ missing: new Error('there is no wasmtime library for plan9') });
  await vi.waitFor(() => expect(calls).toContain('exit 1'));
  expect(calls).toContain('error Lattice Replay cannot start: there is no wasmtime library for plan9.');
});

it('leaves everything to the first instance', async () => {
  const { calls, windows, data } = await startMain({ locked: false });
  expect(calls.at(-1)).toBe('quit');
  expect(windows).toEqual([]);
  expect(existsSync(join(data, 'logs'))).toBe(false);
});

it.each([
  ['linux', 1],
  ['win32', 1],
  ['darwin', 0],
] as const)('quits with its last window, but stays on macOS (%s)', async (platform, quits) => {
  const { app, calls } = await startMain();
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  app.emit('window-all-closed');
  expect(calls.filter((call) => call === 'quit')).toHaveLength(quits);
});
