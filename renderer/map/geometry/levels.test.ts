import { describe, expect, it } from 'vitest';
import { levelOf, stepped, ZOOM_STEPS } from './levels.ts';

/** What is drawn at a zoom, by name. */
function drawn(scale: number): string {
  const level = levelOf(scale);
  return Object.keys(level)
    .filter((name) => level[name as keyof typeof level])
    .join(' ');
}

describe('levels of detail', () => {
  it.each([
    [7.9, 'far squares'],
    [8, 'squares'],
    [12, 'squares chevrons'],
    [14, 'chevrons'],
    [16, 'chevrons claws'],
    [20, 'chevrons claws gauges'],
    [24, 'chevrons claws gauges counts'],
    [40, 'chevrons claws gauges counts gaugeIcons'],
    [44, 'chevrons claws gauges counts gaugeIcons highlights'],
  ])('at %d px a tile', (scale, expected) => {
    expect(drawn(scale)).toBe(expected);
  });
});

describe('zoom steps', () => {
  it('go up and down the row', () => {
    expect(stepped(30, 1)).toBe(32);
    expect(stepped(30, -1)).toBe(24);
    expect(stepped(30, 3)).toBe(48);
  });

  it('go to the next one from between two', () => {
    expect(stepped(27, 1)).toBe(30);
    expect(stepped(27, -1)).toBe(24);
  });

  it('end at the ends', () => {
    expect(stepped(96, 1)).toBe(96);
    expect(stepped(64, 9)).toBe(96);
    expect(stepped(4, -1)).toBe(4);
    expect(ZOOM_STEPS.every((step) => stepped(step, 0) === step)).toBe(true);
  });
});
