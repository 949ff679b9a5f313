import type { Direction } from '../../../shared/lattice/directions.ts';
import type { SourceLane } from '../../../shared/lattice/scenario/scenario.ts';
import { darker, lighter } from '../../look/colour.ts';
import { LANE_OFFSET, SINK, SOURCE } from '../geometry/sizes.ts';
import { drawHousing } from './body.ts';
import { type Brush, fillArrow, fillBox, inTiles, type SpriteDrawing, turned } from './drawing.ts';

/** A source, with an arrow for each lane at its exit: lit for those that it feeds. */
export function sourceBody(dir: Direction, lane: SourceLane): SpriteDrawing {
  return inTiles(1.04, 1.04, (brush) => {
    const { source, sourceEdge, sourceArrow, sourceArrowOff } = brush.palette;
    const side = 1 - 2 * SOURCE.inset;
    drawHousing(brush, {
      width: side,
      height: side,
      radius: SOURCE.radius,
      bevel: 0.06,
      face: source,
      edge: sourceEdge,
    });
    turned(brush, dir, () => {
      fillBox(brush, -0.05, 0, 0.58, 0.62, 0.1, darker(source, 0.42));
      fillBox(brush, -0.05, 0, 0.54, 0.58, 0.085, '#14191a');
      for (const [side, y] of [
        ['left', -LANE_OFFSET],
        ['right', LANE_OFFSET],
      ] as const) {
        const lit = lane === 'both' || lane === side;
        fillArrow(brush, 0.36, y, 0, 0.17, SOURCE.arrow, lit ? sourceArrow : sourceArrowOff);
      }
    });
  });
}

/** A sink: a funnel down to its pit. */
export function sinkBody(): SpriteDrawing {
  return inTiles(1, 1, (brush) => {
    const { sink, sinkEdge } = brush.palette;
    const side = 1 - 2 * SINK.inset;
    drawHousing(brush, {
      width: side,
      height: side,
      radius: SINK.radius,
      bevel: 0.06,
      face: sink,
      edge: sinkEdge,
    });
    drawFunnel(brush, sink);
    fillBox(brush, 0, 0, SINK.pit + 0.05, SINK.pit + 0.05, 0.07, lighter(sink, 0.2));
    fillBox(brush, 0, 0, SINK.pit, SINK.pit, 0.05, '#120e14');
  });
}

function drawFunnel({ context }: Brush, face: string): void {
  const outer = 0.36;
  context.fillStyle = darker(face, 0.18);
  context.fillRect(-outer, -outer, 2 * outer, 2 * outer);
  context.fillStyle = darker(face, 0.4);
  context.beginPath();
  context.moveTo(-outer, -outer);
  context.lineTo(outer, -outer);
  context.lineTo(0, 0);
  context.fill();
  context.strokeStyle = lighter(face, 0.14);
  context.lineWidth = 0.03;
  context.beginPath();
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    context.moveTo(outer * x, outer * y);
    context.lineTo(0.22 * x, 0.22 * y);
  }
  context.rect(-outer, -outer, 2 * outer, 2 * outer);
  context.stroke();
}
