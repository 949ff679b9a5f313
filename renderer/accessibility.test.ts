import { join } from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { caseWithVariants, temporaryFolder, writeText } from '../build/testing/case-folder.ts';
import { OtherWindow } from './notes/testing.ts';
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
    'the about dialog': async (page) => {
      await page.goto(hosted.host.address);
      await page.home();
      await page.openAbout();
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
    'the palette': async (page) => {
      await page.goto(hosted.host.address);
      await page.home();
      await page.key('Control+k');
      await page.page.getByRole('listbox', { name: 'What was found' }).waitFor();
    },
    'the keys page': async (page) => {
      await page.goto(hosted.host.address);
      await page.home();
      await page.key('?');
      await page.page.getByRole('dialog', { name: 'Keys' }).waitFor();
    },
    'the help page': async (page) => {
      await page.goto(hosted.host.address);
      await page.home();
      await page.key('F1');
      await page.page.getByRole('dialog', { name: 'Help' }).waitFor();
    },
    'a replay that cannot be opened, with alerts and tour': async (page) => {
      await page.replay(hosted.host, `scenario=nothing&${engines}`);
      await page.page.locator('[data-cause="missing"]').first().waitFor();
      await page.page.getByRole('button', { name: 'Help', exact: true }).click();
      await page.press('Start the tour');
      await page.key('!');
      await page.page.getByRole('list', { name: 'Alerts' }).waitFor();
    },
    'the divergence view': async (page) => {
      await page.replay(hosted.host, replay);
      await page.press('Divergence');
      await page.page.getByRole('heading', { name: 'How it spreads' }).waitFor();
    },
  };
  const LOOKS = [
    ['dark', { colorScheme: 'dark' }],
    ['light', { colorScheme: 'light' }],
    ['light with more contrast', { colorScheme: 'light', contrast: 'more' }],
    ['forced colours', { forcedColors: 'active' }],
  ] as const;

  it.each(Object.keys(VIEWS))(
    '%s has no serious fault, in either theme and with forced colours',
    async (view) => {
      const page = await PageObject.open(hosted.browser);
      // Colours that fade would be looked at half way.
      await page.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await VIEWS[view]?.(page);
      await expectNoFault(page);
    },
  );

  it('notes and sessions have no serious fault, in either theme and with forced colours', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host, 'scenario=demo-small&module=demo-lanes-engine&tick=600&cell=5,5');
    await page.page.locator('main[data-tick] [data-notes="read"]').waitFor();
    await new OtherWindow(hosted.services, { scenario: 'demo-small', module: 'demo-lanes-engine' }).write(
      'theirs',
    );
    await page.key('m');
    await page.page.getByLabel('Text of the note').fill('ours');
    await expectNoFault(page);
    await page.page.getByRole('dialog', { name: 'Notes changed elsewhere' }).waitFor();
    await expectNoFault(page);
    await page.press('Keep both');
    await page.key('Shift+m');
    await page.page.getByRole('dialog', { name: 'Notes and trail' }).waitFor();
    await expectNoFault(page);
    await page.key('Escape', 'Control+s');
    await page.page.getByRole('dialog', { name: 'Save session' }).waitFor();
    await expectNoFault(page);
    await page.key('Enter', 'h');
    await page.page.getByRole('heading', { name: 'Sessions' }).waitFor();
    await expectNoFault(page);
  });

  async function expectNoFault(page: PageObject): Promise<void> {
    for (const [look, media] of LOOKS) {
      // Without motion a colour is what it is at once.
      await page.page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      // What has a name and a role has it in every look.
      expect(await seriousFaults(page, look === 'dark' ? undefined : ['color-contrast']), look).toEqual([]);
    }
  }
});

/** A source folder that has nothing to make a module of. */
function unbuildable(): string {
  const folder = join(temporaryFolder(), 'unbuildable');
  writeText(join(folder, 'Makefile'), 'all:\n');
  return folder;
}

async function seriousFaults({ page }: PageObject, rules?: readonly string[]): Promise<string[]> {
  // Evaluated, not added as an element, which the content policy would not run.
  if (rules === undefined) await page.evaluate(axe.source);
  const options = JSON.stringify(rules === undefined ? {} : { runOnly: rules });
  const violations = (await page.evaluate(
    `axe.run(document, ${options}).then((found) => found.violations)`,
  )) as Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}
