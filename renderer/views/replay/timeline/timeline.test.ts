import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from '../../../testing.ts';

const WRONG = 'scenario=demo-small&module=demo-coal-blind-engine&states=demo-small-answer';

describe.skipIf(!haveChromium)('the timeline', () => {
  const hosted = setupHost();

  async function open(query?: string): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host, query);
    await page.page.locator('main[data-tick]').waitFor();
    return page;
  }

  /** The ticks on the strip. */
  async function shown({ page }: PageObject): Promise<readonly [first: number, last: number]> {
    const [first, last] = String(await page.getByRole('slider').getAttribute('data-shown')).split('-');
    return [Number(first), Number(last)];
  }

  async function pointAt({ page }: PageObject, share: number): Promise<number> {
    const box = await page.getByRole('slider').boundingBox();
    if (box === null) throw new Error('there is no timeline');
    await page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
    return box.width;
  }

  it('zooms by the wheel about the tick under the pointer, and no further than the whole run', async () => {
    const page = await open();
    expect(await shown(page)).toEqual([0, 7200]);
    await pointAt(page, 0.25);
    await page.page.mouse.wheel(0, -480);
    await expect.poll(() => shown(page)).toEqual([1350, 3150]);
    for (let turn = 0; turn < 12; turn++) await page.page.mouse.wheel(0, -480);
    await expect.poll(() => shown(page).then(([first, last]) => last - first)).toBe(20);
    for (let turn = 0; turn < 14; turn++) await page.page.mouse.wheel(0, 480);
    await expect.poll(() => shown(page)).toEqual([0, 7200]);
    expect(page.complaints).toEqual([]);
  });

  it('moves along the run by a sideways wheel and by a drag of the overview', async () => {
    const page = await open();
    await page.key('z', 'z');
    await expect.poll(() => shown(page)).toEqual([0, 1800]);
    const width = await pointAt(page, 0.5);
    await page.page.mouse.wheel(Math.round(width / 2), 0);
    await expect.poll(async () => Math.abs((await shown(page))[0] - 900)).toBeLessThan(9);
    const overview = await page.page.locator('.overview-strip').boundingBox();
    if (overview === null) throw new Error('there is no overview');
    await page.page.mouse.move(overview.x + overview.width * 0.2, overview.y + 7);
    await page.page.mouse.down();
    await page.page.mouse.move(overview.x + overview.width, overview.y + 7, { steps: 3 });
    await page.page.mouse.up();
    await expect.poll(() => shown(page)).toEqual([5400, 7200]);
  });

  it('is zoomed by keys and by the palette, tells the whole run to readers, and goes to the tick that is pressed', async () => {
    const page = await open('scenario=demo-small&tick=3600');
    await page.checksumAt(3600);
    await page.key('z', 'z', 'z');
    await expect.poll(() => shown(page)).toEqual([3150, 4050]);
    const slider = page.page.getByRole('slider');
    expect(await slider.getAttribute('aria-valuemin')).toBe('0');
    expect(await slider.getAttribute('aria-valuemax')).toBe('7200');
    expect(await slider.getAttribute('aria-valuenow')).toBe('3600');
    await pointAt(page, 0);
    await page.page.mouse.down();
    await page.page.mouse.up();
    await page.checksumAt(3150);
    await page.key('Shift+Z');
    await expect.poll(() => shown(page).then(([first, last]) => last - first)).toBe(1800);
    await page.key('Control+k');
    await page.page.keyboard.type('timeline whole');
    await page.key('Enter');
    await expect.poll(() => shown(page)).toEqual([0, 7200]);
  });

  it('turns a page when a step or a jump leaves what is shown, and stands still until then', async () => {
    const page = await open();
    await page.key('z', 'z', 'z');
    await expect.poll(() => shown(page)).toEqual([0, 900]);
    await page.typeTick('900');
    await page.checksumAt(900);
    expect(await shown(page)).toEqual([0, 900]);
    await page.press('Forward one tick');
    await page.checksumAt(901);
    await expect.poll(() => shown(page)).toEqual([900, 1800]);
    await page.press('Last tick');
    await page.checksumAt(7200);
    await expect.poll(() => shown(page)).toEqual([6300, 7200]);
  });

  it('turns pages while it plays, but lets a hand look elsewhere', async () => {
    const page = await open('scenario=demo-small&tick=890');
    await page.checksumAt(890);
    // Half a minute long, so that the next page is not turned while the hand is on its way.
    await page.key('0', 'z', 'z');
    const [, last] = await shown(page);
    await page.typeTick(String(last - 3));
    await page.checksumAt(last - 3);
    await page.press('Play forward');
    await expect.poll(() => shown(page).then(([first]) => first)).toBe(last);
    await page.key('Control+k');
    await page.page.keyboard.type('earlier timeline');
    await page.key('Enter', 'Control+k');
    await page.page.keyboard.type('earlier timeline');
    await page.key('Enter');
    const away = await shown(page);
    expect(away[1]).toBeLessThanOrEqual(last);
    const then = await page.tick();
    await expect.poll(() => page.tick()).toBeGreaterThan(then + 10);
    expect(await shown(page)).toEqual(away);
  });

  it('shows what is known of a wrong run: unknown, then different, in words and by marks', async () => {
    const page = await open(WRONG);
    await page.page.getByText('different by tick 600').waitFor();
    const known = await page.page
      .locator('[data-known]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-known')));
    expect(known).toEqual(['0-599 unknown', '600-7200 different']);
    expect(await page.page.locator('.known-different').getAttribute('title')).toContain('not as expected');
  });

  it('keeps in mind where A and B were seen to be equal and to differ', async () => {
    const page = await open('scenario=demo-small&module=demo-coal-blind-engine&beside=demo-lanes-engine');
    await page.page.getByText('A = B').waitFor();
    await page.page.getByText('equal wherever it is known').waitFor();
    await page.typeTick('3600');
    await page.checksumAt(3600);
    await page.page.getByText('equal to 0, unknown between, different by 3,600').waitFor();
  });

  it('says that fuel is measured on request, and that the reference burns none', async () => {
    const page = await open(WRONG);
    await page.page.getByText('fuel is measured on request').waitFor();
    const reference = await open();
    await reference.page.getByText('only a module burns fuel').waitFor();
  });
});
