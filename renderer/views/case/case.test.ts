import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { caseWithVariants } from '../../../build/testing/case-folder.ts';
import { haveChromium, PageObject, setupHost } from '../../testing.ts';

const CASE = caseWithVariants();

describe.skipIf(!haveChromium)('the case view', () => {
  const hosted = setupHost([CASE]);

  async function open(): Promise<PageObject> {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.press('test-case v1.0.0: case');
    await page.page.getByRole('main', { name: 'Case: test-case v1.0.0' }).waitFor();
    return page;
  }

  it('shows limits, inputs, build commands, and what is wrong, by file and place', async () => {
    const page = await open();
    const facts = page.page.getByRole('region', { name: 'The case' });
    await facts.getByText('5,000,000,000').waitFor();
    expect(await facts.textContent()).toMatch(/Test case.*v1\.0\.0.*performance.*easy.*256 MiB/);
    await page.page.getByRole('rowheader', { name: 'cases/furnace.json' }).waitFor();
    await page.page.getByRole('region', { name: 'Build' }).getByText('engine.wasm').waitFor();
    const findings = page.page.getByRole('table', { name: 'Findings in specs/vague.md.hbs' });
    await findings
      .getByText(/whatever/)
      .first()
      .waitFor();
    expect(await findings.getByRole('row').nth(1).textContent()).toMatch(/error.*1:\d/);
    expect(page.complaints).toEqual([]);
  });

  it('renders the variant that is chosen, as text and never as markup', async () => {
    const page = await open();
    await page.page.getByText('Write an engine in /workspace.').waitFor();
    await page.page.locator('summary', { hasText: 'specs/rules.md' }).click();
    await page.page.getByText('<b>Belts first.</b>').waitFor();
    await page.page.getByLabel('Variant', { exact: true }).selectOption('vague');
    await page.page.locator('summary', { hasText: 'specs/vague.md' }).click();
    await page.page.getByText('It cannot be rendered for this variant').waitFor();
    const seeded = page.page.getByRole('table', { name: 'Seeded files' });
    await seeded.getByRole('rowheader', { name: 'specs/vague.md' }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('still says what is wrong when the manifest breaks while it is open', async () => {
    const page = await open();
    await page.page.getByText('Write an engine in /workspace.').waitFor();
    const manifest = join(CASE, 'test-case.toml');
    const whole = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, whole.replace('fuel_limit = ', 'fuel_limt = '));
    await page.press('Validate again');
    await page.page
      .getByRole('alert')
      .getByText(/fuel_limit/)
      .waitFor();
    const findings = page.page.getByRole('table', { name: 'Findings in test-case.toml' });
    await findings
      .getByText(/fuel_limt/)
      .first()
      .waitFor();
    expect(await page.page.getByRole('region', { name: 'The case' }).count()).toBe(0);
    writeFileSync(manifest, whole);
    await page.press('Validate again');
    await page.page.getByRole('region', { name: 'The case' }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('is a view of any open input of a case, by key and by address', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host);
    await page.checksumAt(0);
    await page.key('Shift+C');
    const main = page.page.getByRole('main', { name: 'Case: lattice-demo v1.0.0' });
    await main.waitFor();
    expect(new URL(page.page.url()).searchParams.get('view')).toBe('case');
    await page.page.getByText('Nothing is wrong with this case.').waitFor();
    await page.page.reload();
    await main.waitFor();
    await page.press('Replay');
    await page.checksumAt(0);
    expect(page.complaints).toEqual([]);
  });
});
