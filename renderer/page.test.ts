import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebHost, type WebHost } from '../electron/server/web-host.ts';
import { type AppServices, createAppServices } from '../electron/services/app/app-services.ts';
import { readPageFiles } from '../electron/services/page/page-files.ts';
import { checkoutPlaces } from '../electron/services/places/places.ts';
import { haveChromium, launchChromium, PageObject } from './testing.ts';

const places = checkoutPlaces(new URL('../dist/tests.js', import.meta.url).href);
const files = haveChromium ? readPageFiles(places.page) : new Map();
const expected: { tick: number; checksum: string }[] = JSON.parse(
  readFileSync(join(places.demoCase, 'cases/small.out'), 'utf8'),
);

describe.skipIf(!haveChromium)('the page in a browser', () => {
  let browser: Browser;
  let services: AppServices;
  let host: WebHost;

  beforeAll(async () => {
    browser = await launchChromium();
    services = createAppServices({ places, opened: [], host: 'web' });
    host = await startWebHost({ files, services, port: 0 });
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await services?.dispose();
  });

  it('opens the demo and shows, at every graded tick, the checksum of the expected answer', async () => {
    const page = await PageObject.open(browser);
    await page.goto(host.address);
    await page.checksumAt(0);
    for (const { tick, checksum } of expected) {
      await page.typeTick(String(tick));
      expect(await page.checksumAt(tick)).toBe(checksum);
    }
    expect(page.complaints).toEqual([]);
  });

  it('steps and seeks both ways and comes back to the same state', async () => {
    const page = await PageObject.open(browser);
    await page.goto(host.address);
    const start = await page.checksumAt(0);
    await page.press('Forward one tick');
    const first = await page.checksumAt(1);
    await page.press('Forward 60 ticks');
    await page.checksumAt(61);
    await page.press('Back 60 ticks');
    expect(await page.checksumAt(1)).toBe(first);
    await page.press('Back one tick');
    expect(await page.checksumAt(0)).toBe(start);
    await page.press('Last tick');
    expect(await page.checksumAt(7200)).toBe(expected.at(-1)?.checksum);
    await page.press('Graded tick 600');
    expect(await page.checksumAt(600)).toBe(expected[0]?.checksum);
  });

  it('is stepped with the arrow keys, but not while a tick is typed', async () => {
    const page = await PageObject.open(browser);
    await page.goto(host.address);
    await page.checksumAt(0);
    await page.page.keyboard.press('ArrowRight');
    await page.checksumAt(1);
    await page.page.keyboard.press('Shift+ArrowRight');
    await page.checksumAt(61);
    await page.page.getByLabel('Tick', { exact: true }).focus();
    await page.page.keyboard.press('ArrowLeft');
    await page.page.keyboard.press('Tab');
    await page.page.keyboard.press('ArrowLeft');
    await page.checksumAt(60);
  });

  it.each([
    ['far behind the end', '999999', 7200],
    ['with separators', '1,500', 1500],
    ['that is a word', 'soon', 0],
  ])('goes to the nearest tick for one %s', async (_name, typed, tick) => {
    const page = await PageObject.open(browser);
    await page.goto(host.address);
    await page.checksumAt(0);
    await page.typeTick(typed);
    expect(await page.checksumAt(tick)).toMatch(/^fnv1a64:[0-9a-f]{16}$/);
    expect(await page.page.getByLabel('Tick', { exact: true }).inputValue()).toBe(String(tick));
  });

  it('takes the token off the address, and comes back to its tick on reload and in a new tab', async () => {
    const page = await PageObject.open(browser);
    await page.goto(host.address);
    await page.checksumAt(0);
    await page.typeTick('600');
    await page.checksumAt(600);
    await expect.poll(() => page.page.url()).toBe(`http://127.0.0.1:${host.port}/?tick=600`);
    await page.page.reload();
    expect(await page.checksumAt(600)).toBe(expected[0]?.checksum);
    const tab = new PageObject(await page.page.context().newPage());
    await tab.goto(page.page.url());
    expect(await tab.checksumAt(600)).toBe(expected[0]?.checksum);
    expect([...page.complaints, ...tab.complaints]).toEqual([]);
  });

  it('gets in once by a ticket, and keeps the token for the next time', async () => {
    const page = await PageObject.open(browser);
    const address = host.newTicketAddress();
    await page.goto(address);
    await page.checksumAt(0);
    await page.page.reload();
    await page.checksumAt(0);
    const stranger = await PageObject.open(browser);
    await stranger.goto(address);
    expect(await stranger.notice()).toContain('This address is of an earlier start');
  });

  it('has no Node and no eval', async () => {
    const page = await PageObject.open(browser);
    await page.goto(host.address);
    await page.checksumAt(0);
    expect(await page.page.evaluate('typeof require')).toBe('undefined');
    const tried = page.page.evaluate(
      'new Promise((done) => { document.addEventListener("securitypolicyviolation", (e) => done(e.effectiveDirective)); const s = document.createElement("script"); s.text = "window.x = 1"; document.head.append(s); })',
    );
    expect(await tried).toBe('script-src-elem');
  });

  it('says what to do when its address holds no token', async () => {
    const page = await PageObject.open(browser);
    await page.goto(`http://127.0.0.1:${host.port}/`);
    expect(await page.notice()).toContain('This address lets nobody in');
  });

  it('says what to do when its token is of another start', async () => {
    const page = await PageObject.open(browser);
    await page.goto(`http://127.0.0.1:${host.port}/#token=${'a'.repeat(43)}`);
    expect(await page.notice()).toContain('This address is of an earlier start');
    await page.goto(host.address);
    expect(await page.checksumAt(0)).toBeTruthy();
  });

  it('tells a lost connection, and comes back to the same tick', async () => {
    const page = await PageObject.open(browser);
    let route: WebSocketRoute | undefined;
    await page.page.routeWebSocket(/\/socket$/, (socket) => {
      route = socket;
      socket.connectToServer();
    });
    await page.goto(host.address);
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
    const page = await PageObject.open(browser);
    const first = await startWebHost({ files, services, port: 0 });
    await page.goto(first.address);
    await page.checksumAt(0);
    await first.close();
    expect(await page.notice()).toContain('The connection has ended');
    await page.press('Connect again');
    await page.page.getByText('Lattice Replay does not answer').waitFor();
    const second = await startWebHost({ files, services, port: first.port });
    await page.press('Connect again');
    await page.page.getByText('This address is of an earlier start').waitFor();
    await page.goto(second.address);
    expect(await page.checksumAt(0)).toBeTruthy();
    await second.close();
  });

  it('shows both themes, and the one that is chosen', async () => {
    const page = await PageObject.open(browser);
    await page.goto(host.address);
    await page.checksumAt(0);
    const ground = (): Promise<unknown> =>
      page.page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ground();
    await page.page.getByLabel('Theme').selectOption('light');
    expect(await ground()).not.toBe(dark);
    await page.page.getByLabel('Theme').selectOption('dark');
    expect(await ground()).toBe(dark);
  });
});
