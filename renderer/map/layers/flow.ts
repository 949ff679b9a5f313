import { SPACING, TILE } from '../../../shared/lattice/constants.ts';
import { packed } from '../../look/colour.ts';
import { LIT } from '../../look/palette.ts';
import type { BeltShape } from '../geometry/belt-shape.ts';
import { beltPoint } from '../geometry/lane-path.ts';
import { BELT } from '../geometry/sizes.ts';
import type { QuadBatch } from '../gl/quad-batch.ts';
import type { Scene } from './scene.ts';

/**
 * Where items move and where they stand: a lane whose items move with the next tick has a thin line along its rail, one
 * whose items stand a broad one, and an empty lane none.
 */
export function drawFlow(batch: QuadBatch, { board, reader, palette }: Scene): void {
  const moving = packed(palette.ok, 0.9);
  const standing = packed(LIT, 0.9);
  for (const lane of board.lanes) {
    let ahead = Number.NEGATIVE_INFINITY;
    lane.paths.forEach((path, tile) => {
      const from = reader.laneStart[path]!;
      const to = reader.laneStart[path + 1]!;
      let moves = false;
      for (let at = from; at < to; at++) {
        const coordinate = tile * TILE + reader.itemPos[at]!;
        const due = Math.max(0, coordinate - lane.speeds[tile]!, ahead + SPACING);
        moves ||= due < coordinate;
        ahead = Math.min(due, coordinate);
      }
      const shape = board.belts[path >> 1];
      if (to > from && shape !== undefined) {
        drawEdge(batch, shape, path & 1 ? 1 : -1, moves ? 0.05 : 0.12, moves ? moving : standing);
      }
    });
  }
}

function drawEdge(batch: QuadBatch, shape: BeltShape, side: number, width: number, colour: number): void {
  const pieces = shape.from === undefined ? 1 : 8;
  const outer = (side * BELT.width) / 2;
  const inner = outer - side * width;
  for (let piece = 0; piece < pieces; piece++) {
    const from = (piece * TILE) / pieces;
    const to = ((piece + 1) * TILE) / pieces;
    const [x0, y0] = beltPoint(shape, inner, from);
    const [x1, y1] = beltPoint(shape, outer, from);
    const [x2, y2] = beltPoint(shape, outer, to);
    const [x3, y3] = beltPoint(shape, inner, to);
    batch.quad(x0, y0, x1, y1, x2, y2, x3, y3, colour);
  }
}
