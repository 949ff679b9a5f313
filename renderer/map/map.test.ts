import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Legend } from '../../shared/lattice/drawing.ts';
import { itemIndex } from '../../shared/lattice/items.ts';
import { draw, source } from '../../shared/lattice/plain/testing.ts';
import { channels } from '../look/colour.ts';
import { PALETTES } from '../look/palette.ts';
import { haveChromium, launchChromium } from '../testing.ts';
import type { CameraView } from './camera/camera.ts';
import { chevronPosition, strokeOffsets } from './geometry/chevrons.ts';
import { MapPage, type Pixel, VIEW } from './testing/map-page.ts';
import { pageScript } from './testing/page-script.ts';

const LEGEND: Legend = {
  s: { type: 'splitter', dir: 'E' },
  i: { type: 'inserter', dir: 'S' },
  f: { type: 'furnace', recipe: 'iron-plate' },
  k: { type: 'sink', dir: 'N' },
  o: source('E', 'copper-ore', 'both', 1),
};
const SCALE = 64;
const DARK = PALETTES.dark;
/** A colour that nothing else on the boards has. */
const PLATE = channels('#ff9c63');

let browser: Browser;
let page: MapPage;

beforeAll(async () => {
  if (!haveChromium) return;
  const [started, script] = await Promise.all([launchChromium(), pageScript()]);
  browser = started;
  page = await MapPage.open(browser, script);
});
afterAll(() => browser?.close());

/** The camera with a board's corner at the view's corner. */
function corner(scale = SCALE): CameraView {
  return { x: VIEW.width / 2 / scale, y: VIEW.height / 2 / scale, scale };
}

type Factory = ReturnType<typeof draw>;

async function show(factory: Factory, theme: 'dark' | 'light' = 'dark', camera = corner()): Promise<void> {
  await page.show(factory.engine.scenario, factory.engine.frame(), camera, theme);
}

/** Colours at places in tiles. */
function at(...places: (readonly [x: number, y: number])[]): Promise<Pixel[]> {
  return page.pixels(places.map(([x, y]) => [x * SCALE, y * SCALE]));
}

function expectNear(found: Pixel, wanted: Pixel, slack = 14): void {
  const far = Math.max(...found.map((value, part) => Math.abs(value - wanted[part]!)));
  expect(far, `rgb ${found} instead of ${wanted}`).toBeLessThanOrEqual(slack);
}

/** The board of the pixel tests is as wide as the view, so that the camera may stand anywhere on it. */
const WIDE = '\n..........\n..........\n..........\n..........\n.........k';

describe.skipIf(!haveChromium)('an item is drawn where its state says', () => {
  it('on a straight belt, and nowhere else', async () => {
    await show(draw(`.>>>${WIDE}`, LEGEND).put(2, 0, '128 copper-plate'));
    const [there, behind, otherLane] = await at([2.5, 0.295], [2.1, 0.295], [2.5, 0.6]);
    expectNear(there!, PLATE);
    expectNear(behind!, channels(DARK.belt), 30);
    expectNear(otherLane!, channels(DARK.belt), 30);
  });

  it('on a curve, at 45° about the corner', async () => {
    await show(draw(`.>v\n..v${WIDE}`, LEGEND).put(2, 0, '128 copper-plate', '128 copper-plate'));
    const outer = 0.705 * Math.SQRT1_2;
    const inner = 0.295 * Math.SQRT1_2;
    const [left, right] = await at([2 + outer, 1 - outer], [2 + inner, 1 - inner]);
    expectNear(left!, PLATE);
    expectNear(right!, PLATE);
  });

  it('on the belt that a side-load feeds, and on the feeder', async () => {
    await show(
      draw(`..v\n.>>>${WIDE}`, LEGEND).put(2, 0, '0 copper-plate').put(2, 1, '192 copper-plate').step(),
    );
    // The feeder's item landed at 64 on the left lane; the other one moved from 192 to 128.
    const [landed, moved] = await at([2.75, 1.295], [2.5, 1.295]);
    expectNear(landed!, PLATE);
    expectNear(moved!, PLATE);
  });

  it('before and behind a splitter', async () => {
    await show(draw(`>s>\n>#>${WIDE}`, LEGEND).put(0, 0, '96 copper-plate').put(2, 1, '', '64 copper-plate'));
    const [before, behind, body] = await at([0.625, 0.295], [2.75, 1.705], [1.5, 1]);
    expectNear(before!, PLATE);
    expectNear(behind!, PLATE);
    expectNear(body!, channels('#1d2127'), 24);
  });

  it('in a claw', async () => {
    const factory = draw(`...\n>>>\n.i.\n>>>${WIDE}`, LEGEND).replace(1, 2, {
      kind: 'inserter',
      phase: 'swing',
      held: itemIndex('copper-plate'),
      swingLeft: 8,
    });
    await show(factory);
    const [held] = await at([1.5, 1.5]);
    expectNear(held!, PLATE);
  });
});

