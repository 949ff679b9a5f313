import type { WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startWebHost } from '../electron/server/web-host.ts';
import packageJson from '../package.json' with { type: 'json' };
import { expectedAnswer, haveChromium, PageObject, setupHost } from './testing.ts';

const expected = expectedAnswer('small');

describe.skipIf(!haveChromium)('the page in a browser', () => {
  const hosted = setupHost();

  it('takes the token off the address, and comes back to its place on reload and in a new tab', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host);
    await page.checksumAt(0);
    await page.typeTick('600');
    await page.checksumAt(600);
    const place = `http://127.0.0.1:${hosted.host.port}/?view=replay&scenario=demo-small&tick=600`;
    await expect.poll(() => page.page.url()).toBe(place);
    await page.page.reload();
    expect(await page.checksumAt(600)).toBe(expected[0]?.checksum);
    const tab = new PageObject(await page.page.context().newPage());
    await tab.goto(page.page.url());
    expect(await tab.checksumAt(600)).toBe(expected[0]?.checksum);
    expect([...page.complaints, ...tab.complaints]).toEqual([]);
  });

  it('goes back and forward between Home and replays, each at its tick', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.press('small: watch the reference');
    await page.checksumAt(0);
    await page.typeTick('600');
    await page.checksumAt(600);
    await page.press('Home');
    await page.press('medium: watch the reference');
    await page.checksumAt(0);
    await page.page.goBack();
    await page.home();
    await page.page.goBack();
    expect(await page.checksumAt(600)).toBe(expected[0]?.checksum);
    await page.page.goForward();
    await page.home();
    await page.page.goForward();
    await page.checksumAt(0);
    expect(page.complaints).toEqual([]);
  });

  it('gets in once by a ticket, and keeps the token for the next time', async () => {
    const page = await PageObject.open(hosted.browser);
    const address = hosted.host.newTicketAddress();
    await page.goto(address);
    await page.home();
    await page.page.reload();
    await page.home();
    const stranger = await PageObject.open(hosted.browser);
    await stranger.goto(address);
    expect(await stranger.notice()).toContain('This address is of an earlier start');
  });

  it('has no Node and no eval', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.home();
    expect(await page.page.evaluate('typeof require')).toBe('undefined');
    const tried = page.page.evaluate(
      'new Promise((done) => { document.addEventListener("securitypolicyviolation", (e) => done(e.effectiveDirective)); const s = document.createElement("script"); s.text = "window.x = 1"; document.head.append(s); })',
    );
    expect(await tried).toBe('script-src-elem');
  });

  it('says what to do when its address holds no token', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(`http://127.0.0.1:${hosted.host.port}/`);
    expect(await page.notice()).toContain('This address lets nobody in');
  });

  it('says what to do when its token is of another start', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(`http://127.0.0.1:${hosted.host.port}/#token=${'a'.repeat(43)}`);
    expect(await page.notice()).toContain('This address is of an earlier start');
    await page.goto(hosted.host.address);
    await page.home();
  });

  it('tells a lost connection, and comes back to the same tick', async () => {
    const page = await PageObject.open(hosted.browser);
    let route: WebSocketRoute | undefined;
    await page.page.routeWebSocket(/\/socket$/, (socket) => {
      route = socket;
      socket.connectToServer();
    });
    await page.replay(hosted.host);
    await page.checksumAt(0);
    await page.typeTick('600');
    await page.checksumAt(600);
    await route?.close();
    expect(await page.notice()).toContain('The connection has ended');
    await page.press('Connect again');
    expect(await page.checksumAt(600)).toBe(expected[0]?.checksum);
    expect(page.complaints).toEqual([]);
  });

  it('tells that the server has gone, and goes on with the address of the next start', async () => {
    const page = await PageObject.open(hosted.browser);
    const first = await startWebHost({ files: hosted.files, services: hosted.services, port: 0 });
    await page.goto(first.address);
    await page.home();
    await first.close();
    expect(await page.notice()).toContain('The connection has ended');
    await page.press('Connect again');
    await page.page.getByText('Lattice Replay does not answer').waitFor();
    const second = await startWebHost({ files: hosted.files, services: hosted.services, port: first.port });
    await page.press('Connect again');
    await page.page.getByText('This address is of an earlier start').waitFor();
    await page.goto(second.address);
    await page.home();
    await second.close();
  });

  it('shows both themes, keeps the one that is chosen', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(hosted.host.address);
    await page.home();
    const ground = (): Promise<unknown> =>
      page.page.evaluate('getComputedStyle(document.body).backgroundColor');
    const dark = await ground();
    await page.press('Theme: system');
    expect(await ground()).toBe(dark);
    await page.press('Theme: dark');
    expect(await ground()).not.toBe(dark);
    await page.page.reload();
    await page.home();
    expect(await ground()).not.toBe(dark);
  });

  it('says what it is and what it is made of, each part with its licence', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.home();
    const dialog = await page.openAbout();
    expect(await dialog.getByRole('definition').allTextContents()).toEqual([
      packageJson.version,
      'wasmtime 45.0.0',
      'MIT; no warranty of any kind',
    ]);
    await dialog.getByRole('searchbox').fill('llvm');
    expect(await dialog.getByRole('listitem').count()).toBe(1);
    await dialog.getByText('Apache-2.0 WITH LLVM-exception').click();
    expect(await dialog.locator('pre').textContent()).toContain('LLVM Exceptions to the Apache 2.0 License');
    await page.key('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(page.complaints).toEqual([]);
  });
});
