import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../build/testing/case-folder.ts';
import { OtherWindow } from '../../notes/testing.ts';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

describe.skipIf(!haveChromium)('notes and sessions', () => {
  const hosted = setupHost();

  async function open(query: string): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host, query);
    await ready(page);
    return page;
  }

  /** Waits until a frame is shown and the notes are read. */
  async function ready({ page }: PageObject): Promise<void> {
    await page.locator('main[data-tick]').waitFor();
    await page.locator('[data-notes="read"]').waitFor();
  }

  async function count({ page }: PageObject, notes: number, saved = 'saved'): Promise<void> {
    await page.locator(`[data-note-count="${notes}"][data-saved="${saved}"]`).waitFor();
  }

  async function write(page: PageObject, text: string): Promise<void> {
    await page.key('m');
    await page.page.getByLabel('Text of the note').fill(text);
    await page.key('Escape');
    await page.page.getByLabel('Text of the note').waitFor({ state: 'detached' });
  }

  it('a note is written by a key, undone and done again, outlives a reload, and leads back to its place', async () => {
    const page = await open('scenario=demo-small&tick=600&cell=5,5');
    await page.checksumAt(600);
    await write(page, 'jam <b>here</b>');
    await count(page, 1);
    await page.key('Control+z');
    await count(page, 0);
    await page.key('Control+Shift+z');
    await page.page.locator('[data-note-count="1"]').waitFor();
    await write(page, 'and there');
    // At once: what is not saved yet is sent as the page goes.
    await page.page.reload();
    await ready(page);
    await count(page, 2);
    await page.key('Home');
    await page.checksumAt(0);
    await page.key('Escape');
    await page.page.getByRole('button', { name: /^Note at tick 600 · cell 5,5: jam <b>here<\/b>/ }).waitFor();
    await page.key('Shift+m');
    const dialog = page.page.getByRole('dialog', { name: 'Notes and trail' });
    expect(await dialog.getByText('jam <b>here</b>').textContent()).toBe('jam <b>here</b>');
    await dialog.getByRole('button', { name: 'tick 600 · cell 5,5', exact: true }).first().click();
    await page.checksumAt(600);
    await page.page.getByRole('region', { name: 'Notes on the selection' }).waitFor();
    await page.key('p');
    await page.checksumAt(0);
    await page.key('Shift+p');
    await page.checksumAt(600);
    expect(page.complaints).toEqual([]);
  });

  it('two windows that wrote at once are joined by a person, and what the other one writes later is seen', async () => {
    const page = await open('scenario=demo-small&module=demo-lanes-engine');
    const other = new OtherWindow(hosted.services, { scenario: 'demo-small', module: 'demo-lanes-engine' });
    await other.write('theirs');
    await write(page, 'ours');
    const dialog = page.page.getByRole('dialog', { name: 'Notes changed elsewhere' });
    await dialog.waitFor();
    await count(page, 1, 'failed');
    await dialog.getByRole('button', { name: 'Keep both' }).click();
    await count(page, 2);
    expect([...(await other.write('more'))].sort()).toEqual(['more', 'ours', 'theirs']);
    await page.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await count(page, 3);
    expect(page.complaints).toEqual([]);
  });

  it('a session comes back with its tick, cell, layers, loop, speed, stretch and camera', async () => {
    const page = await open('scenario=demo-small&beside=reference&tick=600&cell=5,5');
    await page.checksumAt(600);
    await page.key('l', ']', 'z', '4');
    await page.key('+', '+');
    await page.page.locator('[data-map="b"] canvas').first().waitFor();
    // Where the camera comes to rest.
    await page.page.getByText('24 px').waitFor();
    await page.key('Control+s');
    await page.page.getByLabel('Name').fill('jam at the furnace');
    await page.key('Enter');
    await page.page.locator('[data-session-said="saved"]').waitFor();
    const address = new URL(page.page.url()).search;
    await page.key('f', 'h');
    await page.page.getByRole('button', { name: /^Reopen last: reference on small, tick 600/ }).waitFor();
    await page.press('jam at the furnace: reopen');
    await page.checksumAt(600);
    await page.page.getByLabel('Loop to').waitFor();
    expect(await page.page.getByLabel('Loop to').inputValue()).toBe('800');
    expect(await page.page.getByLabel('Speed').inputValue()).toBe('2');
    expect(await page.page.getByRole('slider').getAttribute('data-shown')).not.toBe('0-7200');
    await page.page.getByText('24 px').waitFor();
    await expect.poll(() => new URL(page.page.url()).search).toBe(address);
    await page.key('h');
    const saved = page.page.waitForEvent('download');
    await page.press('Save jam at the furnace as a file');
    const file = await saved;
    expect(file.suggestedFilename()).toBe('jam-at-the-furnace.latticesession');
    await page.press('Delete the session jam at the furnace');
    await page.page
      .getByRole('button', { name: 'jam at the furnace: reopen' })
      .waitFor({ state: 'detached' });
    const taken = join(temporaryFolder(), file.suggestedFilename());
    await file.saveAs(taken);
    await page.choose(taken, () => page.key('Control+o'));
    await page.checksumAt(600);
    expect(page.complaints).toEqual([]);
  });
});