describe.skipIf(!haveChromium)('an arm', () => {
  it.each([
    ['behind, when idle', 'idle', 0, 270],
    ['half way, to the right', 'return', 4, 0],
    ['ahead, when it has dropped', 'return', 8, 90],
  ] as const)('points %s', async (_, phase, swingLeft, degrees) => {
    const factory = draw(`...\n.>>\n..i\n.>>${WIDE}`, LEGEND).replace(2, 2, {
      kind: 'inserter',
      phase,
      held: undefined,
      swingLeft,
    });
    await show(factory);
    const along = (angle: number) =>
      [
        2.5 + 0.45 * Math.cos((angle * Math.PI) / 180),
        2.5 + 0.45 * Math.sin((angle * Math.PI) / 180),
      ] as const;
    const [arm, opposite] = await at(along(degrees), along(degrees + 180));
    expectNear(arm!, channels(DARK.arm), 20);
    expect(Math.max(...opposite!)).toBeLessThan(150);
  });
});

describe.skipIf(!haveChromium)('a crafter', () => {
  it('shows its progress from 12 o’clock clockwise', async () => {
    await show(draw(`f#\n##${WIDE}`, LEGEND).fill(0, 0, {}, {}, 16));
    // Half done: lit on the right, not on the left.
    const [right, left] = await at([1.5, 0.88], [0.5, 0.88]);
    expectNear(right!, channels('#ffb765'));
    expect(Math.max(...left!)).toBeLessThan(120);
  });
});

describe.skipIf(!haveChromium)('a chevron', () => {
  it.each([
    ['slow', 0],
    ['slow', 3],
    ['fast', 5],
    ['express', 2],
  ] as const)('of a %s belt stands at tick %d where its position says', async (tier, tick) => {
    await show(draw(`>>>>${WIDE}`, LEGEND, { tier }).step(tick));
    const strokes = strokeOffsets(tier).map((offset) => chevronPosition(tier, tick) + offset);
    // A tenth of a tile beside the middle, a stroke runs 38 units times 0.1 / 0.27 behind its tip.
    const points = strokes.map((pos) => [3 - (pos - 19 + (38 * 0.1) / 0.27) / 256, 0.4] as const);
    for (const pixel of await at(...points)) expectNear(pixel, channels(DARK.chevron), 4);
  });
});

describe.skipIf(!haveChromium)('between two ticks', () => {
  it('items and arms stand between their places', async () => {
    const factory = draw(`.>>>\n..i.\n.>>>${WIDE}`, LEGEND)
      .put(2, 0, '192 copper-plate')
      .replace(2, 1, { kind: 'inserter', phase: 'swing', held: itemIndex('copper-plate'), swingLeft: 5 });
    const frames = [factory.engine.frame(), factory.step().engine.frame()].map(({ tick, shape, bytes }) => ({
      tick,
      shape,
      bytes: [...bytes],
    }));
    await show(factory);
    await page.page.evaluate((frames) => {
      const [now, next] = frames.map((frame) => ({ ...frame, bytes: Uint8Array.from(frame.bytes) }));
      window.factoryMap.show(now!, next, 0.5);
    }, frames);
    await page.drawn();
    // On the lane at 160; in the claw between 3/7 and 4/7 of the way, at a right angle, with the mean reach.
    const [item, held] = await at([2 + 1 - 160 / 256, 0.295], [2.5 + (1 + 0.795) / 2, 1.5]);
    expectNear(item!, PLATE);
    expectNear(held!, PLATE);
  });
});

