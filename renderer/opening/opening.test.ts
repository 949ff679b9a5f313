import { copyFileSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FURNACE, temporaryFolder, writeText } from '../../build/testing/case-folder.ts';
import { checkoutPlaces } from '../../electron/services/places/places.ts';
import { expectedAnswer } from '../../shared/lattice/expected-answer.ts';
import { guestBytes } from '../../shared/lattice/scenario/guest.ts';
import { haveChromium, PageObject, setupHost } from '../testing.ts';

const { engines, demoCase } = checkoutPlaces(new URL('../../dist/tests.js', import.meta.url).href);
const folder = temporaryFolder();
const SCENARIO = writeText(join(folder, 'furnace.json'), guestBytes(FURNACE));
const STATES = writeText(join(folder, 'furnace.out'), expectedAnswer(FURNACE));
const PROSE = writeText(join(folder, 'notes.txt'), '<b>Dear</b> reader');
const ENGINE = join(folder, 'mine.wasm');
copyFileSync(join(engines, 'coal-blind.wasm'), ENGINE);
const CASE = join(folder, 'my-case');
cpSync(demoCase, CASE, { recursive: true });
const answer: { tick: number; checksum: string }[] = JSON.parse(readFileSync(STATES, 'utf8'));

describe.skipIf(!haveChromium)('opening files in the page', () => {
  const hosted = setupHost();

  async function home(): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.home();
    return page;
  }

  it('watches a scenario with states, by the dialog and its key', async () => {
    const page = await home();
    await page.choose([SCENARIO, STATES], () => page.key('Control+o'));
    await page.checksumAt(0);
    await page.typeTick('200');
    expect(await page.checksumAt(200)).toBe(answer[1]?.checksum);
    expect(page.complaints).toEqual([]);
  });

  it('grades an engine on a case folder, shows how far it is, and leads to its first wrong tick', async () => {
    const page = await home();
    await page.choose(CASE, () => page.press('Open a folder'));
    await page.page.getByRole('rowheader', { name: 'lattice-demo my-case' }).waitFor();
    await page.choose(ENGINE, () => page.press('Open files Ctrl O'));
    const dialog = page.page.getByRole('dialog', { name: 'Grade an engine' });
    await dialog.getByLabel('Case').selectOption({ label: 'lattice-demo my-case' });
    await dialog.getByRole('button', { name: 'Grade', exact: true }).click();
    await dialog.getByText(/^Failed: 3 stress cases are not right/).waitFor();
    expect(await dialog.getByRole('row').count()).toBe(12);
    await dialog.getByRole('button', { name: 'Watch cases/small.json' }).click();
    await page.checksumAt(600);
    await page.page.locator('[data-verification="mismatch"]').waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('takes files that are dropped anywhere, and says beforehand what becomes of them', async () => {
    const page = await home();
    const text = readFileSync(SCENARIO, 'utf8');
    const transfer = await page.page.evaluateHandle((content) => {
      const { DataTransfer, File } = globalThis as never as {
        DataTransfer: new () => { items: { add(file: unknown): void } };
        File: new (parts: string[], name: string) => unknown;
      };
      const made = new DataTransfer();
      made.items.add(new File([content], 'dropped.json'));
      return made;
    }, text);
    await page.page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
    await page.page.locator('[data-drop-target]').waitFor();
    await page.page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await page.checksumAt(0);
    expect(await page.page.locator('[data-drop-target]').count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  it('says why a file is refused, as text, and loses nothing that was open', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host, 'scenario=demo-small&tick=600');
    await page.checksumAt(600);
    await page.choose(PROSE, () => page.key('Control+o'));
    const told = page.page.locator('[data-refused="notes.txt"]');
    await told.waitFor();
    expect(await told.textContent()).toContain('neither a WebAssembly module nor JSON');
    expect(await page.tick()).toBe(600);
    await told.getByRole('button', { name: 'Close' }).click();
    expect(await told.count()).toBe(0);
  });

  it('lists what was opened, with the ways to open it, until it is removed', async () => {
    const page = await home();
    await page.choose(STATES, () => page.press('Open files Ctrl O'));
    await page.checksumAt(answer[0]?.tick ?? 0);
    await page.press('Home');
    await page.press('furnace.out: as recorded');
    await page.checksumAt(answer[0]?.tick ?? 0);
    await page.press('Home');
    await page.press('Remove furnace.out from the list');
    await page.page.getByRole('button', { name: 'furnace.out: as recorded' }).waitFor({ state: 'detached' });
    expect(page.complaints).toEqual([]);
  });

  it('cancels a grading that goes on', async () => {
    const page = await home();
    await page.press('naive: grade');
    const dialog = page.page.getByRole('dialog', { name: 'Grade an engine' });
    const again = dialog.getByRole('button', { name: /^Grade( again)?$/ });
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await again.or(cancel).waitFor();
    if (await again.isVisible()) await again.click();
    await cancel.click();
    await dialog.getByText('It was cancelled').waitFor();
  });
});
