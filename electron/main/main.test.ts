import { sep } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { pageFolder } from '../server/testing.ts';
import { FakeEvent, FakeFrame, type FakeWindow, fakeElectron } from './testing.ts';

afterEach(() => {
  vi.doUnmock('electron');
  vi.doUnmock('../services/places/places.ts');
  vi.resetModules();
  vi.restoreAllMocks();
});

/** Starts the real main module on a fake Electron, as the binary would with these words. */
async function start(words: readonly string[] = [], options: Parameters<typeof fakeElectron>[0] = {}) {
  const fake = fakeElectron(options);
  vi.resetModules();
  vi.doMock('electron', () => fake.module);
  vi.doMock('../services/places/places.ts', () => ({
    findPlaces: () => ({
      page: pageFolder(),
      preload: '/dist/preload.cjs',
      desktopServices: '/dist/services.js',
    }),
  }));
  const { argv } = process;
  process.argv = ['electron', ...words];
  try {
    await import('./main.ts');
    const beforeReady = [...fake.calls];
    fake.becomeReady();
    await new Promise(setImmediate);
    return { ...fake, beforeReady };
  } finally {
    process.argv = argv;
  }
}

/** The one window that a start opens. */
async function startWindow() {
  const electron = await start();
  const [window] = electron.windows;
  if (window === undefined) throw new Error('no window was opened');
  return { ...electron, window };
}

/** What main answers when this frame of a window asks for the services. */
function ask(
  { ipcMain }: Awaited<ReturnType<typeof start>>,
  window: FakeWindow,
  frame: FakeFrame | null,
): void {
  ipcMain.emit('request-services', { sender: window.webContents, senderFrame: frame });
}

it('turns on the sandbox and registers its scheme before Electron is ready', async () => {
  const { beforeReady } = await start();
  expect(beforeReady).toEqual([
    'enableSandbox',
    'schemes [{"scheme":"app","privileges":{"standard":true,"secure":true,"supportFetchAPI":true}}]',
  ]);
});

it('opens its window with every protection on', async () => {
  const { window } = await startWindow();
  expect(window.options.webPreferences).toEqual({
    preload: '/dist/preload.cjs',
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
  });
  expect(window.done).toEqual(['load app://lattice-replay/']);
});

it.each([
  [false, '#f6f5f1'],
  [true, '#16191b'],
])(
  'shows its window only when there is something in it, on a ground of the theme (dark: %s)',
  async (dark, ground) => {
    const { windows } = await start([], { dark });
    expect(windows[0]?.options).toMatchObject({ show: false, backgroundColor: ground });
    windows[0]?.emit('ready-to-show');
    expect(windows[0]?.done).toContain('show');
  },
);

it('denies every permission, whoever asks', async () => {
  const { permissions } = await start();
  const answers: unknown[] = [];
  permissions.get('request')?.({}, 'media', (granted: boolean) => answers.push(granted));
  expect(answers).toEqual([false]);
  expect(permissions.get('check')?.({}, 'clipboard-read')).toBe(false);
  expect(permissions.get('device')?.({})).toBe(false);
});

it.each(['will-navigate', 'will-redirect', 'will-frame-navigate', 'will-attach-webview'])(
  'prevents %s, whatever the address',
  async (name) => {
    const { window } = await startWindow();
    const event = Object.assign(new FakeEvent(), { url: 'app://lattice-replay/' });
    window.webContents.emit(name, event);
    expect(event.prevented).toBe(true);
  },
);

it('denies new windows, and hands only known links to the browser', async () => {
  const { window, opened } = await startWindow();
  const known = 'https://github.com/TheClockwyrks/TheTestCabinet';
  const links = [
    known,
    'https://evil.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'app://lattice-replay/',
  ];
  for (const url of links) expect(window.webContents.openHandler?.({ url })).toEqual({ action: 'deny' });
  expect(opened).toEqual([known]);
});

it('serves the page with its content policy, and nothing else', async () => {
  const { handlers } = await start();
  const get = async (path: string, method = 'GET') => {
    const answer = handlers.get('app')?.({ url: path, method });
    return answer as Response;
  };
  const page = await get('app://lattice-replay/?tick=5');
  expect(page.status).toBe(200);
  expect(await page.text()).toBe('<title>page</title>');
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
  for (const path of [
    '/../secret.html',
    '/..%2fsecret.html',
    '/%2e%2e/secret.html',
    '/..\\secret.html',
    '/etc/passwd',
    '/assets/',
    '/index.html%00',
  ]) {
    expect((await get(`app://lattice-replay${path}`)).status).toBe(404);
  }
  expect((await get('app://elsewhere/index.html')).status).toBe(404);
  expect((await get('app://user@lattice-replay/index.html')).status).toBe(404);
  expect((await get('app://lattice-replay/', 'POST')).status).toBe(405);
});

