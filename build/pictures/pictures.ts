import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { checkoutPlaces } from '../../electron/services/places/places.ts';
import { inBrowser } from '../setup/browser.ts';
import { writeDemoField } from './demo-field.ts';
import { fewColours } from './few-colours.ts';
import { SCENES, type Scene } from './scenes.ts';

/** The engines are graded and measured while a picture waits for it, on whatever machine this is. */
const TIMEOUT_MS = 600_000;

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await takePictures();

/**
 * `npm run pictures`: takes the README's pictures of the real app, in a browser, over a library that holds nothing but the
 * demo and a folder of runs made for the purpose. `--out FOLDER` writes them elsewhere, `--theme` takes all in one theme,
 * and names take only those.
 */
async function takePictures(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: join(root, 'assets/pictures') },
      theme: { type: 'string' },
    },
  });
  const wanted = SCENES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const data = mkdtempSync(join(tmpdir(), 'lattice-replay-pictures-'));
  const places = { ...checkoutPlaces(import.meta.url), data };
  mkdirSync(values.out, { recursive: true });
  try {
    const field = await writeDemoField(join(data, 'runs'), places);
    const taken = await inBrowser(places, [field], async (page, address) => {
      page.setDefaultTimeout(TIMEOUT_MS);
      for (const scene of wanted) {
        const theme = values.theme === 'light' || values.theme === 'dark' ? values.theme : scene.theme;
        const picture = await take(page, address, scene, theme);
        writeFileSync(join(values.out, `${scene.name}.png`), picture);
        console.log(`${scene.name}.png: ${Math.round(picture.length / 1024)} KiB`);
      }
      return wanted.length;
    });
    if (taken === undefined) {
      console.error('There is no Chromium to take pictures in; LATTICE_REPLAY_CHROMIUM may name one.');
      process.exitCode = 1;
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function take(
  page: Page,
  address: string,
  { query, prepare }: Scene,
  theme: 'dark' | 'light',
): Promise<Uint8Array> {
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(query === '' ? address : address.replace('/#', `/?${query}#`));
  await prepare(page);
  // Nothing is pointed at, and no field has a caret.
  await page.mouse.move(0, 0);
  return fewColours(await page.screenshot({ caret: 'hide' }));
}
