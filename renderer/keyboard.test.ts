import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from './testing.ts';

const DIALOGS = [
  ['Control+k', 'Search and commands'],
  ['?', 'Keys'],
  ['F1', 'Help'],
  ['Control+,', 'Settings'],
] as const;

/** What the focus is on, and whether a person sees and hears that. */
interface Stop {
  readonly what: string;
  readonly named: boolean;
  readonly ringed: boolean;
}

describe.skipIf(!haveChromium)('every view', () => {
  const hosted = setupHost();

  const engines = 'scenario=demo-small&module=demo-lanes-engine&states=demo-small-answer&beside=reference';
  const VIEWS: Readonly<Record<string, (page: PageObject) => Promise<void>>> = {
    home: async (page) => {
      await page.goto(hosted.host.address);
      await page.page.getByRole('heading', { name: 'Built in', exact: true }).waitFor();
    },
    replay: async (page) => {
      await page.replay(hosted.host, `${engines}&tick=600&cell=5,5`);
      await page.checksumAt(600);
      await page.page.locator('[data-map="b"] canvas').first().waitFor();
    },
    table: async (page) => {
      await page.key('t');
      await page.page.getByRole('table').first().waitFor();
    },
    results: async (page) => {
      await page.key('t');
      await page.key('Shift+S');
      await page.page
        .getByRole('region', { name: 'Grading' })
        .or(page.page.locator('[data-standing]'))
        .first()
        .waitFor();
    },
    fuel: async (page) => {
      await page.key('Shift+F');
      await page.page.getByRole('figure').first().waitFor();
    },
    divergence: async (page) => {
      await page.key('Shift+D');
      await page.page.getByText(/Equal at all \d+ compared ticks/).waitFor();
    },
    case: async (page) => {
      await page.key('Shift+C');
      await page.page.getByText('Prompt', { exact: true }).waitFor();
      // Its Cancel would go while it is looked at.
      await page.page.locator('[data-findings]').waitFor();
    },
    field: async (page) => {
      await page.key('Shift+L');
      await page.page.getByText('No folder of runs is open').waitFor();
    },
  };

  it('shows where the focus is and names it, at every stop of Tab, and at 200 % cuts nothing off', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const [view, open] of Object.entries(VIEWS)) {
      await open(page);
      const stops = await stopsOf(page);
      expect(stops.length, view).toBeGreaterThan(5);
      for (const { what, named, ringed } of stops) {
        if (!named) faults.push(`${view}: ${what} has no name`);
        if (!ringed) faults.push(`${view}: ${what} shows no focus`);
      }
      await page.page.setViewportSize({ width: 640, height: 400 });
      for (const what of await cutOff(page)) faults.push(`${view} at 200 %: ${what} is cut off`);
      await page.page.setViewportSize({ width: 1280, height: 720 });
      // As if it were come to anew: the focus is on nothing.
      await page.page.evaluate('document.activeElement?.blur()');
    }
    expect(faults).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  it('keeps the focus in a dialog, and has it back after Esc', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.home();
    const before = page.page.getByRole('button', { name: /^Over the ceiling/ });
    await before.focus();
    for (const [key, name] of DIALOGS) {
      await page.key(key);
      const dialog = page.page.getByRole('dialog', { name });
      await dialog.waitFor();
      for (let stop = 0; stop < 4; stop++) {
        await page.key('Tab');
        // Past the last stop of a dialog is the browser's own bar, for which the body stands.
        const held =
          'document.activeElement === document.body || document.activeElement.closest("dialog") !== null';
        expect(await page.page.evaluate(held), name).toBe(true);
      }
      await page.key('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await before.evaluate((element) => element === document.activeElement), name).toBe(true);
    }
  });
});

/** Puts the focus on everything that Tab stops at, as if by Tab: pressing it hundreds of times would take minutes. */
async function stopsOf({ page }: PageObject): Promise<readonly Stop[]> {
  await page.keyboard.press('Tab');
  return await page.evaluate(() => {
    const stops = 'button, input, select, textarea, summary, a[href], [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(stops)]
      .filter((element) => element.checkVisibility() && !element.matches(':disabled, [tabindex="-1"]'))
      .map((element) => {
        element.focus({ preventScroll: true });
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? '';
        const title = element.getAttribute('title') ?? element.getAttribute('aria-labelledby') ?? '';
        return {
          what: element.outerHTML.slice(0, 120),
          named: `${label}${title}${element.textContent}`.trim() !== '',
          ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        };
      });
  });
}

/** Controls that can neither be seen nor scrolled to. */
async function cutOff({ page }: PageObject): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(`${overflowX} ${overflowY}`);
    };
    const lost = (control: Element): boolean => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      if (width <= 1 || control.closest('.for-readers')) return false;
      for (let above = control.parentElement; above && above !== document.body; above = above.parentElement) {
        if (scrolls(above)) return false;
        if (getComputedStyle(above).overflowX !== 'visible') {
          const frame = above.getBoundingClientRect();
          if (right > frame.right + 1 || left < frame.left - 1) return true;
        }
      }
      return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    };
    const wide =
      document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : [];
    const controls = [...document.querySelectorAll('button, input, select, summary, [tabindex="0"]')];
    return [...wide, ...controls.filter(lost).map((control) => control.outerHTML.slice(0, 120))];
  });
}
