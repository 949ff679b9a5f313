import { TILE } from '../../../shared/lattice/constants.ts';
import type { Direction } from '../../../shared/lattice/directions.ts';
import { entityAt, splitterTiles } from '../../../shared/lattice/layout.ts';
import type { Board } from '../board.ts';
import type { BeltShape } from './belt-shape.ts';

/** A piece of belt below something that is no belt. */
export interface BeltStub {
  readonly shape: BeltShape;
  readonly from: number;
  readonly to: number;
}

/** Belts go on below splitters, out of sources and into sinks. */
export function beltStubs({ splitters, sources, sinks, layout, belts }: Board): BeltStub[] {
  const stub = (x: number, y: number, dir: Direction, from: number, to: number): BeltStub => ({
    shape: { x, y, dir, from: undefined, openTail: false, end: 'onward' },
    from,
    to,
  });
  const stubs = splitters.flatMap(({ is }) =>
    splitterTiles(is).map(({ x, y }) => stub(x, y, is.dir, 0, TILE)),
  );
  for (const { is } of sources) {
    const ahead = entityAt(layout.tiles, is.x, is.y, is.dir, 1);
    const belt = ahead === undefined ? undefined : belts[ahead];
    if (belt?.dir === is.dir) stubs.push(stub(is.x, is.y, is.dir, 0, TILE / 2));
  }
  for (const { is } of sinks) {
    for (const dir of ['N', 'E', 'S', 'W'] as const) {
      const behind = entityAt(layout.tiles, is.x, is.y, dir, -1);
      if (behind !== undefined && belts[behind]?.dir === dir)
        stubs.push(stub(is.x, is.y, dir, TILE / 2, TILE));
    }
  }
  return stubs;
}
