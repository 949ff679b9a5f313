import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FURNACE, temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { checkoutPlaces } from '../../../electron/services/places/places.ts';
import { expectedAnswer } from '../../../shared/lattice/expected-answer.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

const folder = temporaryFolder();
const { engines } = checkoutPlaces(new URL('../../../dist/tests.js', import.meta.url).href);
const module = join(folder, 'mine.wasm');
copyFileSync(join(engines, 'lanes.wasm'), module);
const trap = join(folder, 'trap.wasm');
copyFileSync(join(engines, 'trap.wasm'), trap);
const scenario = writeText(join(folder, 'furnace.json'), guestBytes(FURNACE));
const states = writeText(join(folder, 'furnace.out'), expectedAnswer(FURNACE));
const torn = writeText(join(folder, 'torn.out'), '[{"tick":');
const answer: { tick: number; checksum: string }[] = JSON.parse(
  new TextDecoder().decode(expectedAnswer(FURNACE)),
);

describe.skipIf(!haveChromium)('files of the user', () => {
  const hosted = setupHost([module, trap, scenario, states, torn]);

  async function open(name: string): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.press(name);
    return page;
  }

  it('a bare module plays on a scenario, with the right states', async () => {
    const page = await open('mine.wasm: on furnace.json');
    await page.checksumAt(0);
    for (const { tick, checksum } of answer) {
      await page.typeTick(String(tick));
      expect(await page.checksumAt(tick)).toBe(checksum);
    }
    expect(page.complaints).toEqual([]);
  });

  it('recorded states play on their scenario', async () => {
    const page = await open('furnace.out: on furnace.json');
    await page.checksumAt(0);
    await page.typeTick('200');
    expect(await page.checksumAt(200)).toBe(answer[1]?.checksum);
  });

  it('a module that does not finish plays the reference, and says that it is not the module', async () => {
    const page = await open('trap.wasm: on furnace.json');
    await page.page.locator('[data-note="module-unfinished"]').waitFor();
    expect(await page.page.locator('[data-note="module-unfinished"]').textContent()).toContain(
      'not the module',
    );
    await page.typeTick('200');
    expect(await page.checksumAt(200)).toBe(answer[1]?.checksum);
  });

  it('a module is graded again at every build, with what the build changed', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.press('mine.wasm: on small');
    await page.checksumAt(0);
    await page.press('Results');
    await page.press('Grade mine.wasm at every build');
    await page.page.locator('[data-builds="1"]').waitFor();
    await page.page.locator('[data-standing="passes"]').waitFor();
    copyFileSync(join(engines, 'coal-blind.wasm'), module);
    await page.page.locator('[data-builds="2"]').waitFor();
    await page.page
      .getByText(/cases\/small.json: passed, now wrong answer; first wrong tick none, now 600/)
      .waitFor();
    await page.page.locator('[data-standing="wrong"]').waitFor();
    copyFileSync(join(engines, 'lanes.wasm'), module);
    await page.page.locator('[data-builds="3"]').waitFor();
    await page.page.getByRole('heading', { name: 'Build by build' }).waitFor();
    await page.press('Stop watching mine.wasm');
    await page.page.getByRole('button', { name: 'Grade mine.wasm at every build' }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('a broken file is told, and the way back is open', async () => {
    const page = await open('torn.out: as recorded');
    expect(await page.notice()).toContain('the end of the text');
    await page.page.goBack();
    await page.home();
  });

  it('files that are opened without the page lead where they would have from it, or are refused', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.home();
    const prose = writeText(join(folder, 'notes.txt'), 'Dear reader');
    await hosted.services.openPaths([scenario, states, prose], 200);
    expect(await page.checksumAt(200)).toBe(answer[1]?.checksum);
    expect(await page.page.title()).toBe('reference on furnace.json — Lattice Replay');
    const refusal = await page.page.locator('[data-refused="notes.txt"]').textContent();
    expect(refusal).not.toContain(folder);
  });

  it('diagnostics are copied, and the list of recent files is cleared', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(hosted.host.address);
    await page.home();
    // A link into the desktop app leads to the same place here.
    await page.page.evaluate(
      "navigator.clipboard.writeText('lattice-replay://open?view=replay&scenario=demo-small&tick=60')",
    );
    await page.key('Control+v');
    await page.checksumAt(60);
    const choose = async (command: string): Promise<void> => {
      await page.key('Control+k');
      await page.page.getByLabel('Search and commands').last().fill(command);
      await page.key('Enter');
    };
    await choose('copy diagnostics');
    await page.page.locator('[data-notice="diagnostics"]').waitFor();
    const text = await page.page.evaluate<string>('navigator.clipboard.readText()');
    for (const fact of [/browser .*Chrome/, /graphics .*WebGL/, /wasmtime 45/, /page \d+×\d+/, /Node v?\d+/])
      expect(text).toMatch(fact);
    await page.key('h');
    await page.home();
    await choose('clear the list');
    await page.page.getByText('What you open is listed here').waitFor();
    expect(page.complaints).toEqual([]);
  });
});
