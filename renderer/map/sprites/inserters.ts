import type { Direction } from '../../../shared/lattice/directions.ts';
import { lighter } from '../../look/colour.ts';
import { LIT } from '../../look/palette.ts';
import { INSERTER } from '../geometry/sizes.ts';
import { drawHousing } from './body.ts';
import { type Brush, fillArrow, fillBox, fillDisc, inTiles, type SpriteDrawing, turned } from './drawing.ts';

/** An inserter's base, with the notch that says where it drops. */
export function inserterBase(dir: Direction): SpriteDrawing {
  return inTiles(1, 1, (brush) => {
    const { base, notch } = brush.palette;
    turned(brush, dir, () => fillArrow(brush, 0.345, 0, 0, 0.11, 0.1, notch));
    const size = INSERTER.base;
    drawHousing(brush, {
      width: size,
      height: size,
      radius: INSERTER.radius,
      bevel: 0.035,
      face: base,
      edge: lighter(base, 0.14),
    });
  });
}

/** One tile of arm, to be stretched along its length. */
export function armBar(): SpriteDrawing {
  return inTiles(1, INSERTER.edge + 0.02, (brush) => {
    const { arm, armEdge } = brush.palette;
    brush.context.fillStyle = armEdge;
    brush.context.fillRect(-0.5, -INSERTER.edge / 2, 1, INSERTER.edge);
    brush.context.fillStyle = arm;
    brush.context.fillRect(-0.5, -INSERTER.arm / 2, 1, INSERTER.arm);
  });
}

/** The claw, open towards the east; its origin is where it holds an item. */
export function claw(): SpriteDrawing {
  return inTiles(0.4, 0.4, (brush) => {
    const { arm, armEdge } = brush.palette;
    strokeClaw(brush, armEdge, 0.115);
    strokeClaw(brush, arm, 0.06);
  });
}

function strokeClaw({ context }: Brush, stroke: string, width: number): void {
  const half = INSERTER.claw - 0.03;
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  context.beginPath();
  context.moveTo(0.04, -half - 0.025);
  context.lineTo(-0.07, -half);
  context.lineTo(-0.07, half);
  context.lineTo(0.04, half + 0.025);
  context.moveTo(-0.12, 0);
  context.lineTo(-0.05, 0);
  context.stroke();
}

/** The joint about which the arm turns; yellow with two bars where the inserter cannot drop. */
export function hub(blocked: boolean): SpriteDrawing {
  return inTiles(0.36, 0.36, (brush) => {
    const { arm, armEdge } = brush.palette;
    fillDisc(brush, 0, 0, 0.16, armEdge);
    fillDisc(brush, 0, 0, 0.13, blocked ? LIT : arm);
    if (!blocked) {
      fillDisc(brush, 0, 0, 0.065, armEdge);
      return;
    }
    fillBox(brush, -0.042, 0, 0.045, 0.14, 0.01, '#1a1606');
    fillBox(brush, 0.042, 0, 0.045, 0.14, 0.01, '#1a1606');
  });
}
