import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { PAGE } from './page.tsx';

const ORIGIN = 'http://charts.test';
const THEME = ['tokens', 'base', 'controls', 'charts'];

/** The policy that the app is served with. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'";

/** A page with one chart, under the app's content policy and with its theme. */
export class ChartsPage {
  readonly page: Page;
  /** Everything that the page complained of. */
  readonly complaints: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
  }

  /** Opens a page with the script of `page.tsx`; it is closed when the test has ended. */
  static async open(browser: Browser, script: string, colorScheme: 'light' | 'dark'): Promise<ChartsPage> {
    const page = await browser.newPage({ viewport: { width: 920, height: 700 }, colorScheme });
    onTestFinished(() => page.close());
    const opened = new ChartsPage(page);
    const css = THEME.map((name) =>
      readFileSync(new URL(`../../theme/${name}.css`, import.meta.url), 'utf8'),
    );
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const headers = { 'content-security-policy': POLICY };
      if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
      if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: css.join('\n') });
      return route.fulfill({ contentType: 'text/html', headers, body: HTML });
    });
    await page.goto(ORIGIN);
    await page.waitForFunction(() => 'charts' in window);
    return opened;
  }

  /** Draws a chart and waits until it is there. */
  async draw<K extends keyof typeof PAGE>(chart: K, props: Parameters<(typeof PAGE)[K]>[0]): Promise<void> {
    await this.page.evaluate(
      ({ chart, props }) => (window.charts[chart] as (props: unknown) => void)(props),
      { chart, props },
    );
    await this.page.locator('.chart-drawing svg').first().waitFor();
  }

  /** Presses a button of the chart and takes the file that it saves. */
  async saved(button: 'CSV' | 'SVG' | 'PNG'): Promise<Buffer> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return readFileSync(await download.path());
  }

  /** The table's cells as a reader of the screen is told them, with its column heads first. */
  tableRows(): Promise<string[][]> {
    const rows = this.page.getByRole('table').getByRole('row');
    // All in one question: asked for one by one, each row is looked for among all.
    return rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );
  }
}

const HTML =
  '<!doctype html><html lang="en"><title>charts</title><link rel="stylesheet" href="/page.css"><div id="chart"></div><script type="module" src="/page.js"></script></html>';
