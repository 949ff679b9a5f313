import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

/** What the browser itself says when a context is taken away, and when one cannot be given back. */
const OF_THE_BROWSER = /CONTEXT_LOST_WEBGL|restoreContext: context restoration not allowed/;

describe.skipIf(!haveChromium)('a map whose drawing is lost', () => {
  const hosted = setupHost();

  /** Takes the drawing context of a pane's map away, gives it back if that can be, and waits for what is drawn next. */
  function loseAndRestore({ page }: PageObject, pane: 'a' | 'b'): Promise<void> {
    return page.evaluate(async (name) => {
      const of = () => document.querySelector<HTMLCanvasElement>(`[data-map="${name}"] canvas`);
      const lost = of();
      const extension = lost?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (!lost || !extension) throw new Error('there is no context to lose');
      const told = new Promise((done) => lost.addEventListener('webglcontextlost', done, { once: true }));
      extension.loseContext();
      await told;
      extension.restoreContext();
      while (of() === lost) await new Promise((done) => setTimeout(done, 5));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, pane);
  }

  /** A pane's map as it is seen; equal pictures are equal bytes. */
  async function picture({ page }: PageObject, pane: 'a' | 'b'): Promise<string> {
    const bytes = await page.locator(`[data-map="${pane}"]`).screenshot({ animations: 'disabled' });
    return bytes.toString('base64');
  }

  async function open(query: string): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.page.emulateMedia({ reducedMotion: 'reduce' });
    await page.replay(hosted.host, query);
    await page.page.locator('[data-map="a"] canvas').first().waitFor();
    return page;
  }

  it('draws again, at the same tick with the same camera, as often as it is lost', async () => {
    const page = await open('scenario=demo-small&tick=600&cell=5,2');
    await page.checksumAt(600);
    await page.key('+', 'd', 'd', 's');
    const scale = await page.page.locator('.map-tools .number').textContent();
    const before = await settled(page, 'a');
    for (let loss = 0; loss < 3; loss++) {
      await loseAndRestore(page, 'a');
      await expect.poll(() => picture(page, 'a').then((now) => now === before)).toBe(true);
    }
    expect(await page.tick()).toBe(600);
    expect(await page.page.locator('.map-tools .number').textContent()).toBe(scale);
    expect(page.complaints.filter((text) => !OF_THE_BROWSER.test(text))).toEqual([]);
  });

  it('follows the replay from then on, and is saved as a picture', async () => {
    const page = await open('scenario=demo-small&tick=600');
    await page.checksumAt(600);
    await loseAndRestore(page, 'a');
    const before = await settled(page, 'a');
    await page.typeTick('1500');
    await page.checksumAt(1500);
    await expect.poll(() => picture(page, 'a').then((now) => now === before)).toBe(false);
    await page.page.locator('[data-map="a"]').focus();
    const [download] = await Promise.all([page.page.waitForEvent('download'), page.key('Control+e')]);
    expect(download.suggestedFilename()).toBe('lattice-tick-1500-32px.png');
    expect(page.complaints.filter((text) => !OF_THE_BROWSER.test(text))).toEqual([]);
  });

  it('leaves the other pane as it is', async () => {
    const page = await open('scenario=demo-small&module=demo-lanes-engine&beside=reference&tick=600');
    await page.checksumAt(600);
    await page.page.locator('[data-map="b"] canvas').first().waitFor();
    const before = { a: await settled(page, 'a'), b: await settled(page, 'b') };
    await loseAndRestore(page, 'b');
    await expect.poll(() => picture(page, 'b').then((now) => now === before.b)).toBe(true);
    expect(await picture(page, 'a')).toBe(before.a);
  });

  /** The picture of a map once it no longer changes: its sheet follows a moment after the camera. */
  async function settled(page: PageObject, pane: 'a' | 'b'): Promise<string> {
    let last = '';
    await expect
      .poll(async () => {
        const now = await picture(page, pane);
        const same = now === last;
        last = now;
        return same;
      })
      .toBe(true);
    return last;
  }
});
