import type { Direction } from '../../../shared/lattice/directions.ts';
import { lighter } from '../../look/colour.ts';
import { LIT } from '../../look/palette.ts';
import { splitterAxes } from '../geometry/across.ts';
import { LANE_OFFSET, SPLITTER } from '../geometry/sizes.ts';
import { drawHousing } from './body.ts';
import { type Brush, fillArrow, fillBox, fillDisc, inTiles, type SpriteDrawing, turned } from './drawing.ts';

/** Where along a splitter its lights stand, from its middle forward. */
export const LIGHT_FORWARD = 0.11;
export const DOT_FORWARD = -0.17;

/** A splitter: a slot for each lane of each output, with its lights out, and a socket for each input. */
export function splitterBody(dir: Direction): SpriteDrawing {
  return splitterSprite(dir, (brush) => {
    fillBox(brush, -0.03, 0, 0.1, 0.56, 0.02, '#1d2127');
    for (const output of [-0.5, 0.5]) {
      for (const lane of [-LANE_OFFSET, LANE_OFFSET]) {
        fillBox(brush, 0.02, output + lane, 0.44, 0.2, 0.06, '#14171b');
        fillArrow(brush, LIGHT_FORWARD, output + lane, 0, 0.14, 0.075, '#2d333c');
      }
      fillDisc(brush, DOT_FORWARD, output, 0.075, '#1d2127');
    }
  });
}

/** A lane-splitter: two tracks from the anchor's tile, left to output 0, right to output 1. */
export function laneSplitterBody(dir: Direction): SpriteDrawing {
  const left = splitterAxes(dir).left * LANE_OFFSET;
  return splitterSprite(dir, (brush) => {
    fillBox(brush, 0, 0, 0.48, 1.74, 0.12, '#14171b');
    strokeTrack(brush, -0.5 + left, -0.5 + left);
    strokeTrack(brush, -0.5 - left, 0.5 - left);
    fillArrow(brush, 0.17, -0.5 + left, 0, 0.14, 0.085, LIT);
    fillArrow(brush, 0.17, 0.5 - left, 0, 0.14, 0.085, LIT);
  });
}

/** The lit triangle of a preferred output. */
export function splitterLight(dir: Direction): SpriteDrawing {
  return inTiles(0.2, 0.2, (brush) => turned(brush, dir, () => fillArrow(brush, 0, 0, 0, 0.15, 0.08, LIT)));
}

/** The dot on the input that goes first. */
export function splitterDot(): SpriteDrawing {
  return inTiles(0.2, 0.2, (brush) => fillDisc(brush, 0, 0, 0.06, LIT));
}

/** The housing upright, and on it what is drawn along the splitter's own axes: x forward, y across. */
function splitterSprite(dir: Direction, draw: (brush: Brush) => void): SpriteDrawing {
  const { forward, across } = splitterAxes(dir);
  const flat = forward.x !== 0;
  const { thickness, length } = SPLITTER;
  return inTiles(flat ? 0.76 : 2, flat ? 2 : 0.76, (brush) => {
    const { splitter, splitterEdge } = brush.palette;
    drawHousing(brush, {
      width: flat ? thickness : length,
      height: flat ? length : thickness,
      radius: 0.14,
      bevel: 0.05,
      face: splitter,
      edge: lighter(splitterEdge, 0.05),
    });
    brush.context.save();
    brush.context.transform(forward.x, forward.y, across.x, across.y, 0, 0);
    draw(brush);
    brush.context.restore();
  });
}

function strokeTrack({ context }: Brush, from: number, to: number): void {
  context.strokeStyle = '#59626f';
  context.lineWidth = 0.07;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(-0.24, from);
  context.bezierCurveTo(0.12, from, -0.16, to, 0.12, to);
  context.stroke();
}
