import type { Direction } from '../../../shared/lattice/directions.ts';
import type { Palette } from '../../look/palette.ts';
import { ANGLE } from '../geometry/inserter-arm.ts';

/** What a sprite is drawn with. */
export interface Brush {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  readonly palette: Palette;
  /** Pixels of one unit on the sheet: how fine a line can be. */
  readonly unit: number;
}

/**
 * One picture on the sheet. Its origin is its middle; `width` and `height` are in tiles, or in px on the screen for signs
 * that keep their size at any zoom.
 */
export interface SpriteDrawing {
  readonly width: number;
  readonly height: number;
  readonly measure: 'tiles' | 'px';
  draw(brush: Brush): void;
}

export function inTiles(width: number, height: number, draw: SpriteDrawing['draw']): SpriteDrawing {
  return { width, height, measure: 'tiles', draw };
}

export function inPx(width: number, height: number, draw: SpriteDrawing['draw']): SpriteDrawing {
  return { width, height, measure: 'px', draw };
}

/** Fills a rounded box about a point. */
export function fillBox(
  { context }: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, radius);
  context.fill();
}

export function fillDisc(
  { context }: Brush,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

export function strokeDisc(
  { context }: Brush,
  x: number,
  y: number,
  radius: number,
  width: number,
  stroke: string,
): void {
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

/** A triangle whose tip points along an angle. */
export function fillArrow(
  { context }: Brush,
  x: number,
  y: number,
  angle: number,
  length: number,
  halfWidth: number,
  fill: string,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(length / 2, 0);
  context.lineTo(-length / 2, halfWidth);
  context.lineTo(-length / 2, -halfWidth);
  context.fill();
  context.restore();
}

/** A gradient from top to bottom. */
export function downwards(
  brush: Brush,
  top: number,
  bottom: number,
  from: string,
  to: string,
): CanvasGradient {
  const gradient = brush.context.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  return gradient;
}

/** Draws something made for the east as it faces a direction. */
export function turned({ context }: Brush, dir: Direction, draw: () => void): void {
  context.save();
  context.rotate(ANGLE[dir]);
  draw();
  context.restore();
}
