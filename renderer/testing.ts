import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { startWebHost, type WebHost } from '../electron/server/web-host.ts';
import { type AppServices, createAppServices } from '../electron/services/app/app-services.ts';
import { type PageFiles, readPageFiles } from '../electron/services/page/page-files.ts';
import { checkoutPlaces } from '../electron/services/places/places.ts';

/**
 * What a page does not need and each new window would start: pages of the browser's own address bar, which take more time
 * than ours. The rest is what Playwright turns off and this switch would turn on again.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Software rendering, no traffic of its own, and one process for the pages of a browser, since starting one takes long. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--renderer-process-limit=1',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

/** Whether there is a Chromium to test in; set-up has said so if not. */
export const haveChromium = inject('chromium') !== '';

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
}

/** Whatever takes longer will never come, on however busy a machine. */
const MOST_MS = 90_000;

/** A browser and a web host over the demo, for all tests of a file. */
export interface Hosted {
  readonly browser: Browser;
  readonly host: WebHost;
  readonly services: AppServices;
  readonly files: PageFiles;
}

/**
 * Starts both before the tests of a file and ends them after; `opened` are files that the user named. The demo engines have
 * been graded at an earlier time, as for whoever has started the app before, unless it is to be the `first` start.
 */
export function setupHost(opened: readonly string[] = [], { first = false } = {}): Hosted {
  const data = mkdtempSync(join(tmpdir(), 'lattice-replay-data-'));
  if (!first) cpSync(inject('gradings'), join(data, 'gradings'), { recursive: true });
  const places = { ...checkoutPlaces(new URL('../dist/tests.js', import.meta.url).href), data };
  const hosted: { -readonly [K in keyof Hosted]?: Hosted[K] } = {};
  beforeAll(async () => {
    hosted.files = readPageFiles(places.page);
    hosted.browser = await launchChromium();
    hosted.services = await createAppServices({ places, opened, host: 'web' });
    hosted.host = await startWebHost({ files: hosted.files, services: hosted.services, port: 0 });
  });
  afterAll(async () => {
    await hosted.browser?.close();
    await hosted.host?.close();
    await hosted.services?.dispose();
    rmSync(data, { recursive: true, force: true });
  });
  // It is whole once `beforeAll` has run, before any test looks at it.
  return hosted as Hosted;
}

/** The expected answer of a demo case, by its graded ticks. */
export function expectedAnswer(name: string): readonly { tick: number; checksum: string }[] {
  const { demoCase } = checkoutPlaces(new URL('../dist/tests.js', import.meta.url).href);
  return JSON.parse(readFileSync(join(demoCase, `cases/${name}.out`), 'utf8'));
}

/** The page in a browser, as far as tests look at it. */
export class PageObject {
  readonly page: Page;
  /** What the browser complained of: errors, warnings, breaches of the content policy, and requests that leave the machine. */
  readonly complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(MOST_MS);
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      const stays = ['blob:', 'data:'].includes(protocol) || ['127.0.0.1', 'localhost'].includes(hostname);
      if (!stays) this.complaints.push(`a request to ${request.url()}`);
    });
    page.on('console', (message) => {
      // A driver in software is slow and says so; the page can do nothing about it.
      if (message.text().includes('GL Driver Message')) return;
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
  }

  /** A page in a context of its own, so that nothing is stored from before; closed when the test has ended. */
  static async open(browser: Browser): Promise<PageObject> {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    return new PageObject(await context.newPage());
  }

  async goto(address: string): Promise<void> {
    await this.page.goto(address);
  }

  /** Opens the replay view with these parts of the address; by default the reference on the small case. */
  async replay({ address }: WebHost, query = 'scenario=demo-small'): Promise<void> {
    await this.page.goto(address.replace('/#', `/?view=replay&${query}#`));
  }

  /** Waits until a demo or a replay is at a tick, after the card of that name was pressed. */
  async openCard(title: string, tick: number): Promise<string | null> {
    await this.page.getByRole('button', { name: title }).click();
    return await this.checksumAt(tick);
  }

  /** Waits until Home is shown. */
  async home(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Start with a demo' }).waitFor();
  }

  async key(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Has a dialog for files opened by `ask`, and chooses in it. */
  async choose(files: string | readonly string[], ask: () => Promise<void>): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    // The browser has to know that it is to hand the dialog over before one is asked for.
    await this.page.evaluate('undefined');
    const [chooser] = await Promise.all([opened, ask()]);
    await chooser.setFiles([...[files].flat()]);
  }

  /** Runs a command out of the palette. */
  async command(label: string): Promise<void> {
    await this.key('Control+k');
    await this.page.getByRole('combobox', { name: 'Search and commands' }).fill(label);
    await this.page.getByRole('option', { name: label }).first().click();
  }

  /** The tick that is shown. */
  async tick(): Promise<number> {
    return Number(await this.page.locator('main[data-tick]').getAttribute('data-tick'));
  }

  /** Waits until a tick is shown and returns the checksum that the page has taken of it. */
  async checksumAt(tick: number): Promise<string | null> {
    const shown = this.page.locator(`[data-tick="${tick}"]`);
    await shown.waitFor();
    return shown.getAttribute('data-checksum');
  }

  async typeTick(text: string): Promise<void> {
    const field = this.page.getByLabel('Tick', { exact: true });
    await field.fill(text);
    await field.press('Enter');
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Opens the dialog that says what this program is, once its list is there. */
  async openAbout(): Promise<Locator> {
    await this.key('Control+k');
    await this.page.getByRole('combobox').fill('About Lattice');
    await this.key('Enter');
    const dialog = this.page.getByRole('dialog', { name: 'About Lattice Replay' });
    await dialog.getByRole('listitem').first().waitFor();
    return dialog;
  }

  /** Waits for the notice that stands in for the replay and returns its text. */
  async notice(): Promise<string | null> {
    const notice = this.page.getByRole('alert');
    await notice.waitFor();
    return notice.textContent();
  }
}
