import { chromium, type Page } from 'playwright-core';
import { startWebHost } from '../../electron/server/web-host.ts';
import { createAppServices } from '../../electron/services/app/app-services.ts';
import { readPageFiles } from '../../electron/services/page/page-files.ts';
import type { Places } from '../../electron/services/places/places.ts';
import { setUpChromium } from '../setup/chromium.ts';
import { figure, timed } from './measure.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** Ten minutes at the game's own speed. */
const TICKS = 36_000;
const LAST = 24_000;
const MEBIBYTE = 1024 * 1024;

/**
 * The page in a real browser: from the click on the first demo card to its first frame, and the script memory of the page
 * before and after ten minutes of the large factory, played at 64 times their speed, twice through. Undefined where there
 * is no Chromium.
 */
export async function benchPage(places: Places): Promise<Record<string, number> | undefined> {
  const executablePath = setUpChromium(() => undefined);
  if (executablePath === undefined) return undefined;
  const services = await createAppServices({ places, opened: [], host: 'web' });
  const host = await startWebHost({ files: readPageFiles(places.page), services, port: 0 });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(host.address);
    const card = page.getByRole('button', { name: 'Over the ceiling' });
    await card.waitFor();
    const clickMs = await timed(async () => {
      await card.click();
      await page.locator('main[data-tick="0"]').waitFor();
    });
    await page.goto(host.address.replace('/#', '/?view=replay&scenario=demo-large#'));
    await page.locator('main[data-tick="0"]').waitFor();
    const before = await heapOf(page);
    await page.getByLabel('Speed').selectOption({ label: '64×' });
    for (let played = 0; played < TICKS; played += LAST) {
      await page.getByRole('button', { name: 'First tick', exact: true }).click();
      await page.locator('main[data-tick="0"]').waitFor();
      await page.keyboard.press('k');
      await page.locator(`main[data-tick="${LAST}"]`).waitFor({ timeout: 120_000 });
    }
    const after = await heapOf(page);
    return {
      clickToFirstFrameMs: figure(clickMs),
      heapBeforeMiB: figure(before / MEBIBYTE),
      heapAfterTenMinutesMiB: figure(after / MEBIBYTE),
    };
  } finally {
    await browser.close();
    await host.close();
    await services.dispose();
  }
}

/** Bytes that the page's scripts hold, after what they no longer need has been given up. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  await session.detach();
  return usedSize + backingStorageSize;
}
