import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';
import { TOUR } from './tour-steps.ts';

describe.skipIf(!haveChromium)('help', () => {
  const hosted = setupHost();

  it('leads from a fresh start through the whole tour, each step done by its button', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.home();
    await page.key('F1');
    const help = page.page.getByRole('dialog', { name: 'Help' });
    await help.getByRole('heading', { name: 'Words of the field' }).waitFor();
    await help.getByRole('button', { name: 'Start the tour' }).click();
    const tour = page.page.getByRole('region', { name: 'Tour' });
    for (const [at, step] of TOUR.entries()) {
      await tour.and(page.page.locator(`[data-step="${step.id}"]`)).waitFor();
      await tour.getByRole('button', { name: step.button }).click();
      // Fuel is measured by running the engine a dozen times.
      await tour.and(page.page.locator('[data-done="true"]')).waitFor({ timeout: 100_000 });
      if (step.id === 'why') {
        await page.checksumAt(3600);
        await page.page.getByRole('list', { name: 'Why it stands' }).waitFor();
      }
      await tour.getByRole('button', { name: at === TOUR.length - 1 ? 'Finish' : 'Next' }).click();
    }
    await tour.waitFor({ state: 'detached' });
    await page.page.getByText('No folder of runs is open').waitFor();
    expect(page.complaints).toEqual([]);
  }, 240_000);

  it('is left at any time, and begun again from Home', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.press('Five-minute tour');
    const tour = page.page.getByRole('region', { name: 'Tour' });
    await tour.getByRole('button', { name: 'Next' }).click();
    await tour.getByRole('button', { name: 'End the tour' }).click();
    await tour.waitFor({ state: 'detached' });
    await page.press('Five-minute tour');
    await tour.and(page.page.locator(`[data-step="${TOUR[0]?.id}"]`)).waitFor();
  });
});
