import { describe, expect, it } from 'vitest';
import { eachTile } from './footprint.ts';
import type { Entity } from './scenario.ts';
import { TileMap } from './tile-map.ts';

function tilesOf(entity: Entity): string {
  const tiles: string[] = [];
  eachTile(entity, (x, y) => tiles.push(`${x},${y}`));
  return tiles.join(' ');
}

const at = { x: 5, y: 7 };

describe('the tiles of an entity', () => {
  it('are one for belts, inserters, sources and sinks', () => {
    const small: Entity[] = [
      { type: 'belt', ...at, dir: 'N', tier: 'slow' },
      { type: 'inserter', ...at, dir: 'E' },
      { type: 'source', ...at, dir: 'S', item: 'coal', lane: 'left', period: 1 },
      { type: 'sink', ...at, dir: 'W' },
    ];
    for (const entity of small) expect(tilesOf(entity)).toBe('5,7');
  });

  it.each(['splitter', 'lane-splitter'] as const)('are two across the way of a %s', (type) => {
    for (const dir of ['E', 'W'] as const) expect(tilesOf({ type, ...at, dir })).toBe('5,7 5,8');
    for (const dir of ['N', 'S'] as const) expect(tilesOf({ type, ...at, dir })).toBe('5,7 6,7');
  });

  it('are 2×2 for a furnace and 3×3 for an assembler, from the anchor', () => {
    expect(tilesOf({ type: 'furnace', ...at, recipe: 'iron-plate' })).toBe('5,7 6,7 5,8 6,8');
    expect(tilesOf({ type: 'assembler', ...at, recipe: 'circuit' })).toBe(
      '5,7 6,7 7,7 5,8 6,8 7,8 5,9 6,9 7,9',
    );
  });
});

describe('a map of tiles', () => {
  it('leaves a tile with the entity that claimed it first, and names that', () => {
    const tiles = new TileMap();
    expect(tiles.add({ type: 'furnace', x: 0, y: 0, recipe: 'iron-plate' }, 0)).toBeUndefined();
    expect(tiles.add({ type: 'assembler', x: 1, y: 1, recipe: 'circuit' }, 1)).toBe(0);
    expect([tiles.at(1, 1), tiles.at(2, 1), tiles.at(3, 3), tiles.at(4, 1), tiles.at(-1, 0)]).toEqual([
      0,
      1,
      1,
      undefined,
      undefined,
    ]);
  });
});
