import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from '../testing.ts';

describe.skipIf(!haveChromium)('the menu of a place', () => {
  const hosted = setupHost();

  it('offers what can be done there, chooses the cell on the map, and is worked by keys too', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host);
    await page.checksumAt(0);
    const map = page.page.locator('[data-map="a"]');
    await map.click({ button: 'right' });
    const menu = page.page.getByRole('menu', { name: 'Commands of the map' });
    await menu.getByRole('menuitem', { name: /^A and the reference side by side/ }).waitFor();
    expect(await menu.getByRole('menuitem', { name: /^Change A and B over/ }).count()).toBe(0);
    await expect.poll(() => new URL(page.page.url()).searchParams.get('cell')).toMatch(/^\d+,\d+$/);
    await menu.getByRole('menuitem', { name: /^Map or table/ }).click();
    await menu.waitFor({ state: 'detached' });
    await page.page.getByRole('table').first().waitFor();

    await page.page.locator('.strip-box').click({ button: 'right' });
    const line = page.page.getByRole('menu', { name: 'Commands of the timeline' });
    await line.getByRole('menuitem', { name: /^Play or pause/ }).waitFor();
    expect(await page.tick()).toBe(0);
    await page.page.locator('[role="menu"]:focus-within').waitFor();
    for (const name of [/^Play or pause/, /^Go to a tick/]) {
      await page.key('ArrowDown');
      await line.getByRole('menuitem', { name }).and(page.page.locator(':focus')).waitFor();
    }
    await page.key('Enter');
    await page.page.locator('input[name="tick"]:focus').waitFor();
    await line.waitFor({ state: 'detached' });
    await page.key('Escape');

    await page.press('Menu');
    for (const name of ['View', 'Theme'])
      await page.page.getByRole('menuitem', { name, exact: true }).click();
    await page.page.getByRole('menuitemcheckbox', { name: 'Theme: system', checked: true }).waitFor();
    await page.page.getByRole('menuitemcheckbox', { name: 'Theme: light' }).click();
    await page.page.locator('html[data-theme="light"]').waitFor();
    expect(page.complaints).toEqual([]);
  });
});
