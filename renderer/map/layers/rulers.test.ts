import { describe, expect, it } from 'vitest';
import { rulerStep } from './rulers.ts';

describe('numbers on the rulers', () => {
  it.each([
    [96, 1],
    [64, 1],
    [30, 2],
    [16, 4],
    [10, 8],
    [4, 16],
  ])('at %d px a tile come every %d tiles', (scale, step) => {
    expect(rulerStep(scale)).toBe(step);
    expect(step * scale).toBeGreaterThanOrEqual(52);
  });
});