describe.skipIf(!haveChromium)('overlays', () => {
  const board = () => draw(`.>>>${WIDE}`, LEGEND).put(2, 0, '128 copper-plate').put(3, 0, '128 copper-plate');

  it('put brackets around what is selected, 4 px outside', async () => {
    await show(board());
    await page.page.evaluate(() => {
      window.factoryMap.select(window.factoryMap.entityAt({ x: 2, y: 0 }));
    });
    await page.drawn();
    const [bracket] = await page.pixels([[2 * SCALE - 4, 1 * SCALE - 6]]);
    expectNear(bracket!, channels(DARK.ink), 60);
  });

  it('outline what differs, and dim the rest', async () => {
    await show(board());
    await page.page.evaluate(() => {
      const { factoryMap } = window;
      factoryMap.setDifferent([factoryMap.entityAt({ x: 2, y: 0 })!]);
    });
    await page.drawn();
    const [differs, dimmed] = await at([2.5, 0.295], [3.5, 0.295]);
    expectNear(differs!, PLATE);
    const ground = channels(DARK.ground);
    expectNear(dimmed!, PLATE.map((value, part) => 0.38 * value + 0.62 * ground[part]!) as unknown as Pixel);
    const [outline] = await page.pixels([[2 * SCALE - 1, 0.7 * SCALE]]);
    expectNear(outline!, channels(DARK.difference), 60);
    await page.page.evaluate(() => window.factoryMap.setDifferent([]));
  });

  it('hide items, and show the middle of the lanes', async () => {
    await show(board());
    await page.page.evaluate(() => window.factoryMap.setLayers({ items: false, lanes: true }));
    await page.drawn();
    const [lane] = await at([2.5, 0.295]);
    expectNear(lane!, channels(DARK.lane), 40);
    await page.page.evaluate(() => window.factoryMap.setLayers({ items: true, lanes: false }));
  });
});

describe.skipIf(!haveChromium)('both themes', () => {
  it.each(['dark', 'light'] as const)('%s has its own ground, and dark belts', async (theme) => {
    await show(draw(`.>>>${WIDE}`, LEGEND), theme);
    const [ground, belt] = await at([5.5, 3.5], [1.3, 0.25]);
    expectNear(ground!, channels(PALETTES[theme].ground), 2);
    expectNear(belt!, channels(PALETTES[theme].belt), 2);
  });

  it('draw every level of detail', async () => {
    const factory = draw(`o>>>s>\nf#..#>\n##i.>k${WIDE}`, LEGEND).step(40);
    for (const theme of ['dark', 'light'] as const) {
      for (const scale of [6, 10, 16, 24, 48]) {
        await show(factory, theme, { x: 5, y: 0.5, scale });
        const places = Array.from(
          { length: 60 },
          (_, tenth) => [VIEW.width / 2 + (tenth / 10 - 5) * scale, VIEW.height / 2 - 0.2 * scale] as const,
        );
        const colours = new Set((await page.pixels(places)).map(String));
        expect(colours.size, `${theme} at ${scale} px`).toBeGreaterThan(3);
      }
    }
  });
});

