import { describe, expect, it } from 'vitest';
import { drawing } from './drawing.ts';

describe('a drawn scenario', () => {
  it('places belts for arrows and the legend for the rest, row by row', () => {
    const scenario = drawing(
      `
        s>v
          k
      `,
      {
        s: { type: 'source', dir: 'E', item: 'coal', lane: 'both', period: 2 },
        k: { type: 'sink', dir: 'N' },
      },
      { ticks: 9, tier: 'slow' },
    );
    expect(scenario).toEqual({
      version: 1,
      grid: { width: 3, height: 2 },
      ticks: 9,
      snapshots: [9],
      entities: [
        { type: 'source', x: 0, y: 0, dir: 'E', item: 'coal', lane: 'both', period: 2 },
        { type: 'belt', x: 1, y: 0, dir: 'E', tier: 'slow' },
        { type: 'belt', x: 2, y: 0, dir: 'S', tier: 'slow' },
        { type: 'sink', x: 2, y: 1, dir: 'N' },
      ],
    });
  });

  it('leaves out what is empty or covered', () => {
    const { entities, grid } = drawing(
      'F# .\n##',
      { F: { type: 'furnace', recipe: 'iron-plate' } },
      { ticks: 1, snapshots: [1] },
    );
    expect(entities).toHaveLength(1);
    expect(grid).toEqual({ width: 4, height: 2 });
  });

  it('takes a legend before an arrow', () => {
    expect(drawing('v', { v: { type: 'inserter', dir: 'W' } }, { ticks: 1 }).entities).toEqual([
      { type: 'inserter', dir: 'W', x: 0, y: 0 },
    ]);
  });

  it('throws for a character that means nothing', () => {
    expect(() => drawing('>?', {}, { ticks: 1 })).toThrow(
      expect.objectContaining({ code: 'drawing-character', facts: { character: '?' } }),
    );
  });
});
