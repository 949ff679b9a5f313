import { TILE } from '../../../shared/lattice/constants.ts';
import { leftOf, opposite, STEP } from '../../../shared/lattice/directions.ts';
import type { BeltShape } from './belt-shape.ts';
import { LANE_OFFSET } from './sizes.ts';

/** Numbers that a path takes in a table. */
const STRIDE = 7;
const STRAIGHT = 0;
const CURVED = 1;

/**
 * Where a position of a lane lies on the board, in tiles: a table of numbers, since it is asked for every item of every
 * frame. Path `2 * entity` is the left lane of a belt, `2 * entity + 1` the right one.
 */
export class LanePaths {
  readonly #table: Float64Array;

  constructor(shapes: readonly (BeltShape | undefined)[]) {
    this.#table = new Float64Array(shapes.length * 2 * STRIDE);
    shapes.forEach((shape, index) => {
      if (shape === undefined) return;
      this.#table.set(pathAt(shape, -LANE_OFFSET), 2 * index * STRIDE);
      this.#table.set(pathAt(shape, LANE_OFFSET), (2 * index + 1) * STRIDE);
    });
  }

  x(path: number, pos: number): number {
    return pointX(this.#table, path * STRIDE, pos);
  }

  y(path: number, pos: number): number {
    return pointY(this.#table, path * STRIDE, pos);
  }
}

/**
 * The point of a belt at `pos` and `lateral` tiles to the right of its centre line (negative: to the left). Positions
 * outside a tile go on straight, or around.
 */
export function beltPoint(shape: BeltShape, lateral: number, pos: number): readonly [x: number, y: number] {
  const path = pathAt(shape, lateral);
  return [pointX(path, 0, pos), pointY(path, 0, pos)];
}

function pointX(table: ArrayLike<number>, at: number, pos: number): number {
  if (table[at] === STRAIGHT) return table[at + 1]! + table[at + 3]! * pos;
  return table[at + 1]! + table[at + 5]! * Math.cos(table[at + 3]! + table[at + 4]! * pos);
}

function pointY(table: ArrayLike<number>, at: number, pos: number): number {
  if (table[at] === STRAIGHT) return table[at + 2]! + table[at + 4]! * pos;
  return table[at + 2]! + table[at + 5]! * Math.sin(table[at + 3]! + table[at + 4]! * pos);
}

/** Straight: origin and step a unit. Curved: centre, angle at the output edge, angle a unit, radius. */
function pathAt(shape: BeltShape, lateral: number): number[] {
  const out = STEP[shape.dir];
  const centreX = shape.x + 0.5;
  const centreY = shape.y + 0.5;
  if (shape.from === undefined) {
    const right = STEP[opposite(leftOf(shape.dir))];
    const x = centreX + 0.5 * out.x + lateral * right.x;
    const y = centreY + 0.5 * out.y + lateral * right.y;
    return [STRAIGHT, x, y, -out.x / TILE, -out.y / TILE, 0, 0];
  }
  // About the corner that input and output edge share; the lane on the input's side is the inner one.
  const side = STEP[shape.from];
  const fromLeft = shape.from === leftOf(shape.dir);
  const start = Math.atan2(-side.y, -side.x);
  const quarter = fromLeft ? Math.PI / 2 : -Math.PI / 2;
  const radius = 0.5 + (fromLeft ? lateral : -lateral);
  const x = centreX + 0.5 * (out.x + side.x);
  const y = centreY + 0.5 * (out.y + side.y);
  return [CURVED, x, y, start, quarter / TILE, radius, 0];
}
