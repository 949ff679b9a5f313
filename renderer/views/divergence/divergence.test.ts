import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

const SMALL = 'scenario=demo-small&states=demo-small-answer';
const COAL_BLIND = `${SMALL}&module=demo-coal-blind-engine`;

describe.skipIf(!haveChromium)('the divergence view', () => {
  const hosted = setupHost();

  async function open(query: string, tick = 0): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host, query);
    await page.checksumAt(tick);
    return page;
  }

  it('goes from one press to tick, field, reading and spread, without another', async () => {
    const page = await open(COAL_BLIND);
    await page.key('Shift+D');
    await page.page.locator('[data-first-different="18"]').waitFor();
    await page.checksumAt(18);
    await page.page.locator('[data-reading="furnace-no-coal-first"]').waitFor();
    const fields = page.page.getByRole('region', { name: 'Fields that differ' });
    expect(await fields.getByRole('row').count()).toBeGreaterThan(2);
    await fields.getByText('held').first().waitFor();
    await page.page
      .getByRole('region', { name: 'By the rules' })
      .getByText(/took coal/)
      .waitFor();
    await page.page
      .getByRole('region', { name: 'How it spreads' })
      .getByText('where it began')
      .first()
      .waitFor();
    const lights = page.page.getByRole('region', { name: 'Can each side be trusted' });
    expect(await lights.locator('.light-good').count()).toBe(3);
    expect(page.complaints).toEqual([]);
  });

  it('makes the scenario small, and watches it at its first different tick', async () => {
    const page = await open(COAL_BLIND);
    await page.press('Divergence');
    await page.page.getByRole('button', { name: 'Find it' }).click();
    await page.page.locator('[data-shrunk]').waitFor();
    await page.page.getByRole('button', { name: 'Watch it' }).click();
    // It is kept as a file before it is gone to; until then the address is still that of the whole.
    await expect.poll(() => page.page.getByLabel('Case', { exact: true }).inputValue()).toMatch(/^file-/);
    const tick = Number(new URL(page.page.url()).searchParams.get('tick'));
    await page.checksumAt(tick);
    await page.page.getByText(/\d+ differ/).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('goes to different ticks by keys, keeps its result in the replay, and shows the way back', async () => {
    const page = await open(COAL_BLIND);
    await page.press('Divergence');
    await page.page.locator('[data-first-different="18"]').waitFor();
    await page.checksumAt(18);
    await page.key('e');
    const next = await page.tick();
    await expect.poll(() => page.tick()).toBeGreaterThan(18);
    await page.press('Replay');
    await page.page.getByText(/last equal 17, first different 18/).waitFor();
    await page.page.goBack();
    await page.page.locator('[data-first-different="18"]').waitFor();
    expect(next).toBeGreaterThanOrEqual(18);
  });

  it('saves a bundle with the states, the reading and a picture', async () => {
    const page = await open(COAL_BLIND);
    await page.press('Divergence');
    await page.page.locator('[data-reading]').waitFor();
    const [download] = await Promise.all([
      page.page.waitForEvent('download'),
      page.page.getByRole('button', { name: 'Bundle' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^lattice-difference-\d+\.latticerun$/);
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['report.md', 'scenario.json', 'fields.csv']));
    expect([...files['first-different.png']!.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  it('says that a right engine is the same, and compares every tick when asked', async () => {
    const page = await open(`${SMALL}&module=demo-lanes-engine`);
    await page.press('Divergence');
    await page.page.getByText(/Equal at all \d+ compared ticks/).waitFor();
    await page.page.getByRole('button', { name: /^Every tick/ }).click();
    await page.page.getByText('Equal at all 7,200 compared ticks').waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('has nothing to compare where the reference stands alone', async () => {
    const page = await open('scenario=demo-small');
    await page.press('Divergence');
    await page.page.getByRole('heading', { name: 'Nothing to compare' }).waitFor();
    await page.page.getByLabel('Engine in B').selectOption('demo-coal-blind-engine');
    await page.page.locator('[data-first-different="18"]').waitFor();
  });

  it('blinks between A and B, and stops', async () => {
    const page = await open(`${COAL_BLIND}&beside=reference&tick=600`, 600);
    await page.page.locator('[data-map="a"] canvas').first().waitFor();
    // The note takes room from the map when it comes.
    await page.page.locator('[data-note="wrong"]').waitFor();
    const shot = async () =>
      createHash('sha256')
        .update(await page.page.locator('[data-map="a"]').screenshot())
        .digest('hex');
    const still = await shot();
    await page.key('i');
    await expect.poll(shot).not.toBe(still);
    await page.key('i');
    await expect.poll(shot).toBe(still);
  });
});
