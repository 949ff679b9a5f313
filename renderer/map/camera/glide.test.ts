import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CameraView, pointAt, zoomedAbout } from './camera.ts';
import { Glide } from './glide.ts';

const SIZE = { width: 800, height: 600 };
const START: CameraView = { x: 20, y: 10, scale: 16 };

let now = 0;
let waiting: ((now: number) => void)[] = [];

/** Lets time pass, and one picture be drawn. */
function frame(milliseconds: number): void {
  now += milliseconds;
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) callback(now);
}

function gliding(still = false) {
  const seen: CameraView[] = [START];
  const glide = new Glide(
    () => seen.at(-1)!,
    (view) => seen.push(view),
    () => still,
  );
  return { glide, seen };
}

beforeEach(() => {
  now = 0;
  waiting = [];
  vi.stubGlobal('requestAnimationFrame', (callback: (now: number) => void) => waiting.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = [];
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the camera on its way', () => {
  it('arrives after 140 ms, exactly, and was past the middle at half the time', () => {
    const { glide, seen } = gliding();
    glide.to({ x: 30, y: 10, scale: 16 });
    frame(70);
    expect(seen.at(-1)!.x).toBeGreaterThan(25);
    expect(seen.at(-1)!.x).toBeLessThan(30);
    frame(70);
    expect(seen.at(-1)).toEqual({ x: 30, y: 10, scale: 16 });
    expect(waiting).toEqual([]);
  });

  it('keeps the tile about which it zooms under the pointer all the way', () => {
    const { glide, seen } = gliding();
    const goal = zoomedAbout(START, SIZE, 64, 100, 500);
    const tile = [START.x - 300 / 16, START.y + 200 / 16] as const;
    glide.to(goal);
    for (let step = 0; step < 7; step++) frame(20);
    expect(seen.length).toBeGreaterThan(5);
    for (const view of seen) {
      const [px, py] = pointAt(view, SIZE, ...tile);
      expect(px).toBeCloseTo(100, 6);
      expect(py).toBeCloseTo(500, 6);
    }
  });

  it('turns to a new goal at once, from where it is', () => {
    const { glide, seen } = gliding();
    glide.to({ x: 30, y: 10, scale: 16 });
    frame(50);
    expect(glide.goal.x).toBe(30);
    glide.to({ x: 0, y: 10, scale: 16 });
    expect(glide.goal.x).toBe(0);
    frame(10);
    expect(seen.at(-1)!.x).toBeLessThan(seen.at(-2)!.x);
  });

  it('jumps where less motion is asked for', () => {
    const { glide, seen } = gliding(true);
    glide.to({ x: 30, y: 10, scale: 32 });
    expect(seen).toEqual([START, { x: 30, y: 10, scale: 32 }]);
    expect(waiting).toEqual([]);
  });
});
