import { SPEED, TILE } from '../../../shared/lattice/constants.ts';
import { leftOf, STEP } from '../../../shared/lattice/directions.ts';
import type { Belt } from '../../../shared/lattice/scenario/scenario.ts';
import type { Board } from '../board.ts';
import type { BeltShape } from '../geometry/belt-shape.ts';
import { beltStubs } from '../geometry/belt-stubs.ts';
import { STROKES } from '../geometry/chevrons.ts';
import { beltPoint } from '../geometry/lane-path.ts';
import { BELT } from '../geometry/sizes.ts';

/** Floats of a vertex: x, y; two of the place on the belt; speed, strokes, ends, bend (see the belt shader). */
export const BELT_FLOATS = 8;
/** Room beside the rails for their soft edge. */
const MARGIN = 0.04;

/** Ends as the shader knows them: 1 for an open tail, and these. */
const ENDS: Readonly<Record<BeltShape['end'], number>> = { onward: 0, dead: 2, 'side-load': 4 };

export interface BeltVertices {
  readonly vertices: Float32Array;
  readonly indices: Uint32Array;
}

/** A quad for every belt; feeders of side-loads come last, since they lie over what they feed. */
export function beltVertices(board: Board): BeltVertices {
  const vertices: number[] = [];
  const indices: number[] = [];
  const quad = (corners: readonly (readonly number[])[], style: readonly number[]): void => {
    const at = vertices.length / BELT_FLOATS;
    indices.push(at, at + 1, at + 2, at, at + 2, at + 3);
    for (const corner of corners) vertices.push(...corner, ...style);
  };
  for (const { shape, from, to } of beltStubs(board)) quad(straight(shape, from, to), [0, 0, 0, 0]);
  for (const feeders of [false, true]) {
    board.belts.forEach((shape, entity) => {
      if (shape === undefined || (shape.end === 'side-load') !== feeders) return;
      const { tier } = board.scenario.entities[entity] as Belt;
      const ends = (shape.openTail ? 1 : 0) + ENDS[shape.end];
      const bend = shape.from === undefined ? 0 : shape.from === leftOf(shape.dir) ? 1 : -1;
      const front = shape.end === 'side-load' ? -BELT.reach * TILE : 0;
      const style = [SPEED[tier], STROKES[tier], ends, bend];
      quad(bend === 0 ? straight(shape, front, TILE) : curved(shape), style);
      // A curve that feeds a side-load reaches out straight.
      if (bend !== 0 && feeders)
        quad(straight({ ...shape, from: undefined }, front, 0), [SPEED[tier], 0, ends, 0]);
    });
  }
  return { vertices: new Float32Array(vertices), indices: new Uint32Array(indices) };
}

/** Corners with lateral and position. */
function straight(shape: BeltShape, from: number, to: number): number[][] {
  const half = BELT.width / 2 + MARGIN;
  return [
    [-half, from],
    [half, from],
    [half, to],
    [-half, to],
  ].map(([lateral, pos]) => [...beltPoint(shape, lateral!, pos!), lateral!, pos!]);
}

/** The tile's corners with their place as seen from the corner about which the belt bends. */
function curved({ x, y, dir, from }: BeltShape): number[][] {
  const out = STEP[dir];
  const side = STEP[from!];
  return [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([across, back]) => [
    x + 0.5 + out.x * (0.5 - back!) + side.x * (0.5 - across!),
    y + 0.5 + out.y * (0.5 - back!) + side.y * (0.5 - across!),
    across!,
    back!,
  ]);
}
