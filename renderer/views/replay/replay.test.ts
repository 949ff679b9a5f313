import { describe, expect, it } from 'vitest';
import { expectedAnswer, haveChromium, PageObject, setupHost } from '../../testing.ts';

const expected = expectedAnswer('small');

describe.skipIf(!haveChromium)('the replay view', () => {
  const hosted = setupHost();

  async function open(query?: string): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host, query);
    await page.page.locator('main[data-tick]').waitFor();
    return page;
  }

  it('shows, at every graded tick, the checksum of the expected answer', async () => {
    const page = await open();
    for (const { tick, checksum } of expected) {
      await page.typeTick(String(tick));
      expect(await page.checksumAt(tick)).toBe(checksum);
    }
    expect(page.complaints).toEqual([]);
  });

  it('steps and seeks both ways and comes back to the same state', async () => {
    const page = await open();
    const start = await page.checksumAt(0);
    await page.press('Forward one tick');
    const first = await page.checksumAt(1);
    await page.press('Forward 60 ticks');
    await page.checksumAt(61);
    await page.key('Alt+ArrowRight');
    await page.checksumAt(661);
    await page.key('Alt+ArrowLeft');
    await page.checksumAt(61);
    await page.press('Back 60 ticks');
    expect(await page.checksumAt(1)).toBe(first);
    await page.key('ArrowLeft');
    expect(await page.checksumAt(0)).toBe(start);
    await page.press('Last tick');
    expect(await page.checksumAt(7200)).toBe(expected.at(-1)?.checksum);
    await page.press('Graded tick 600');
    expect(await page.checksumAt(600)).toBe(expected[0]?.checksum);
    await page.key('.');
    await page.checksumAt(1500);
    await page.key(',');
    await page.checksumAt(600);
  });

  it.each([
    ['far behind the end', '999999', 7200],
    ['with separators', '1,500', 1500],
    ['that is a word', 'soon', 0],
  ])('goes to the nearest tick for one %s', async (_name, typed, tick) => {
    const page = await open();
    await page.typeTick(typed);
    expect(await page.checksumAt(tick)).toMatch(/^fnv1a64:[0-9a-f]{16}$/);
    expect(await page.page.getByLabel('Tick', { exact: true }).inputValue()).toBe(tick.toLocaleString('en'));
  });

  it('keeps its keys to itself while a tick is typed', async () => {
    const page = await open();
    await page.key('g');
    await page.key('ArrowLeft', 'f', 'x', 'Escape');
    expect(await page.tick()).toBe(0);
    await page.key('ArrowRight');
    await page.checksumAt(1);
  });

  it('plays forward and back, tells the reached speed, and stands where it is stopped', async () => {
    const page = await open();
    await page.page.getByLabel('Speed').selectOption('4');
    await page.press('Play forward');
    await expect.poll(() => page.tick()).toBeGreaterThan(60);
    await page.page.getByText('× reached').waitFor();
    await page.press('Play forward');
    const stopped = await page.tick();
    await expect.poll(() => new URL(page.page.url()).searchParams.get('tick')).toBe(String(stopped));
    await page.press('Play back');
    await expect.poll(() => page.tick()).toBeLessThan(stopped - 30);
    await page.key('Space');
    expect(page.complaints).toEqual([]);
  });

  it('plays a range over and over', async () => {
    const page = await open('scenario=demo-small&tick=600');
    await page.page.getByLabel('Speed').selectOption('16');
    await page.key('l');
    const seen = new Set<number>();
    await page.key('Space');
    await expect
      .poll(
        async () => {
          seen.add(await page.tick());
          return seen.size;
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(12);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(600);
    expect(Math.max(...seen)).toBeLessThanOrEqual(800);
  });

  it('follows a hand on the timeline', async () => {
    const page = await open();
    const box = await page.page.getByRole('slider').boundingBox();
    if (box === null) throw new Error('there is no timeline');
    const at = (share: number) => [box.x + box.width * share, box.y + 40] as const;
    await page.page.mouse.move(...at(0.1));
    await page.page.mouse.down();
    await page.page.mouse.move(...at(0.3));
    await page.page.mouse.move(...at(0.5), { steps: 5 });
    await page.page.mouse.up();
    await expect.poll(() => page.tick()).toBeGreaterThan(3500);
    expect(await page.tick()).toBeLessThan(3700);
  });

  it('finds a tick, a cell, an entity and a command in one box', async () => {
    const page = await open();
    const search = async (text: string): Promise<void> => {
      await page.key('Control+k');
      await page.page.getByRole('combobox', { name: 'Search and commands' }).fill(text);
      await page.key('Enter');
    };
    await search('1,500');
    await page.checksumAt(1500);
    await search('furnace');
    await page.page.getByRole('heading', { name: /^Furnace/ }).waitFor();
    const cell = new URL(page.page.url()).searchParams;
    await search('#0');
    await page.page.locator('[data-entity="0"]').waitFor();
    await search('first tick');
    await page.checksumAt(0);
    expect(cell.get('view')).toBe('replay');
  });

  it('tells of what is selected every field, its past, its throughput and its neighbours', async () => {
    const page = await open('scenario=demo-small&tick=1500');
    await page.key('Control+k');
    await page.page.keyboard.type('assembler');
    await page.key('Enter');
    const inspector = page.page.getByRole('complementary', { name: 'Inspector' });
    await inspector.getByText('craft_left').first().waitFor();
    await inspector.getByText('changed since 1,499').waitFor();
    await inspector.locator('[data-throughput]').waitFor();
    await inspector.getByRole('button', { name: /craft_left/ }).click();
    const changes = inspector.getByRole('list', { name: 'Changes of craft_left' });
    await changes.getByRole('button').nth(2).click();
    await expect.poll(() => page.tick()).toBeLessThan(1500);
    const entity = await inspector.getAttribute('data-entity');
    await inspector.locator('.neighbours .link').first().click();
    await expect.poll(() => inspector.getAttribute('data-entity')).not.toBe(entity);
    expect(page.complaints).toEqual([]);
  });

  it('says why a machine stands, link by link, and leads to each', async () => {
    const page = await open('scenario=demo-small&tick=3600&cell=14,11');
    await page.checksumAt(3600);
    const inspector = page.page.getByRole('complementary', { name: 'Inspector' });
    await inspector.getByText('output full').waitFor();
    const links = inspector.getByRole('list', { name: 'Why it stands' }).getByRole('listitem');
    expect(await links.allTextContents()).toEqual([
      expect.stringContaining('output is full'),
      expect.stringContaining('is idle'),
      expect.stringContaining('is full of copper-cable'),
    ]);
    await links.nth(1).getByRole('button').click();
    await inspector.getByRole('heading', { name: /^Inserter/ }).waitFor();
    await inspector.getByText('target full').waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('is worked with the keyboard alone, and keeps the selected cell in the address', async () => {
    const page = await open();
    await page.page.locator('[data-map="a"]').focus();
    await page.key('ArrowRight', 'ArrowDown', 'ArrowLeft');
    const cell = (): string | null => new URL(page.page.url()).searchParams.get('cell');
    await expect.poll(cell).toBe('11,8');
    await page.page.reload();
    await page.checksumAt(0);
    expect(cell()).toBe('11,8');
    await page.key('Escape');
    await expect.poll(cell).toBeNull();
    await page.key('?');
    await page.page.getByRole('heading', { name: 'Keys' }).waitFor();
    await page.key('Escape');
    await page.key('t');
    await page.page
      .getByRole('row', { name: /furnace/ })
      .first()
      .waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('shows and hides layers, and keeps them in the address', async () => {
    const page = await open();
    await page.key('2');
    await expect
      .poll(() => page.page.getByRole('button', { name: 'Lanes' }).getAttribute('aria-pressed'))
      .toBe('true');
    await expect.poll(() => page.page.url()).toContain('layers=items,lanes,');
  });

  it('opens a second pane with the reference by one button, and closes it', async () => {
    const page = await open();
    await page.press('A and reference');
    await page.page.locator('[data-map="b"]').waitFor();
    await page.page.getByText('A = B').waitFor();
    await page.press('A and reference');
    await page.page.locator('[data-map="b"]').waitFor({ state: 'detached' });
  });

  it('shows a table, and why, where nothing can be drawn', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
    await page.replay(hosted.host, 'scenario=demo-small&tick=600');
    await page.page.getByText('The map cannot be drawn here').waitFor();
    await page.page
      .getByRole('row', { name: /furnace copper-plate/ })
      .first()
      .waitFor();
    expect(await page.checksumAt(600)).toBe(expected[0]?.checksum);
  });

  it('keeps the camera when a second pane opens and when A and B change over', async () => {
    const page = await open();
    const scale = () => page.page.locator('.map-tools .number').textContent();
    const before = await scale();
    await page.key('+', '+');
    await expect.poll(scale).not.toBe(before);
    const zoomed = await atRest(page, scale);
    await page.press('A and reference');
    await page.page.locator('[data-map="b"]').waitFor();
    await page.page.getByLabel('Engine in A').selectOption('demo-lanes-engine');
    await page.page.getByRole('heading', { level: 2, name: 'lanes on small' }).waitFor();
    await page.key('x');
    await page.page.getByRole('heading', { level: 2, name: 'lanes on small' }).waitFor();
    await page.checksumAt(0);
    await expect.poll(scale).toBe(zoomed);
  });

  it('says what is shown once it stands', async () => {
    const page = await open();
    await page.typeTick('600');
    const said = page.page.locator('[data-said]');
    await expect.poll(() => said.textContent()).toBe('Tick 600, reference, unverifiable');
    await page.page.locator('[data-map="a"]').focus();
    await page.key('ArrowLeft');
    const cell = page.page.locator('[data-cell-said]');
    await expect.poll(() => cell.textContent()).toMatch(/^\d+,\d+: /);
  });

  it('lists alerts, and says when something cannot be opened', async () => {
    const page = await open('scenario=demo-small&module=demo-lanes-engine&states=demo-small-answer');
    await page.key('!');
    const alerts = page.page.getByRole('list', { name: 'Alerts' });
    await alerts.getByText('4 GiB').waitFor();
    await alerts.getByRole('button', { name: /^Dismiss: .*4 GiB/ }).click();
    await alerts.getByText('4 GiB').waitFor({ state: 'detached' });
    await page.key('Escape');
    await alerts.waitFor({ state: 'hidden' });
    const broken = await PageObject.open(hosted.browser);
    await broken.replay(hosted.host, 'scenario=nothing');
    expect(await broken.notice()).toContain('This replay cannot be opened');
  });
});

/** What is read once it has stayed the same for as many drawings as a gliding camera takes at most. */
async function atRest<T>(page: PageObject, read: () => Promise<T>): Promise<T> {
  let value = await read();
  for (let same = 0; same < 12; ) {
    await page.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    const now = await read();
    same = now === value ? same + 1 : 0;
    value = now;
  }
  return value;
}
