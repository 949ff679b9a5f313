import { describe, expect, it } from 'vitest';
import { fitted, kept, pointAt, tileAt, zoomedAbout } from './camera.ts';
import { revealed } from './reveal.ts';

const SIZE = { width: 800, height: 600 };
const VIEW = { x: 20, y: 10, scale: 16 };

describe('the camera', () => {
  it('has its tile coordinates in the middle of the view', () => {
    expect(tileAt(VIEW, SIZE, 400, 300)).toEqual([20, 10]);
    expect(tileAt(VIEW, SIZE, 416, 284)).toEqual([21, 9]);
    expect(pointAt(VIEW, SIZE, 21, 9)).toEqual([416, 284]);
  });

  it('zooms about a point, whose tile stays under it', () => {
    const before = tileAt(VIEW, SIZE, 100, 550);
    const view = zoomedAbout(VIEW, SIZE, 48, 100, 550);
    expect(view.scale).toBe(48);
    tileAt(view, SIZE, 100, 550).forEach((value, axis) => {
      expect(value).toBeCloseTo(before[axis]!, 9);
    });
  });

  it('zooms to 2 and 96 px a tile at most', () => {
    expect(zoomedAbout(VIEW, SIZE, 1000, 0, 0).scale).toBe(96);
    expect(zoomedAbout(VIEW, SIZE, 0.1, 0, 0).scale).toBe(2);
  });

  it('shows a whole board with a margin of 28 px', () => {
    const view = fitted({ width: 72, height: 40 }, SIZE);
    expect(view).toEqual({ x: 36, y: 20, scale: 10.25 });
    expect(72 * view.scale).toBeLessThanOrEqual(800 - 56);
  });

  it('shows a board of one tile, and any board in a view of no size', () => {
    expect(fitted({ width: 1, height: 1 }, SIZE).scale).toBe(96);
    expect(fitted({ width: 72, height: 40 }, { width: 0, height: 0 }).scale).toBe(2);
  });

  it('keeps its middle on the board', () => {
    expect(kept({ x: -3, y: 99, scale: 5 }, { width: 72, height: 40 })).toEqual({ x: 0, y: 40, scale: 5 });
    expect(kept(VIEW, { width: 72, height: 40 })).toBe(VIEW);
  });

  it('moves as little as needed for a cell to be in view', () => {
    expect(revealed(VIEW, SIZE, { x: 25, y: 12 })).toBe(VIEW);
    // Half of 800 px less the margin of 48 is 22 tiles.
    expect(revealed(VIEW, SIZE, { x: 60, y: 12 })).toEqual({ x: 39, y: 10, scale: 16 });
  });
});
