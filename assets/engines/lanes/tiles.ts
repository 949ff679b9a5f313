// A map from tiles to entities with an empty border all round, so that looking one tile past the edge needs no check.

import { ASSEMBLER, FURNACE, LANE_SPLITTER, SPLITTER } from '../lattice/constants';
import { isPerpendicular, NORTH } from '../lattice/directions';
import { Entity } from '../lattice/entity';
import { reserve } from '../lattice/memory';
import { entityAt, entityCount } from '../lattice/scenario';

/** Stands for "no entity" wherever the index of one is kept. */
export const NOTHING: i32 = -1;

/** A footprint reaches at most two tiles past its anchor, and a neighbour one more. */
const BORDER: i32 = 4;

let map: usize = 0;
let stride: i32 = 0;
let left: i32 = 0;
let top: i32 = 0;

function address(x: i32, y: i32): usize {
  return map + (((y - top) * stride + x - left) << 2);
}

export function indexOn(x: i32, y: i32): i32 {
  return load<i32>(address(x, y)) - 1;
}

/** The second tile of a splitter lies to the south or to the east of its anchor. */
export function splitterReachesSouth(splitter: Entity): bool {
  return isPerpendicular(splitter.direction, NORTH);
}

export function buildTiles(): void {
  let right = 0;
  let bottom = 0;
  for (let index = 0; index < entityCount(); index++) {
    const entity = entityAt(index);
    left = index === 0 ? entity.x : min(left, entity.x);
    top = index === 0 ? entity.y : min(top, entity.y);
    right = max(right, entity.x);
    bottom = max(bottom, entity.y);
  }
  left -= BORDER;
  top -= BORDER;
  stride = right + BORDER - left;
  map = reserve(<usize>stride * <usize>(bottom + BORDER - top) * 4);
  for (let index = 0; index < entityCount(); index++) {
    const entity = entityAt(index);
    const kind = entity.kind;
    const side = kind === ASSEMBLER ? 3 : kind === FURNACE ? 2 : 1;
    for (let tile = 0; tile < side * side; tile++) {
      store<i32>(address(entity.x + (tile % side), entity.y + tile / side), index + 1);
    }
    if (kind !== SPLITTER && kind !== LANE_SPLITTER) continue;
    if (splitterReachesSouth(entity)) store<i32>(address(entity.x, entity.y + 1), index + 1);
    else store<i32>(address(entity.x + 1, entity.y), index + 1);
  }
}
