import { describe, expect, it } from 'vitest';
import { CHEVRON_PERIOD, chevronPosition, strokeOffsets } from './chevrons.ts';

describe('chevrons', () => {
  it('stand in the middle at tick 0 and move by the speed of their tier', () => {
    expect([0, 1, 4, 5].map((tick) => chevronPosition('slow', tick))).toEqual([128, 96, 0, 224]);
    expect([0, 1, 2, 3].map((tick) => chevronPosition('fast', tick))).toEqual([128, 64, 0, 192]);
    expect([0, 1, 2, 3].map((tick) => chevronPosition('express', tick))).toEqual([128, 32, 192, 96]);
  });

  it('move between the ticks too', () => {
    expect(chevronPosition('fast', 0.5)).toBe(96);
  });

  it('stand where they stood after 8 ticks, in every tier', () => {
    expect(CHEVRON_PERIOD).toBe(8);
    for (const tier of ['slow', 'fast', 'express'] as const) {
      expect(chevronPosition(tier, 360_000 + CHEVRON_PERIOD)).toBe(chevronPosition(tier, 360_000));
    }
  });

  it('are one, two and three strokes 44 units apart', () => {
    expect(strokeOffsets('slow')).toEqual([0]);
    expect(strokeOffsets('fast')).toEqual([-22, 22]);
    expect(strokeOffsets('express')).toEqual([-44, 0, 44]);
  });
});
