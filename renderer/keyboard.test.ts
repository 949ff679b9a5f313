import { describe, expect, it } from 'vitest';
import { haveChromium, PageObject, setupHost } from './testing.ts';

/** More controls than any view has; who has not come round by then is caught. */
const MOST_STOPS = 200;

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
      await page.key('t');
    },
    results: async (page) => {
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
    },
    field: async (page) => {
      await page.key('Shift+L');
      await page.page.getByText('No folder of runs is open').waitFor();
    },
  };

  it('is gone through by Tab, with a ring and a name at every stop, and at 200 % nothing is cut off', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const [view, open] of Object.entries(VIEWS)) {
      await open(page);
      const stops = await goThrough(page);
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

  it.each([
    ['Control+k', 'Search and commands'],
    ['?', 'Keys'],
    ['F1', 'Help'],
  ])('a dialog opened with %s keeps the focus, and gives it back with Esc', async (key, name) => {
    const page = await PageObject.open(hosted.browser);
    await page.goto(hosted.host.address);
    await page.home();
    const before = page.page.getByRole('button', { name: /^Over the ceiling/ });
    await before.focus();
    await page.key(key);
    const dialog = page.page.getByRole('dialog', { name });
    await dialog.waitFor();
    for (let stop = 0; stop < 6; stop++) {
      await page.key('Tab');
      const inside =
        'document.activeElement === document.body || document.activeElement.closest("dialog") !== null';
      expect(await page.page.evaluate(inside)).toBe(true);
    }
    await page.key('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

/** Presses Tab until the focus has come round; the page notes the stops itself, which is quicker than to ask at each. */
async function goThrough({ page }: PageObject): Promise<readonly Stop[]> {
  await page.evaluate(() => {
    const seen = new Set<Element>();
    const stops: Stop[] = [];
    const note = ({ target: element }: FocusEvent): void => {
      if (!(element instanceof Element)) return;
      if (seen.has(element)) {
        document.removeEventListener('focusin', note);
        document.documentElement.dataset.stops = JSON.stringify(stops);
        return;
      }
      seen.add(element);
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? '';
      const title = element.getAttribute('title') ?? element.getAttribute('aria-labelledby') ?? '';
      stops.push({
        what: element.outerHTML.slice(0, 120),
        named: `${label}${title}${element.textContent}`.trim() !== '',
        ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      });
    };
    document.addEventListener('focusin', note);
  });
  const round = (): Promise<string | null> => page.locator('html').getAttribute('data-stops');
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press('Tab');
    const stops = count % 20 === 19 ? await round() : null;
    if (stops === null) continue;
    await page.evaluate('delete document.documentElement.dataset.stops');
    return JSON.parse(stops);
  }
  throw new Error('the focus does not come round');
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
