import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

describe.skipIf(!haveChromium)('the settings', () => {
  const hosted = setupHost();

  it('hold at once, refuse what is out of bounds, and are there on another visit', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.home();
    await page.key('Control+,');
    const dialog = page.page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByLabel('Theme').selectOption('light');
    await dialog.getByLabel('Motion').selectOption('reduced');
    await page.page.locator('html[data-theme="light"][data-motion="reduced"]').waitFor();
    await dialog.getByRole('button', { name: 'Running engines' }).click();
    const jobs = dialog.getByLabel('Runners side by side');
    await jobs.fill('99');
    await dialog.getByText('a whole number from 0 to 64').waitFor();
    await jobs.fill('2');
    await jobs.press('Enter');

    await dialog.getByRole('button', { name: 'Keys' }).click();
    await dialog.getByLabel('Find a command').fill('home');
    await dialog.getByRole('button', { name: 'Change the key of Home' }).click();
    await page.key('w');
    await dialog.getByText('W is the key of “Camera up”').waitFor();
    await page.key('Control+w');
    await dialog.getByText('Ctrl W belongs to the system').waitFor();
    await page.key('Control+k');
    await dialog.getByRole('button', { name: 'Take it over' }).click();
    await dialog.getByRole('button', { name: 'The usual key for Home' }).waitFor();
    expect(await dialog.getByRole('row', { name: /^Home/ }).locator('kbd').allTextContents()).toEqual([
      'Ctrl K',
    ]);
    await page.key('Escape');
    await dialog.waitFor({ state: 'hidden' });

    const other = await PageObject.open(hosted.browser);
    await other.replay(hosted.host, 'scenario=demo-small');
    await other.page.locator('html[data-theme="light"]').waitFor();
    await other.key('Control+k');
    await other.home();
    await other.key('Control+,');
    await other.press('Running engines');
    await expect.poll(() => other.page.getByLabel('Runners side by side').inputValue()).toBe('2');
    await other.press('Keys');
    await other.press('All keys as usual');
    await other.key('Escape');
    await other.page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'hidden' });
    await other.key('Control+k');
    await other.page.getByRole('dialog', { name: 'Search and commands' }).waitFor();
    expect([...page.complaints, ...other.complaints]).toEqual([]);
  });
});
