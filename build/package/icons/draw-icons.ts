import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { ICNS_SIZES, icnsOf } from './icns.ts';
import { ICO_SIZES, icoOf } from './ico.ts';

/** Sizes of the app's icon for Linux, in pixels. */
const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];

/** macOS wants a margin around an icon's body: 824 of 1024 points are its own (Apple's icon grid). */
const MAC_BODY = 824 / 1024;

/**
 * Draws every icon of the packages into `folder`: `app/SIZExSIZE.png`, and `app` and `document` as `.ico` and `.icns`.
 * The app's icon is the page's, so the two never differ.
 */
export async function drawIcons(root: string, folder: string): Promise<void> {
  const app = await readFile(join(root, 'renderer/public/icon.svg'), 'utf8');
  const document = await readFile(join(root, 'assets/icons/document.svg'), 'utf8');
  await mkdir(join(folder, 'app'), { recursive: true });
  for (const size of LINUX_SIZES) {
    await writeFile(join(folder, `app/${size}x${size}.png`), drawn(app, size));
  }
  for (const [name, picture] of Object.entries({ app, document })) {
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
