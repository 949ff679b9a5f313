import type { Page } from 'playwright-core';

/** What a picture shows: where it is in the page, and what is waited for or pressed before it is taken. */
export interface Scene {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly theme: 'dark' | 'light';
  /** The place as its address says it; empty for Home. */
  readonly query: string;
  prepare(page: Page): Promise<void>;
}

const SMALL = 'scenario=demo-small&states=demo-small-answer';
const MEDIUM = 'scenario=demo-medium&states=demo-medium-answer';
const COAL_BLIND = `${SMALL}&module=demo-coal-blind-engine&beside=reference`;

export const SCENES: readonly Scene[] = [
  {
    name: 'home',
    theme: 'dark',
    query: '',
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'Built in', exact: true }).waitFor();
      await page.locator('.card .pill-ceiling').waitFor();
      await page.locator('.card .pill-difference').waitFor();
    },
  },
  {
    name: 'results',
    theme: 'light',
    query: `view=results&${MEDIUM}&module=demo-naive-engine`,
    prepare: async (page) => {
      await page.locator('[data-standing]').waitFor();
    },
  },
  {
    name: 'replay',
    theme: 'dark',
    query: `view=replay&${MEDIUM}&module=demo-naive-engine&tick=3600&cell=20,6`,
    prepare: async (page) => {
      await page.locator('main[data-tick="3600"]').waitFor();
      await page.locator('[data-map="a"] canvas').first().waitFor();
      await page.locator('[data-note="over"]').waitFor();
      await page.getByText('computed', { exact: true }).first().waitFor();
      await page.locator('.fuel-line').first().waitFor();
      // What is over the ceiling is measured by itself.
      await page.locator('.strip-box').getByText('Cancel', { exact: true }).waitFor({ state: 'detached' });
      await page.locator('.work progress').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'divergence',
    theme: 'dark',
    query: `view=divergence&${COAL_BLIND}`,
    prepare: async (page) => {
      await page.locator('[data-reading="furnace-no-coal-first"]').waitFor();
      await page.getByText('where it began').first().waitFor();
      await page.locator('main[data-tick="18"]').waitFor();
      await page.locator('.work progress').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'fuel',
    theme: 'light',
    query: `view=fuel&${MEDIUM}&module=demo-naive-engine&beside=demo-lanes-engine`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Grade lanes' }).click();
      for (const [before, engine] of ['naive', 'lanes'].entries()) {
        await page.getByRole('button', { name: `Measure ${engine}` }).click();
        await page.locator('[data-fuel="measured"]').nth(before).waitFor();
      }
      await page.getByText('not graded').first().waitFor({ state: 'detached' });
      await page.getByRole('figure', { name: 'Smoke cases' }).waitFor();
    },
  },
  {
    name: 'field',
    theme: 'light',
    query: '',
    prepare: async (page) => {
      await page.getByRole('button', { name: /: field$/ }).click();
      await page.getByRole('region', { name: /^Leaderboard/ }).waitFor();
    },
  },
];
