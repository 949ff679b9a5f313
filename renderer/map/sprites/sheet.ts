import type { Palette } from '../../look/palette.ts';
import { levelOf } from '../geometry/levels.ts';
import type { SpriteDrawing } from './drawing.ts';
import { type Cell, pack } from './pack.ts';
import { type SpriteRows, spriteRows } from './plan.ts';

/** A picture on the sheet: its place in the texture, from 0 to 1, and half its size in tiles or px, as it was drawn. */
export interface Sprite {
  readonly u0: number;
  readonly v0: number;
  readonly u1: number;
  readonly v1: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

export type Sprites = SpriteRows<readonly Sprite[]>;

export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly sprites: Sprites;
  /** Px per tile, on the screen, that it was drawn for. */
  readonly scale: number;
}

/** Two texels a pixel: items that stand between pixels, and arms that turn, stay crisp. */
const OVERSAMPLING = 2;
const MOST_PER_TILE = 128;
/** Px of the screen in which signs of a fixed size are drawn. */
const MOST_PER_PX = 4;

/**
 * Draws all sprites for one zoom from vectors, so that they are crisp at that zoom.
 *
 * @param scale px per tile on the screen
 * @param density device pixels per px
 */
export function drawSheet(palette: Palette, scale: number, density: number): Sheet {
  const rows = spriteRows(levelOf(scale), scale);
  const unit = {
    tiles: Math.min(scale * density * OVERSAMPLING, MOST_PER_TILE),
    px: Math.min(density * OVERSAMPLING, MOST_PER_PX),
  };
  const drawings = Object.values<readonly SpriteDrawing[]>({ ...rows }).flat();
  const { cells, width, height } = pack(
    drawings.map((drawing) => ({
      width: Math.ceil(drawing.width * unit[drawing.measure]) + 2,
      height: Math.ceil(drawing.height * unit[drawing.measure]) + 2,
    })),
  );
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  const placed = new Map<SpriteDrawing, Sprite>();
  drawings.forEach((drawing, index) => {
    const cell = cells[index]!;
    const perUnit = unit[drawing.measure];
    context.save();
    context.beginPath();
    context.rect(cell.x, cell.y, cell.width, cell.height);
    context.clip();
    context.translate(cell.x + cell.width / 2, cell.y + cell.height / 2);
    context.scale(perUnit, perUnit);
    drawing.draw({ context, palette, unit: perUnit });
    context.restore();
    placed.set(drawing, spriteAt(cell, perUnit, width, height));
  });
  const sprites = Object.fromEntries(
    Object.entries<readonly SpriteDrawing[]>({ ...rows }).map(([name, row]) => [
      name,
      row.map((drawing) => placed.get(drawing)!),
    ]),
  ) as unknown as Sprites;
  return { canvas, sprites, scale };
}

function spriteAt(cell: Cell, perUnit: number, width: number, height: number): Sprite {
  return {
    u0: cell.x / width,
    v0: cell.y / height,
    u1: (cell.x + cell.width) / width,
    v1: (cell.y + cell.height) / height,
    halfWidth: cell.width / 2 / perUnit,
    halfHeight: cell.height / 2 / perUnit,
  };
}
