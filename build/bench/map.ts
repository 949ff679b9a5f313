import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Places } from '../../electron/services/places/places.ts';
import { pageScript } from '../../renderer/map/testing/page-script.ts';
import { setUpChromium } from '../setup/chromium.ts';
import { figure } from './measure.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const PAGE = '<style>body{margin:0}#map{width:100vw;height:100vh}</style><div id="map"></div>';
/** From here on the large demo board is busy. */
const FROM = 6000;

/**
 * Script milliseconds of drawing the large demo board as it plays, draw calls, items and bytes a frame. The frame rate of
 * a software rasteriser says nothing, so it is not taken. `pageFile` is the map's test page. Undefined without a Chromium.
 */
export async function benchMap(
  { demoCase }: Places,
  pageFile: string,
): Promise<Record<string, number> | undefined> {
  const executablePath = setUpChromium(() => undefined);
  if (executablePath === undefined) return undefined;
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.setContent(PAGE);
    await page.addScriptTag({ content: await pageScript(pageFile), type: 'module' });
    await page.waitForFunction("'lattice' in window");
    const scenario = readFileSync(`${demoCase}/cases/large.json`, 'utf8');
    const measured: Record<string, number> = await page.evaluate(
      `lattice.measureDrawing(${scenario}, ${FROM})`,
    );
    return Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, figure(value)]));
  } finally {
    await browser.close();
  }
}
