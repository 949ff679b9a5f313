import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

describe.skipIf(!haveChromium)('the results view', () => {
  const hosted = setupHost();

  async function open(query: string): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address.replace('/#', `/?view=results&scenario=demo-medium&${query}#`));
    return page;
  }

  it('says in one sentence what an engine came to, and how far it is over the ceiling', async () => {
    const page = await open('module=demo-naive-engine');
    await page.page.locator('[data-standing="over the ceiling"]').waitFor();
    await page.page
      .getByRole('heading', { name: /naive is right on every case, and large is over the ceiling by 448/ })
      .waitFor();
    const medium = page.page.locator('[data-case="cases/medium.json"]');
    expect(await medium.textContent()).toContain('151.0 %');
    expect(
      await page.page.getByRole('list').filter({ hasText: 'belt-tiers' }).getByRole('listitem').count(),
    ).toBe(8);
    expect(page.complaints).toEqual([]);
  });

  it('leads from a wrong case to its first wrong tick and to the first difference', async () => {
    const page = await open('module=demo-coal-blind-engine');
    await page.page.locator('[data-standing="wrong"]').waitFor();
    await page.page.getByRole('button', { name: /^Find the first difference/ }).click();
    await page.page.locator('[data-first-different="18"]').waitFor();
    await page.page.goBack();
    await page.page
      .getByRole('button', { name: /^Watch small/ })
      .first()
      .click();
    await page.checksumAt(600);
  });

  it('compares two engines, and its table is read back from the file as it stands', async () => {
    const page = await open('module=demo-lanes-engine&beside=demo-naive-engine');
    await page.page.locator('[data-standing="passes"]').waitFor();
    await page.press('Home');
    await page.page.getByText('151.0 %').waitFor();
    await page.page.goBack();
    await page.page.locator('[data-case="cases/large.json"]').getByText('over the ceiling').waitFor();
    const [download] = await Promise.all([page.page.waitForEvent('download'), page.press('CSV')]);
    const [header, ...lines] = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(header?.split(',').slice(0, 5)).toEqual(['input', 'kind', 'side', 'outcome', 'fuel']);
    expect(lines).toHaveLength(22);
    const total = lines
      .map((line) => line.split(','))
      .filter(([, kind, side]) => kind === 'stress' && side === 'a')
      .reduce((sum, [, , , , fuel]) => sum + Number(fuel), 0);
    await page.page.getByText(total.toLocaleString('en')).first().waitFor();
    expect(total).toBe(886_409_123);
  });

  it('says what to do where no engine is open', async () => {
    const page = await open('tick=0');
    await page.page.getByRole('heading', { name: 'No engine is open' }).waitFor();
  });
});
