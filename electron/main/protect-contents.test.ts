import { expect, it } from 'vitest';
import { FakeEvent } from './testing/fake-window.ts';
import { startMain } from './testing/start-main.ts';

it('turns on the sandbox, registers its scheme, says its name and keeps crashes to itself before Electron is ready', async () => {
  const { beforeReady } = await startMain();
  expect(beforeReady).toEqual([
    'enableSandbox',
    'schemes [{"scheme":"app","privileges":{"standard":true,"secure":true,"supportFetchAPI":true}}]',
    'model app.lattice-replay',
    'crashes {"uploadToServer":false}',
  ]);
});

it('opens its window with every protection on', async () => {
  const { window } = await startMain();
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
});

it('denies every permission, whoever asks', async () => {
  const { permissions } = await startMain();
  const answers: unknown[] = [];
  permissions.get('request')?.({}, 'media', (granted: boolean) => answers.push(granted));
  expect(answers).toEqual([false]);
  expect(permissions.get('check')?.({}, 'clipboard-read')).toBe(false);
  expect(permissions.get('device')?.({})).toBe(false);
});

it('ends every request but those for the page itself before it is sent', async () => {
  const { permissions } = await startMain();
  const ended = (url: string): unknown => {
    const answers: unknown[] = [];
    permissions.get('network')?.({ url }, (answer: unknown) => answers.push(answer));
    return answers[0];
  };
  for (const url of ['app://lattice-replay/index.html', 'blob:app://lattice-replay/1', 'data:text/plain,a'])
    expect(ended(url)).toEqual({ cancel: false });
  for (const url of [
    'https://example.org/',
    'http://127.0.0.1/',
    'ws://127.0.0.1/',
    'file:///etc/passwd',
    'no address',
  ])
    expect(ended(url)).toEqual({ cancel: true });
});

it('prevents navigation, redirects, frames and webviews, whatever the address', async () => {
  const { window } = await startMain();
  for (const name of ['will-navigate', 'will-redirect', 'will-frame-navigate', 'will-attach-webview']) {
    const event = Object.assign(new FakeEvent(), { url: 'app://lattice-replay/' });
    window.webContents.emit(name, event);
    expect(event.prevented, name).toBe(true);
  }
});

it('denies new windows, and hands only known links to the browser', async () => {
  const { window, opened } = await startMain();
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
  const { handlers } = await startMain();
  const get = async (path: string, method = 'GET') => {
    const answer = handlers.get('app')?.({ url: path, method });
    return answer as Response;
  };
  const page = await get('app://lattice-replay/?tick=5');
  expect(page.status).toBe(200);
  expect(await page.text()).toBe('<title>page</title>');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'/);
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
