import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from '../testing.ts';

describe.skipIf(!haveChromium)('figures in the page', () => {
  const hosted = setupHost();

  it('are written as the setting says, and are digits alone once they are copied', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.replay(hosted.host, 'scenario=demo-small&tick=1500&cell=5,5');
    await page.checksumAt(1500);
    const tick = page.page.getByLabel('Tick', { exact: true });
    await expect.poll(() => tick.inputValue()).toBe('1,500');
    const copied = (): Promise<string> => page.page.evaluate('navigator.clipboard.readText()');
    await tick.focus();
    await page.key('Control+c');
    await expect.poll(copied).toBe('1500');

    await page.key('Escape', 'Control+,');
    await page.page.getByLabel('Figures').selectOption('de');
    await page.key('Escape');
    await expect.poll(() => tick.inputValue()).toBe('1.500');
    // All of the bar below the map: the tick, the last one, and what stands beside them.
    const last = page.page.getByText('/ 7.200');
    await last.selectText();
    await page.key('Control+c');
    await expect.poll(copied).toBe('/ 7200');
    await page.typeTick('3.600');
    await page.checksumAt(3600);
    expect(page.complaints).toEqual([]);
  });
});
