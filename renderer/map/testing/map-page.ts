import type { Browser, Page } from 'playwright-core';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Frame } from '../../../shared/lattice/state/frame.ts';
import type { Theme } from '../../look/palette.ts';
import type { CameraView } from '../camera/camera.ts';
import type { FactoryMap } from '../factory-map.ts';

const ORIGIN = 'http://map.test';
export const VIEW = { width: 640, height: 400 } as const;

/** The policy that the app is served with. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; " +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'";

export type Pixel = readonly [red: number, green: number, blue: number];

declare global {
  interface Window {
    factoryMap: FactoryMap;
  }
}

/** A page with one map that fills it, under the app's content policy. */
export class MapPage {
  readonly page: Page;
  /** Everything that the page complained of. */
  readonly complaints: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      // The driver's remarks on speed come with software drawing.
      if (message.text().includes('GL Driver Message')) return;
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
  }

  static async open(browser: Browser, script: string): Promise<MapPage> {
    const page = await browser.newPage({ viewport: VIEW });
    const opened = new MapPage(page);
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const headers = { 'content-security-policy': POLICY };
      if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
      if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: CSS });
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', headers, body: HTML });
      return route.fulfill({ status: 204, body: '' });
    });
    await page.goto(ORIGIN);
    await page.waitForFunction(() => 'lattice' in window);
    return opened;
  }

  /** Makes the map and shows a frame. */
  async show(scenario: Scenario, frame: Frame, camera: CameraView, theme: Theme = 'dark'): Promise<void> {
    const { tick, shape, bytes } = frame;
    await this.page.evaluate(
      async ({ scenario, tick, shape, bytes, camera, theme }) => {
        const container = document.querySelector<HTMLElement>('#map')!;
        window.factoryMap ??= await window.lattice.createMap(container, { reducedMotion: () => true });
        window.factoryMap.setTheme(theme);
        window.factoryMap.setLayers({ coordinates: false });
        window.factoryMap.setScenario(scenario);
        window.factoryMap.show({ tick, shape, bytes: Uint8Array.from(bytes) }, undefined, 0);
        window.factoryMap.camera = camera;
      },
      { scenario, tick, shape, bytes: [...bytes], camera, theme },
    );
    await this.drawn();
  }

  /** Waits until what was asked for has been drawn. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Colours on the screen at places in px. */
  async pixels(places: readonly (readonly [x: number, y: number])[]): Promise<Pixel[]> {
    const image = (await this.page.screenshot({ type: 'png' })).toString('base64');
    return this.page.evaluate(readPixels, { image, places });
  }

  /** Colours of a picture of the whole board, and its size. */
  async picture(
    scale: number,
    places: readonly (readonly [x: number, y: number])[],
  ): Promise<{ pixels: Pixel[]; width: number; height: number }> {
    const { image, width, height } = await this.page.evaluate(async (scale) => {
      const blob = await window.factoryMap.picture(scale);
      const bitmap = await createImageBitmap(blob);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return { image: btoa(text), width: bitmap.width, height: bitmap.height };
    }, scale);
    return { pixels: await this.page.evaluate(readPixels, { image, places }), width, height };
  }
}

const CSS = 'html, body, #map { margin: 0; width: 100%; height: 100%; overflow: hidden }';
const HTML =
  '<!doctype html><link rel="stylesheet" href="/page.css"><div id="map"></div><script type="module" src="/page.js"></script>';

async function readPixels({
  image,
  places,
}: {
  image: string;
  places: readonly (readonly [x: number, y: number])[];
}): Promise<Pixel[]> {
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  return places.map(([x, y]) => {
    const [red, green, blue] = context.getImageData(Math.round(x), Math.round(y), 1, 1).data;
    return [red!, green!, blue!];
  });
}
