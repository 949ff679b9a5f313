import { chromium, type Page } from 'playwright-core';
import { startWebHost } from '../../electron/server/web-host.ts';
import { createAppServices } from '../../electron/services/app/app-services.ts';
import { readPageFiles } from '../../electron/services/page/page-files.ts';
import type { Places } from '../../electron/services/places/places.ts';
import { setUpChromium } from './chromium.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Measures in a real browser at the page of a host that has `opened`; undefined where there is no Chromium. */
export async function inBrowser<T>(
  places: Places,
  opened: readonly string[],
  measure: (page: Page, address: string) => Promise<T>,
): Promise<T | undefined> {
  const executablePath = setUpChromium(() => undefined);
  if (executablePath === undefined) return undefined;
  const services = await createAppServices({ places, opened, host: 'web' });
  const host = await startWebHost({ files: readPageFiles(places.page), services, port: 0 });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(host.address);
    return await measure(page, host.address);
  } finally {
    await browser.close();
    await host.close();
    await services.dispose();
  }
}
