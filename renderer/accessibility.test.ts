import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from './testing.ts';

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

describe.skipIf(!haveChromium)('access', () => {
  const hosted = setupHost();

  it.each([
    ['Home', 'dark'],
    ['Home', 'light'],
    ['Replay', 'dark'],
    ['Replay', 'light'],
  ] as const)('%s in the %s theme has no serious fault', async (view, colorScheme) => {
    const page = await PageObject.open(hosted.browser);
    await page.page.emulateMedia({ colorScheme });
    if (view === 'Home') {
      await page.goto(hosted.host.address);
      await page.page.getByRole('heading', { name: 'Library' }).waitFor();
    } else {
      const engines = 'module=demo-coal-blind-engine&states=demo-small-answer&beside=reference';
      await page.replay(hosted.host, `scenario=demo-small&${engines}&tick=600&cell=5,5`);
      await page.page.locator('[data-note="wrong"]').waitFor();
    }
    expect(await seriousFaults(page)).toEqual([]);
  });
});

async function seriousFaults({ page }: PageObject): Promise<string[]> {
  // Evaluated, not added as an element, which the content policy would not run.
  await page.evaluate(axe.source);
  const violations = (await page.evaluate('axe.run().then((found) => found.violations)')) as Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}
