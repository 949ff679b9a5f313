import { type Browser, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';

/** Software rendering and no traffic of its own. */
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
];

/** Whether there is a Chromium to test in; set-up has said so if not. */
export const haveChromium = inject('chromium') !== '';

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
}

/** The page in a browser, as far as tests look at it. */
export class PageObject {
  readonly page: Page;
  /** What the browser complained of: errors, warnings and breaches of the content policy. */
  readonly complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
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

  /** Waits for the notice that stands in for the replay and returns its text. */
  async notice(): Promise<string | null> {
    const notice = this.page.getByRole('alert');
    await notice.waitFor();
    return notice.textContent();
  }
}
