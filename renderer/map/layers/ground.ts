import { packed } from '../../look/colour.ts';
import type { Palette } from '../../look/palette.ts';
import type { QuadBatch } from '../gl/quad-batch.ts';

/** Tiles between two stronger lines of the grid. */
const MAJOR = 8;

/** The board's ground and its grid, with lines one px wide. */
export function drawGround(
  batch: QuadBatch,
  size: { readonly width: number; readonly height: number },
  palette: Palette,
  scale: number,
  grid: boolean,
): void {
  const { width, height } = size;
  batch.box(0, 0, width, height, packed(palette.ground));
  if (!grid) return;
  const half = 0.5 / scale;
  const minor = packed(palette.gridLine);
  const major = packed(palette.gridMajor);
  // Strong lines last, so that no weak one crosses them.
  for (const strong of [false, true]) {
    const colour = strong ? major : minor;
    for (let x = 0; x <= width; x++) {
      if ((x % MAJOR === 0) === strong) batch.box(x - half, 0, x + half, height, colour);
    }
    for (let y = 0; y <= height; y++) {
      if ((y % MAJOR === 0) === strong) batch.box(0, y - half, width, y + half, colour);
    }
  }
}
