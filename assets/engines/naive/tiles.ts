// Which entity stands on a tile. The grid covers the tiles in use, whatever the scenario says about its size, because a
// footprint may reach past the edge.

import { ASSEMBLER, FURNACE, LANE_SPLITTER, SPLITTER } from '../lattice/constants';
import { EAST, WEST } from '../lattice/directions';
import { Entity } from '../lattice/entity';
import { reserve } from '../lattice/memory';
import { entityAt, entityCount } from '../lattice/scenario';

/** The widest footprint is three tiles, so this much room right and below is enough. */
const MARGIN: i32 = 3;

let tiles: usize = 0;
let width: i32 = 0;
let height: i32 = 0;

/** The entity on a tile, or null. */
export function entityOn(x: i32, y: i32): Entity | null {
  if (x < 0 || y < 0 || x >= width || y >= height) return null;
  return changetype<Entity | null>(load<usize>(tiles + ((y * width + x) << 2)));
}

export function layTiles(): void {
  for (let index = 0; index < entityCount(); index++) {
    const entity = entityAt(index);
    width = max(width, entity.x + MARGIN);
    height = max(height, entity.y + MARGIN);
  }
  tiles = reserve(<usize>width * <usize>height * 4);
  for (let index = 0; index < entityCount(); index++) layEntity(entityAt(index));
}

function layEntity(entity: Entity): void {
  let columns = 1;
  let rows = 1;
  if (entity.kind === FURNACE) {
    columns = 2;
    rows = 2;
  } else if (entity.kind === ASSEMBLER) {
    columns = 3;
    rows = 3;
  } else if (entity.kind === SPLITTER || entity.kind === LANE_SPLITTER) {
    if (entity.direction === EAST || entity.direction === WEST) rows = 2;
    else columns = 2;
  }
  for (let y = entity.y; y < entity.y + rows; y++) {
    for (let x = entity.x; x < entity.x + columns; x++) {
      store<usize>(tiles + ((y * width + x) << 2), changetype<usize>(entity));
    }
  }
}
