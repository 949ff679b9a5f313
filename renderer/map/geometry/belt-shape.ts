import { type Direction, leftOf, opposite, perpendicular } from '../../../shared/lattice/directions.ts';
import { entityAt, type Layout } from '../../../shared/lattice/layout.ts';
import type { Belt } from '../../../shared/lattice/scenario/scenario.ts';

/** How a belt's tile looks, which follows from its neighbours alone. */
export interface BeltShape {
  readonly x: number;
  readonly y: number;
  readonly dir: Direction;
  /** Side of the input edge of a pure curve; undefined on a straight belt. */
  readonly from: Direction | undefined;
  /** Nothing comes in from behind: rounded, closed by a rail. */
  readonly openTail: boolean;
  /** Where its items end: on the next tile, at a closed rail, or over the lip of a belt to the side. */
  readonly end: 'onward' | 'dead' | 'side-load';
}

export function beltShape(layout: Layout, index: number): BeltShape {
  const belt = layout.scenario.entities[index] as Belt;
  const { x, y, dir } = belt;
  const from = layout.isCurve[index] ? inputSide(layout, belt) : undefined;
  return { x, y, dir, from, openTail: from === undefined && isOpen(layout, belt), end: endOf(layout, belt) };
}

function inputSide(layout: Layout, { x, y, dir }: Belt): Direction {
  const left = leftOf(dir);
  const neighbour = entityAt(layout.tiles, x, y, left, 1);
  const entity = neighbour === undefined ? undefined : layout.scenario.entities[neighbour];
  return entity?.type === 'belt' && entity.dir === opposite(left) ? left : opposite(left);
}

function isOpen({ tiles, scenario }: Layout, { x, y, dir }: Belt): boolean {
  const behind = entityAt(tiles, x, y, dir, -1);
  const entity = behind === undefined ? undefined : scenario.entities[behind];
  switch (entity?.type) {
    case 'belt':
    case 'splitter':
    case 'lane-splitter':
    case 'source':
      return entity.dir !== dir;
    default:
      return true;
  }
}

function endOf({ tiles, scenario, isCurve }: Layout, { x, y, dir }: Belt): BeltShape['end'] {
  const ahead = entityAt(tiles, x, y, dir, 1);
  const entity = ahead === undefined ? undefined : scenario.entities[ahead];
  if (ahead === undefined || entity === undefined) return 'dead';
  switch (entity.type) {
    case 'belt':
      if (entity.dir === dir || isCurve[ahead]) return 'onward';
      return perpendicular(entity.dir, dir) ? 'side-load' : 'dead';
    case 'splitter':
    case 'lane-splitter':
      return entity.dir === dir ? 'onward' : 'dead';
    case 'sink':
      return 'onward';
    default:
      return 'dead';
  }
}