it('joins the main frame of its page to a services process, each by a port', async () => {
  const electron = await startWindow();
  const { window, processes } = electron;
  expect(processes).toEqual([]);
  ask(electron, window, window.webContents.mainFrame);
  ask(electron, window, window.webContents.mainFrame);
  expect(processes.map(({ program }) => program)).toEqual(['/dist/services.js']);
  expect(processes[0]?.received).toEqual([
    { message: { kind: 'page', opened: [] }, ports: [{ end: 'services' }] },
    { message: { kind: 'page', opened: [] }, ports: [{ end: 'services' }] },
  ]);
  expect(window.webContents.mainFrame.received[0]).toEqual({
    channel: 'request-services',
    message: { type: 'lattice-replay:services-port' },
    ports: [{ end: 'page' }],
  });
});

it('does not answer a frame in the page, a page of another origin, or one that has gone', async () => {
  const electron = await startWindow();
  const { window, processes } = electron;
  ask(electron, window, new FakeFrame());
  ask(electron, window, null);
  window.webContents.mainFrame.origin = 'https://evil.example';
  ask(electron, window, window.webContents.mainFrame);
  expect(processes).toEqual([]);
  expect(window.webContents.mainFrame.received).toEqual([]);
});

it('starts the services anew when they have ended, and ends them with the window', async () => {
  const electron = await startWindow();
  const { window, processes } = electron;
  ask(electron, window, window.webContents.mainFrame);
  processes[0]?.emit('exit', 1);
  ask(electron, window, window.webContents.mainFrame);
  expect(processes).toHaveLength(2);
  window.emit('closed');
  expect(processes[1]?.killed).toBe(true);
});

it('hands the files and the tick of its start to the window', async () => {
  const electron = await start(['--tick=60', '--no-first-run', '--', 'run.tar.gz', '--odd-name']);
  const [window] = electron.windows;
  expect(window?.done).toEqual(['load app://lattice-replay/?tick=60']);
  ask(electron, window!, window!.webContents.mainFrame);
  expect(electron.processes[0]?.received[0]?.message).toEqual({
    kind: 'page',
    opened: [`${process.cwd()}${sep}run.tar.gz`, `${process.cwd()}${sep}--odd-name`],
  });
});

it('opens the files that the system names before it is ready in the first window', async () => {
  const fake = fakeElectron();
  vi.resetModules();
  vi.doMock('electron', () => fake.module);
  vi.doMock('../services/places/places.ts', () => ({ findPlaces: () => ({ page: pageFolder() }) }));
  await import('./main.ts');
  const event = new FakeEvent();
  fake.app.emit('open-file', event, '/runs/early');
  fake.becomeReady();
  await new Promise(setImmediate);
  expect(event.prevented).toBe(true);
  expect(fake.windows).toHaveLength(1);
  fake.app.emit('open-file', new FakeEvent(), '/runs/late');
  expect(fake.windows).toHaveLength(2);
});

it('opens the files of a second start in a window of its own, found from where that was started', async () => {
  const electron = await startWindow();
  electron.app.emit('second-instance', new FakeEvent(), ['electron', 'run.json'], '/elsewhere');
  const second = electron.windows[1];
  ask(electron, second!, second!.webContents.mainFrame);
  expect(electron.processes[0]?.received[0]?.message).toEqual({
    kind: 'page',
    opened: ['/elsewhere/run.json'],
  });
});

it('comes to the front when a second start names nothing', async () => {
  const { app, windows, window } = await startWindow();
  app.emit('second-instance', new FakeEvent(), ['electron'], '/elsewhere');
  expect(windows).toHaveLength(1);
  expect(window.done).toEqual(['load app://lattice-replay/', 'restore', 'focus']);
});

it.each([
  ['crashed', 0, { reloads: 1, quits: 0 }],
  ['oom', 1, { reloads: 0, quits: 1 }],
  ['clean-exit', 1, { reloads: 0, quits: 0 }],
])(
  'offers to reload or to quit when its page has ended by %s (answer %i)',
  async (reason, answer, expected) => {
    const { windows, calls } = await start([], { answer });
    windows[0]?.webContents.emit('render-process-gone', new FakeEvent(), { reason });
    await new Promise(setImmediate);
    const quits = calls.filter((call) => call === 'quit').length;
    expect({ reloads: windows[0]?.webContents.reloads, quits }).toEqual(expected);
  },
);

it('leaves everything to the first instance', async () => {
  const { calls, windows } = await start([], { locked: false });
  expect(calls.at(-1)).toBe('quit');
  expect(windows).toEqual([]);
});

it.each([
  ['linux', 1],
  ['win32', 1],
  ['darwin', 0],
] as const)('quits with its last window, but stays on macOS (%s)', async (platform, quits) => {
  const { app, calls } = await start();
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  app.emit('window-all-closed');
  expect(calls.filter((call) => call === 'quit')).toHaveLength(quits);
});
