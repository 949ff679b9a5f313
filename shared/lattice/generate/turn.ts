import { DIRECTIONS, type Direction } from '../directions.ts';
import { footprint } from '../scenario/footprint.ts';
import type { Entity } from '../scenario/scenario.ts';

/** How a piece is laid onto the board: quarter turns to the right, after mirroring from north to south if asked. */
export interface Turn {
  readonly quarters: number;
  readonly mirrored: boolean;
}

const MIRRORED: Readonly<Record<Direction, Direction>> = { N: 'S', E: 'E', S: 'N', W: 'W' };

/** An entity as it stands after the turn about tile 0,0. The anchor stays the top left of what the entity covers. */
export function turned(entity: Entity, { quarters, mirrored }: Turn): Entity {
  let { x, y } = entity;
  let { width, height } = footprint(entity);
  let dir = 'dir' in entity ? entity.dir : undefined;
  if (mirrored) {
    y = 1 - y - height;
    dir = dir && MIRRORED[dir];
  }
  for (let quarter = 0; quarter < quarters; quarter++) {
    [x, y] = [1 - y - height, x];
    [width, height] = [height, width];
    dir = dir && DIRECTIONS[(DIRECTIONS.indexOf(dir) + 1) % 4]!;
  }
  return { ...entity, x, y, ...(dir && { dir }) } as Entity;
}

/** Moves an entity, which keeps facing as it does. */
export function moved(entity: Entity, x: number, y: number): Entity {
  return { ...entity, x: entity.x + x, y: entity.y + y };
}
