import type { ItemLook } from '../../look/item-shapes.ts';
import { OUTLINE } from '../../look/palette.ts';
import { type Brush, inTiles, type SpriteDrawing } from './drawing.ts';

/** An item of a radius in tiles, with a dark edge that is seen on any belt. */
export function itemSprite(look: ItemLook, radius: number, outline: number, shines = true): SpriteDrawing {
  const size = 2 * (radius * 1.06 + outline);
  return inTiles(size, size, (brush) => drawItem(brush, look, radius, outline, shines));
}

function drawItem(
  { context }: Brush,
  look: ItemLook,
  radius: number,
  outline: number,
  shines: boolean,
): void {
  context.save();
  context.scale(radius, radius);
  context.lineJoin = 'round';
  context.strokeStyle = OUTLINE;
  context.lineWidth = (2 * outline) / radius;
  context.stroke(new Path2D(look.outline));
  for (const { path, fill, shine } of look.pieces) {
    if (shine && !shines) continue;
    context.fillStyle = fill;
    context.fill(new Path2D(path));
  }
  context.restore();
}

/** A plain square for items that are too small for a shape. */
export function itemSquare(look: ItemLook): SpriteDrawing {
  return inTiles(0.24, 0.24, ({ context }) => {
    context.fillStyle = look.colour;
    context.fillRect(-0.11, -0.11, 0.22, 0.22);
  });
}
