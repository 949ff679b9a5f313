import type { Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import { TileMap } from '../../../../shared/lattice/scenario/tile-map.ts';
import type { Cell } from '../../../state/place.ts';

/** Which entity stands on which tile. */
export function tilesOf({ entities }: Scenario): TileMap {
  const tiles = new TileMap();
  entities.forEach((entity, index) => void tiles.add(entity, index));
  return tiles;
}

/** The entity on a cell, if there is one. */
export function entityOnCell(tiles: TileMap, { x, y }: Cell): number | undefined {
  return tiles.at(x, y);
}
