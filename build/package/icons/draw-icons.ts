import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { ICNS_SIZES, icnsOf } from './icns.ts';
import { ICO_SIZES, icoOf } from './ico.ts';

/** Sizes of the icons for Linux, in pixels: the app's, and the document's. */
const LINUX_APP_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
export const LINUX_DOCUMENT_SIZES = [16, 32, 48, 256] as const;

/** macOS wants a margin around an icon's body: 824 of 1024 points are its own (Apple's icon grid). */
const MAC_BODY = 824 / 1024;

/**
 * Draws every icon of the packages into `folder`: `app` and `document`, each as `.ico`, as `.icns`, and for Linux as a
 * folder of `SIZExSIZE.png`. The app's icon is the page's, so the two never differ.
 */
export async function drawIcons(root: string, folder: string): Promise<void> {
  const app = await readFile(join(root, 'renderer/public/icon.svg'), 'utf8');
  const document = await readFile(join(root, 'assets/icons/document.svg'), 'utf8');
  for (const [name, picture, sizes] of [
    ['app', app, LINUX_APP_SIZES],
    ['document', document, LINUX_DOCUMENT_SIZES],
  ] as const) {
    await mkdir(join(folder, name), { recursive: true });
    for (const size of sizes) {
      await writeFile(join(folder, `${name}/${size}x${size}.png`), drawn(picture, size));
    }
    await writeFile(join(folder, `${name}.ico`), icoOf(ICO_SIZES.map((size) => drawn(picture, size))));
    const forMac = name === 'app' ? withMargin(picture) : picture;
    await writeFile(join(folder, `${name}.icns`), icnsOf(ICNS_SIZES.map((size) => drawn(forMac, size))));
  }
}

/** A picture as a PNG of so many pixels square. */
function drawn(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}

function withMargin(svg: string): string {
  const whole = 16 / MAC_BODY;
  const margin = (whole - 16) / 2;
  return svg.replace('viewBox="0 0 16 16"', `viewBox="${-margin} ${-margin} ${whole} ${whole}"`);
}
