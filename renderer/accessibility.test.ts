import { join } from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { caseWithVariants, temporaryFolder, writeText } from '../build/testing/case-folder.ts';
import { haveChromium, PageObject, setupHost } from './testing.ts';

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

describe.skipIf(!haveChromium)('access', () => {
  const hosted = setupHost([caseWithVariants(), unbuildable()]);

  const engines = 'module=demo-coal-blind-engine&states=demo-small-answer&beside=reference';
  const replay = `scenario=demo-small&${engines}&tick=600&cell=5,5`;
  const VIEWS: Readonly<Record<string, (page: PageObject) => Promise<void>>> = {
    'the home view': async (page) => {
      await page.goto(hosted.host.address);
      await page.page.getByRole('heading', { name: 'Built in', exact: true }).waitFor();
    },
    'the dialog for grading': async (page) => {
      await page.goto(hosted.host.address);
      await page.press('lanes: grade');
      const dialog = page.page.getByRole('dialog', { name: 'Grade an engine' });
      await dialog.getByRole('button', { name: /^Grade( again)?$/ }).click();
      await dialog.getByText(/^Passed/).waitFor();
    },
    'the dialog for building': async (page) => {
      await page.goto(hosted.host.address);
      await page.press('unbuildable: grade');
      const dialog = page.page.getByRole('dialog', { name: 'Grade an engine' });
      await dialog.getByRole('button', { name: 'Run them and grade' }).click();
      await dialog.getByRole('alert').waitFor();
    },
    'the replay': async (page) => {
      await page.replay(hosted.host, replay);
      await page.page.locator('[data-note="wrong"]').waitFor();
    },
    'the fuel view': async (page) => {
      await page.replay(hosted.host, replay);
      await page.press('Fuel');
      await page.press('Measure coal-blind');
      await page.page.locator('[data-fuel="measured"]').waitFor();
      await page.page.getByRole('figure', { name: 'Smoke cases' }).waitFor();
      for (const button of await page.page.getByRole('button', { name: 'Table' }).all()) await button.click();
    },
    'the case view': async (page) => {
      await page.goto(hosted.host.address);
      await page.press('test-case v1.0.0: case');
      await page.page.locator('[data-findings]').waitFor();
      await page.page.getByText('Prompt', { exact: true }).waitFor();
    },
    'the divergence view': async (page) => {
      await page.replay(hosted.host, replay);
      await page.press('Divergence');
      await page.page.getByRole('heading', { name: 'How it spreads' }).waitFor();
    },
  };
  const rows = Object.keys(VIEWS).flatMap((view) => [[view, 'dark'] as const, [view, 'light'] as const]);

  it.each(rows)('%s in the %s theme has no serious fault', async (view, colorScheme) => {
    const page = await PageObject.open(hosted.browser);
    await page.page.emulateMedia({ colorScheme });
    await VIEWS[view]?.(page);
    expect(await seriousFaults(page)).toEqual([]);
  });

  it.each(['dark', 'light'] as const)(
    'notes and sessions in the %s theme have no serious fault',
    async (colorScheme) => {
      const query = `scenario=demo-small&module=demo-lanes-engine&tick=600&cell=5,5`;
      const [page, other] = [await PageObject.open(hosted.browser), await PageObject.open(hosted.browser)];
      for (const one of [page, other]) {
        await one.page.emulateMedia({ colorScheme });
        await one.replay(hosted.host, query);
        await one.page.locator('main[data-tick] [data-notes="read"]').waitFor();
      }
      const write = async (on: PageObject): Promise<void> => {
        await on.key('m');
        await on.page.getByLabel('Text of the note').fill(`seen in the ${colorScheme} theme`);
      };
      await write(other);
      await other.page.locator('.note-editor [data-saved="saved"]').waitFor();
      await write(page);
      // The other window has written since, so that both are asked about.
      await page.page.getByRole('dialog', { name: 'Notes changed elsewhere' }).waitFor();
      const faults = await seriousFaults(page);
      await page.press('Keep both');
      await page.page.locator('[data-note-count][data-saved="saved"]').waitFor();
      faults.push(...(await seriousFaults(other)));
      await page.key('Shift+m');
      await page.page.getByRole('dialog', { name: 'Notes and trail' }).waitFor();
      faults.push(...(await seriousFaults(page)));
      await page.press('Trail');
      faults.push(...(await seriousFaults(page)));
      await page.key('Escape', 'Control+s');
      await page.page.getByRole('dialog', { name: 'Save session' }).waitFor();
      faults.push(...(await seriousFaults(page)));
      await page.key('Enter', 'h');
      await page.page.getByRole('heading', { name: 'Sessions' }).waitFor();
      faults.push(...(await seriousFaults(page)));
      expect(faults).toEqual([]);
    },
  );
});

/** A source folder that has nothing to make a module of. */
function unbuildable(): string {
  const folder = join(temporaryFolder(), 'unbuildable');
  writeText(join(folder, 'Makefile'), 'all:\n');
  return folder;
}

async function seriousFaults({ page }: PageObject): Promise<string[]> {
  // Evaluated, not added as an element, which the content policy would not run.
  await page.evaluate(axe.source);
  const violations = (await page.evaluate('axe.run().then((found) => found.violations)')) as Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}
