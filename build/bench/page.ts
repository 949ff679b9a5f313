import type { Page } from 'playwright-core';
import type { Places } from '../../electron/services/places/places.ts';
import { inBrowser } from '../setup/browser.ts';
import { figure, timed } from './measure.ts';

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
  return await inBrowser(places, [], async (page, address) => {
    const card = page.getByRole('button', { name: 'Over the ceiling' });
    await card.waitFor();
    const clickMs = await timed(async () => {
      await card.click();
      await page.locator('main[data-tick="0"]').waitFor();
    });
    await page.goto(address.replace('/#', '/?view=replay&scenario=demo-large#'));
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
  });
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
