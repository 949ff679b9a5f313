import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectedAnswer, haveChromium, PageObject, setupHost } from '../../testing.ts';

/** Width and height of a PNG stand in its first chunk. */
function sizeOf(png: Buffer): [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe.skipIf(!haveChromium)('taking a view away', () => {
  const hosted = setupHost();

  it('saves a picture of the whole board at the scale that was asked for', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.replay(hosted.host, 'scenario=demo-small&tick=600');
    await page.checksumAt(600);
    await page.page.locator('[data-map="a"] canvas').first().waitFor();
    const [download] = await Promise.all([page.page.waitForEvent('download'), page.key('Control+e')]);
    expect(download.suggestedFilename()).toBe('lattice-tick-600-32px.png');
    const png = readFileSync(await download.path());
    const [width, height] = sizeOf(png);
    expect(width / 32).toBeGreaterThanOrEqual(24);
    expect(height / 32).toBeGreaterThanOrEqual(14);
  });

  it('copies a link that brings one back to the same tick and cell', async () => {
    const page = await PageObject.open(hosted.browser);
    await page.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.replay(hosted.host, 'scenario=demo-small&tick=600&cell=3,2');
    await page.checksumAt(600);
    await page.key('Control+Shift+C');
    const link = await page.page.evaluate('navigator.clipboard.readText()');
    const other = await page.page.context().newPage();
    await other.goto(String(link));
    const copy = new PageObject(other);
    expect(await copy.checksumAt(600)).toBe(expectedAnswer('small')[0]?.checksum);
    expect(new URL(other.url()).search).toBe(new URL(page.page.url()).search);
    expect(String(link)).not.toContain('token');
  });
});
