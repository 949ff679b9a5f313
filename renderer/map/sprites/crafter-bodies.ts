import { darker, lighter } from '../../look/colour.ts';
import { diamond } from '../../look/paths.ts';
import { ASSEMBLER, COAL_ROW, type CrafterSizes, FURNACE, NOTCHES } from '../geometry/sizes.ts';
import { drawHousing } from './body.ts';
import {
  type Brush,
  downwards,
  fillBox,
  fillDisc,
  inTiles,
  type SpriteDrawing,
  strokeDisc,
} from './drawing.ts';

/** An assembler's body with empty gauges for `inputs` kinds of items. */
export function assemblerBody(inputs: number, detailed: boolean): SpriteDrawing {
  return inTiles(ASSEMBLER.side, ASSEMBLER.side, (brush) => {
    const { machine, machineEdge } = brush.palette;
    drawBody(brush, ASSEMBLER, machine, machineEdge, 0.06);
    if (!detailed) return;
    for (const x of [-1, 1]) {
      for (const y of [-1, 1]) {
        fillDisc(brush, 1.16 * x, 1.16 * y + 0.012, 0.062, lighter(machine, 0.14));
        fillDisc(brush, 1.16 * x, 1.16 * y, 0.055, darker(machine, 0.48));
      }
    }
    drawGauges(brush, ASSEMBLER, inputs);
  });
}

export function furnaceBody(detailed: boolean): SpriteDrawing {
  return inTiles(FURNACE.side, FURNACE.side, (brush) => {
    const { furnace, furnaceEdge } = brush.palette;
    drawBody(brush, FURNACE, furnace, furnaceEdge, 0.05);
    if (!detailed) return;
    drawGauges(brush, FURNACE, 1);
    for (let coal = 0; coal < NOTCHES; coal++) {
      const x = COAL_ROW.left + coal * COAL_ROW.step - FURNACE.side / 2;
      brush.context.save();
      brush.context.translate(x, COAL_ROW.y - FURNACE.side / 2);
      brush.context.scale(COAL_ROW.radius, COAL_ROW.radius);
      brush.context.fillStyle = darker(furnace, 0.5);
      brush.context.fill(new Path2D(diamond(1)));
      brush.context.restore();
    }
  });
}

function drawBody(brush: Brush, sizes: CrafterSizes, face: string, edge: string, bevel: number): void {
  const { palette } = brush;
  const side = sizes.side - 2 * sizes.inset;
  drawHousing(brush, { width: side, height: side, radius: sizes.radius, bevel, face, edge });
  const x = sizes.dialX - sizes.side / 2;
  const y = sizes.dialY - sizes.side / 2;
  // The recess is lit at its lower rim.
  const rim = downwards(brush, y - sizes.recess, y + sizes.recess, darker(face, 0.5), lighter(face, 0.16));
  fillDisc(brush, x, y, sizes.recess + 0.03, rim);
  fillDisc(brush, x, y, sizes.recess, palette.recess);
  strokeDisc(brush, x, y, sizes.ring, sizes.ringWidth, palette.track);
}

function drawGauges(brush: Brush, sizes: CrafterSizes, inputs: number): void {
  for (const x of [...sizes.inputX.slice(0, inputs), sizes.outputX]) drawGauge(brush, sizes, x);
}

function drawGauge(brush: Brush, sizes: CrafterSizes, x: number): void {
  const { gaugeWidth, gaugeTop, gaugeHeight, side } = sizes;
  const middle = gaugeTop + gaugeHeight / 2 - side / 2;
  fillBox(brush, x - side / 2, middle, gaugeWidth + 0.04, gaugeHeight + 0.04, 0.03, '#0f1215');
  const notch = gaugeHeight / NOTCHES;
  for (let index = 0; index < NOTCHES; index++) {
    const y = gaugeTop + (index + 0.5) * notch - side / 2;
    fillBox(brush, x - side / 2, y, gaugeWidth, notch - 0.028, 0.012, brush.palette.slot);
  }
}

/** A full gauge in white, to be tinted and cut to its count. */
export function fullGauge(sizes: CrafterSizes): SpriteDrawing {
  const { gaugeWidth, gaugeHeight } = sizes;
  return inTiles(gaugeWidth, gaugeHeight, (brush) => {
    const notch = gaugeHeight / NOTCHES;
    for (let index = 0; index < NOTCHES; index++) {
      const y = (index + 0.5) * notch - gaugeHeight / 2;
      fillBox(brush, 0, y, gaugeWidth, notch - 0.028, 0.012, '#ffffff');
    }
  });
}

/** The whole progress ring in white, to be tinted and cut to a sector. */
export function fullRing(sizes: CrafterSizes): SpriteDrawing {
  const size = 2 * sizes.ring + sizes.ringWidth + 0.02;
  return inTiles(size, size, (brush) => strokeDisc(brush, 0, 0, sizes.ring, sizes.ringWidth, '#ffffff'));
}

/** What burns behind a furnace's icon. */
export function glow(): SpriteDrawing {
  const size = 2 * FURNACE.recess;
  return inTiles(size, size, (brush) => {
    const gradient = brush.context.createRadialGradient(0, 0, 0, 0, 0, FURNACE.recess);
    gradient.addColorStop(0, 'rgb(255 140 50 / 0.75)');
    gradient.addColorStop(0.45, 'rgb(255 130 45 / 0.4)');
    gradient.addColorStop(1, 'rgb(255 120 40 / 0)');
    fillDisc(brush, 0, 0, FURNACE.recess, gradient);
  });
}
