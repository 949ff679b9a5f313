import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Bounds, boundsOn, type DisplayArea } from './window-bounds.ts';

const area = (x: number, y: number, width: number, height: number): Bounds => ({ x, y, width, height });
const PRIMARY: DisplayArea = { id: 1, workArea: area(0, 25, 1920, 1055) };
const LEFT_OF_IT: DisplayArea = { id: 2, workArea: area(-1280, 0, 1280, 1024) };
const left = (bounds: Bounds, display = 1) => ({ bounds, display, maximised: false, fullScreen: false });

it.each([
  ['the first start: in the middle', undefined, [PRIMARY], area(320, 133, 1280, 840)],
  ['as it was left', left(area(100, 100, 1000, 700)), [PRIMARY], area(100, 100, 1000, 700)],
  [
    'on a display at negative places',
    left(area(-1200, 50, 900, 600), 2),
    [PRIMARY, LEFT_OF_IT],
    area(-1200, 50, 900, 600),
  ],
  [
    'that display is gone: in the middle of the first',
    left(area(-1200, 50, 900, 600), 2),
    [PRIMARY],
    area(510, 253, 900, 600),
  ],
  [
    'another display has its id: where it overlaps most',
    left(area(-1200, 50, 900, 600), 1),
    [PRIMARY, LEFT_OF_IT],
    area(-1200, 50, 900, 600),
  ],
  ['larger than the work area', left(area(0, 0, 5000, 3000)), [PRIMARY], area(0, 25, 1920, 1055)],
  ['partly outside', left(area(1500, 900, 1000, 700)), [PRIMARY], area(920, 380, 1000, 700)],
  ['under the task bar', left(area(10, 0, 1000, 700)), [PRIMARY], area(10, 25, 1000, 700)],
  ['smaller than can be used', left(area(10, 30, 50, 50)), [PRIMARY], area(10, 30, 720, 480)],
  [
    'the display was scaled to half as many points',
    left(area(960, 0, 1920, 1055)),
    [{ id: 1, workArea: area(0, 12, 960, 528) }],
    area(0, 12, 960, 528),
  ],
  ['sizes that are none', left(area(Number.NaN, 0, 0, -5)), [PRIMARY], area(320, 133, 1280, 840)],
] as const)('%s', (_what, state, displays, expected) => {
  expect(boundsOn(displays, state)).toEqual(expected);
});

it('lies wholly on one of the displays, whatever was kept', () => {
  const number = fc.integer({ min: -10_000, max: 10_000 });
  const size = fc.integer({ min: 480, max: 8000 });
  const bounds = fc.record({ x: number, y: number, width: size, height: size });
  const displays = fc.array(fc.record({ id: fc.nat(3), workArea: bounds }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(displays, bounds, fc.nat(3), (shown, was, display) => {
      const { x, y, width, height } = boundsOn(shown, left(was, display));
      const holds = ({ workArea: on }: DisplayArea): boolean =>
        x >= on.x && y >= on.y && x + width <= on.x + on.width && y + height <= on.y + on.height;
      expect(shown.some(holds)).toBe(true);
    }),
  );
});

it('opens somewhere where no display is known', () => {
  expect(boundsOn([], undefined)).toEqual(area(0, 0, 1280, 840));
});
