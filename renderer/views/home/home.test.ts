import { describe, expect, it } from 'vitest';
import { expectedAnswer, haveChromium, PageObject, setupHost } from '../../testing.ts';

describe.skipIf(!haveChromium)('Home', () => {
  const hosted = setupHost([], { first: true });

  it('opens the demo that is over the ceiling, and right at its graded ticks', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.page.getByText('151.0 %').waitFor();
    await page.openCard('Over the ceiling', 0);
    await page.page.locator('[data-note="over"]').waitFor();
    await page.key('.');
    expect(await page.checksumAt(600)).toBe(expectedAnswer('medium')[0]?.checksum);
    expect(page.complaints).toEqual([]);
  });

  it('opens the demo that is desynced, beside the reference, with the first wrong tick told', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.openCard('Desynced', 600);
    const [first] = expectedAnswer('small');
    await page.page.locator('[data-note="wrong"]').waitFor();
    await page.page.locator('[data-verification="mismatch"]').waitFor();
    expect(await page.checksumAt(600)).not.toBe(first?.checksum);
    await page.page.getByText(/\d+ differ/).waitFor();
    // The five graded ticks and the lifted memory limit; the reference that stood in first is held against nothing.
    await expect.poll(() => page.page.locator('[data-alerts]').textContent()).toBe('6 alerts');
    await page.press('First tick');
    await page.checksumAt(0);
    await page.page.getByText('A = B').waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('opens two engines side by side, with one camera and one clock', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.openCard('Two engines compared', 0);
    await page.page.getByRole('heading', { level: 2, name: 'naive on medium' }).waitFor();
    expect(await page.page.locator('[data-map]').count()).toBe(2);
    await page.key('Shift+ArrowRight');
    await page.checksumAt(60);
    await page.page.getByText('A = B').waitFor();
    await page.key('x');
    await page.page.getByRole('heading', { level: 2, name: 'lanes on medium' }).waitFor();
    expect(await page.page.getByLabel('Engine in A').inputValue()).toBe('demo-naive-engine');
    await page.checksumAt(60);
    expect(page.complaints).toEqual([]);
  });

  it('lists everything that can be opened', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.press('coal-blind: on small');
    await page.checksumAt(0);
    expect(new URL(page.page.url()).searchParams.get('module')).toBe('demo-coal-blind-engine');
  });
});
