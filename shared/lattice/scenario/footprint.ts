import type { Entity } from './scenario.ts';

export interface Footprint {
  readonly width: number;
  readonly height: number;
}

/** Tiles that an entity covers, from its anchor to the east and the south (spec: lattice-rules, Constants). */
export function footprint(entity: Entity): Footprint {
  switch (entity.type) {
    case 'splitter':
    case 'lane-splitter':
      return entity.dir === 'E' || entity.dir === 'W' ? { width: 1, height: 2 } : { width: 2, height: 1 };
    case 'furnace':
      return { width: 2, height: 2 };
    case 'assembler':
      return { width: 3, height: 3 };
    default:
      return { width: 1, height: 1 };
  }
}

/** Calls `visit` for each tile of an entity, row by row. */
export function eachTile(entity: Entity, visit: (x: number, y: number) => void): void {
  const { width, height } = footprint(entity);
  for (let y = entity.y; y < entity.y + height; y++) {
    for (let x = entity.x; x < entity.x + width; x++) visit(x, y);
  }
}
