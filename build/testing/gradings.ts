import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAppServices } from '../../electron/services/app/app-services.ts';
import { checkoutPlaces } from '../../electron/services/places/places.ts';
import { eventLog } from '../../shared/api/testing.ts';

const ENGINES = ['demo-naive-engine', 'demo-lanes-engine', 'demo-coal-blind-engine'];

/**
 * Grades the demo engines into a folder of the checkout, unless it holds their gradings, and returns where they lie. Every
 * page grades them when they never were, which takes longer than most tests of a page.
 */
export async function setUpGradings(root: string): Promise<string> {
  const data = join(root, '.cache/tests');
  const places = { ...checkoutPlaces(pathToFileURL(join(root, 'dist/tests.js')).href), data };
  const app = await createAppServices({ places, opened: [], host: 'web' });
  const page = app.servicesFor(eventLog().events);
  try {
    for (const module of ENGINES) {
      const asked = { module, case: 'demo-case' };
      if ((await page.services.lastGrading(asked)) === null) await page.services.grade(asked);
    }
  } finally {
    await page.dispose();
    await app.dispose();
  }
  return join(data, 'gradings');
}
