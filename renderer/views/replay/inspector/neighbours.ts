import { DIRECTIONS, type Direction } from '../../../../shared/lattice/directions.ts';
import { footprint } from '../../../../shared/lattice/scenario/footprint.ts';
import type { Entity, Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import type { TileMap } from '../../../../shared/lattice/scenario/tile-map.ts';

export interface Neighbour {
  readonly direction: Direction;
  readonly index: number;
  readonly entity: Entity;
}

/** The entities that touch another along an edge, clockwise from the north, each once a side. */
export function neighboursOf(scenario: Scenario, tiles: TileMap, index: number): readonly Neighbour[] {
  const entity = scenario.entities[index];
  if (entity === undefined) return [];
  return DIRECTIONS.flatMap((direction) => {
    const touching = edge(entity, direction).map(([x, y]) => tiles.at(x, y));
    const unique = [...new Set(touching)].filter((other) => other !== undefined && other !== index);
    return unique.map((other) => ({ direction, index: other!, entity: scenario.entities[other!]! }));
  });
}

/** The tiles just outside of one side of an entity. */
function edge(entity: Entity, direction: Direction): readonly (readonly [x: number, y: number])[] {
  const { x, y } = entity;
  const { width, height } = footprint(entity);
  const across = Array.from({ length: width }, (_, at) => x + at);
  const down = Array.from({ length: height }, (_, at) => y + at);
  switch (direction) {
    case 'N':
      return across.map((tile) => [tile, y - 1]);
    case 'S':
      return across.map((tile) => [tile, y + height]);
    case 'W':
      return down.map((tile) => [x - 1, tile]);
    case 'E':
      return down.map((tile) => [x + width, tile]);
  }
}
