import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle } from '../setup/bundle.mjs';
import { setUpChromium } from '../setup/chromium.ts';
import { setUp } from '../setup/setup.ts';
import { setUpGradings } from './gradings.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The Chromium to test the page in; empty where there is none. */
    chromium: string;
    /** A folder with gradings of the demo engines, as the app keeps them. */
    gradings: string;
  }
}

/** Tests start the bundled programs as a user would; what is there already costs nothing. */
export default async function globalSetup(project: TestProject): Promise<void> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const log = (line: string): void => console.log(line);
  await bundle(root);
  await setUp(root, log);
  project.provide('chromium', setUpChromium(log) ?? '');
  project.provide('gradings', await setUpGradings(root));
}