describe.skipIf(!haveChromium)('the map as a whole', () => {
  it('takes three draw calls, and no complaint from the content policy', async () => {
    await show(draw(`o>>>s>\nf#..#>\n##i.>k${WIDE}`, LEGEND).step(40));
    const stats = await page.page.evaluate(() => window.factoryMap.stats());
    expect(stats.drawCalls).toBe(3);
    expect(stats.items).toBeGreaterThan(4);
    expect(page.complaints).toEqual([]);
  });

  it('is there again after its context was lost, every time', async () => {
    await show(draw(`.>>>${WIDE}`, LEGEND).put(2, 0, '128 copper-plate'));
    for (let loss = 0; loss < 3; loss++) {
      await page.page.evaluate(async () => {
        const canvas = document.querySelector('#map canvas') as HTMLCanvasElement;
        canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
        while (canvas.isConnected) await new Promise((done) => setTimeout(done, 5));
      });
      await page.drawn();
      const [item, ground] = await at([2.5, 0.295], [5.5, 3.5]);
      expectNear(item!, PLATE);
      expectNear(ground!, channels(DARK.ground), 2);
    }
  });

  it('says so where there is no WebGL', async () => {
    const code = await page.page.evaluate(async () => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = () => null;
      try {
        await window.lattice.createMap(document.body);
        return 'drawn';
      } catch (thrown) {
        return (thrown as { code?: string }).code;
      } finally {
        HTMLCanvasElement.prototype.getContext = original;
      }
    });
    expect(code).toBe('no-webgl');
  });

  it('tells what is hovered and clicked, and a drag moves it without a click', async () => {
    await page.page.evaluate(async () => {
      const box = document.createElement('div');
      box.style.cssText = 'position: fixed; inset: 0';
      document.body.append(box);
      const events: string[] = [];
      const text = (cell: { x: number; y: number } | undefined) => (cell ? `${cell.x},${cell.y}` : 'nothing');
      const map = await window.lattice.createMap(box, {
        onHover: (cell) => events.push(`hover ${text(cell)}`),
        onSelect: (cell) => events.push(`select ${text(cell)}`),
        reducedMotion: () => true,
      });
      map.setScenario(window.lattice.drawing('..........\n'.repeat(6), {}, { ticks: 1 }));
      map.camera = { x: 5, y: 3, scale: 64 };
      Object.assign(window, { events, secondMap: map, secondBox: box });
    });
    const { mouse } = page.page;
    await mouse.move(320 + 10, 200 + 10);
    await mouse.down();
    await mouse.up();
    await mouse.down();
    await mouse.move(320 + 10 + 64, 200 + 10, { steps: 4 });
    await mouse.up();
    const found = await page.page.evaluate(() => {
      const { events, secondMap, secondBox } = window as unknown as {
        events: string[];
        secondMap: typeof window.factoryMap;
        secondBox: HTMLElement;
      };
      const { camera } = secondMap;
      secondMap.dispose();
      secondBox.remove();
      return { events, camera };
    });
    expect(found.events).toEqual(['hover 5,3', 'select 5,3']);
    // Dragged a tile to the right, of which the first 4 px and a little may go by before it counts as one.
    expect(found.camera.x).toBeGreaterThan(3.99);
    expect(found.camera.x).toBeLessThan(4.3);
  });

  it('shares its camera with another one', async () => {
    await show(draw(`.>>>${WIDE}`, LEGEND));
    const cameras = await page.page.evaluate(async () => {
      const boxes = [0, 1].map(() => {
        const box = document.createElement('div');
        box.style.width = '300px';
        box.style.height = '200px';
        document.body.append(box);
        return box;
      });
      const maps: (typeof window.factoryMap)[] = [];
      const copy = (to: number) => (camera: typeof window.factoryMap.camera) => {
        if (maps[to] !== undefined) maps[to].camera = camera;
      };
      for (const [index, box] of boxes.entries()) {
        maps.push(
          await window.lattice.createMap(box, { onCamera: copy(1 - index), reducedMotion: () => true }),
        );
      }
      maps[0]!.zoom(2);
      maps[1]!.panBy(10, 20);
      const found = maps.map(({ camera }) => camera);
      for (const map of maps) map.dispose();
      const left = boxes.map(({ childElementCount }) => childElementCount);
      for (const box of boxes) box.remove();
      return { found, left };
    });
    expect(cameras.found[0]).toEqual(cameras.found[1]);
    expect(cameras.found[0]!.scale).toBe(24);
    expect(cameras.left).toEqual([0, 0]);
  });

  it('shows nothing of a board that is gone', async () => {
    await show(draw(`.>>>${WIDE}`, LEGEND));
    await page.page.evaluate(() => window.factoryMap.setScenario(null));
    await page.drawn();
    const [pixel] = await at([2.5, 0.5]);
    expectNear(pixel!, channels(DARK.outside), 2);
  });

  it('tells cells under the pointer and clicks, and zooms about the wheel', async () => {
    await show(draw(`.>>>${WIDE}`, LEGEND));
    const { mouse } = page.page;
    await mouse.move(2.5 * SCALE, 0.5 * SCALE);
    expect(
      await page.page.evaluate(([x, y]) => window.factoryMap.cellAt(x!, y!), [2.5 * SCALE, 0.5 * SCALE]),
    ).toEqual({ x: 2, y: 0 });
    await mouse.wheel(0, 120);
    await page.drawn();
    const { scale } = await page.page.evaluate(() => window.factoryMap.camera);
    expect(scale).toBe(48);
    const cell = await page.page.evaluate(
      ([x, y]) => window.factoryMap.cellAt(x!, y!),
      [2.5 * SCALE, 0.5 * SCALE],
    );
    expect(cell).toEqual({ x: 2, y: 0 });
  });
});

describe.skipIf(!haveChromium)('a picture', () => {
  it('shows the whole board at a scale, whatever the camera', async () => {
    await show(draw(`.>>>${WIDE}`, LEGEND).put(2, 0, '128 copper-plate'), 'dark', corner(10));
    const { pixels, width, height } = await page.picture(48, [[2.5 * 48, 0.295 * 48]]);
    expect([width, height]).toEqual([480, 288]);
    expectNear(pixels[0]!, PLATE);
  });

  it('is put together of pieces where it is larger than one', async () => {
    const long = `${'>'.repeat(60)}\n${'.'.repeat(60)}`;
    await show(draw(long, LEGEND).put(55, 0, '128 copper-plate'), 'light', corner(10));
    const { pixels, width } = await page.picture(64, [
      [55.5 * 64, 0.295 * 64],
      [30.5 * 64, 1.5 * 64],
    ]);
    expect(width).toBe(3840);
    expectNear(pixels[0]!, PLATE);
    expectNear(pixels[1]!, channels(PALETTES.light.ground), 2);
  });

  it('is refused where it would be too large', async () => {
    await show(draw(`.>>>${WIDE}`, LEGEND));
    const fault = await page.page.evaluate(() =>
      window.factoryMap.picture(4000).catch((thrown: { code: string }) => thrown.code),
    );
    expect(fault).toBe('picture-too-large');
  });
});
