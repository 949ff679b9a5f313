import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/case-folder.ts';
import { drawIcons } from './draw-icons.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = temporaryFolder();
beforeAll(() => drawIcons(ROOT, folder));
afterAll(() => rmSync(folder, { recursive: true }));

/** Width and height of a PNG, out of its first block. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it.each([
  ['app', 9],
  ['document', 4],
])('draws %s for Linux in %i sizes, by which the files are called', (icon, count) => {
  const names = readdirSync(join(folder, icon));
  expect(names).toHaveLength(count);
  for (const name of names) expect(`${sizeOf(readFileSync(join(folder, icon, name)))}.png`).toBe(name);
});

it.each(['app', 'document'])('packs %s for Windows, each picture where the directory says', (name) => {
  const ico = readFileSync(join(folder, `${name}.ico`));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const pictures = entries.map((at) => {
    const offset = ico.readUInt32LE(at + 12);
    const side = ico.readUInt8(at) || 256;
    expect(sizeOf(ico.subarray(offset, offset + ico.readUInt32LE(at + 8)))).toBe(`${side}x${side}`);
    return side;
  });
  expect(pictures).toEqual([16, 24, 32, 48, 64, 128, 256]);
});

it.each(['app', 'document'])('packs %s for macOS in blocks that fill the file', (name) => {
  const icns = readFileSync(join(folder, `${name}.icns`));
  expect(icns.toString('latin1', 0, 4)).toBe('icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const sizes: string[] = [];
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    sizes.push(sizeOf(icns.subarray(at + 8, at + icns.readUInt32BE(at + 4))));
  }
  expect(new Set(sizes)).toEqual(
    new Set(['16', '32', '64', '128', '256', '512', '1024'].map((n) => `${n}x${n}`)),
  );
});
