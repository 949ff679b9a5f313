import { SPEED, TILE } from '../../../shared/lattice/constants.ts';
import type { Belt } from '../../../shared/lattice/scenario/scenario.ts';
import type { Board } from '../board.ts';
import type { BeltShape } from '../geometry/belt-shape.ts';
import { STROKES } from '../geometry/chevrons.ts';
import { beltPoint } from '../geometry/lane-path.ts';
import { BELT } from '../geometry/sizes.ts';

/** Floats of a vertex: x, y; lateral in tiles and position; speed, strokes, open tail, end. */
export const BELT_FLOATS = 8;
/** Room beside the rails for their soft edge. */
const MARGIN = 0.04;
/** Pieces of a curve. */
const CURVE_PIECES = 14;

const ENDS: Readonly<Record<BeltShape['end'], number>> = { onward: 0, dead: 1, 'side-load': 2 };

export interface BeltVertices {
  readonly vertices: Float32Array;
  readonly indices: Uint32Array;
}

/** Strips along every belt, feeders of side-loads last, since they lie over what they feed. */
export function beltVertices({ belts, scenario }: Board): BeltVertices {
  const vertices: number[] = [];
  const indices: number[] = [];
  const add = (shape: BeltShape, { tier }: Belt): void => {
    const pieces = shape.from === undefined ? 1 : CURVE_PIECES;
    const front = shape.end === 'side-load' ? -BELT.reach * TILE : 0;
    const half = BELT.width / 2 + MARGIN;
    const style = [SPEED[tier], STROKES[tier], shape.openTail ? 1 : 0, ENDS[shape.end]];
    for (let piece = 0; piece <= pieces; piece++) {
      const pos = front + ((TILE - front) * piece) / pieces;
      if (piece > 0) {
        const at = vertices.length / BELT_FLOATS;
        indices.push(at - 2, at - 1, at, at - 1, at + 1, at);
      }
      for (const lateral of [-half, half]) {
        vertices.push(...beltPoint(shape, lateral, pos), lateral, pos, ...style);
      }
    }
  };
  for (const feeders of [false, true]) {
    belts.forEach((shape, entity) => {
      if (shape !== undefined && (shape.end === 'side-load') === feeders) {
        add(shape, scenario.entities[entity] as Belt);
      }
    });
  }
  return { vertices: new Float32Array(vertices), indices: new Uint32Array(indices) };
}
