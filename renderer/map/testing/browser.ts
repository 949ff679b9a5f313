import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { rolldown } from 'rolldown';

/** Places of a Chromium, the first that exists; `CHROMIUM` goes before. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Software WebGL, and nothing that calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Starts a headless Chromium; without one the tests fail, they are not skipped. */
export function startBrowser(): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));
  if (executablePath === undefined) {
    throw new Error(`no Chromium found at ${PLACES.join(', ')}; install one, or name it in CHROMIUM`);
  }
  return chromium.launch({ executablePath, args: FLAGS });
}

/** The test page's script, with the map and all that it needs. */
export async function pageScript(): Promise<string> {
  const input = new URL('./page.ts', import.meta.url).pathname;
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'warn' });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
