import { packed } from '../../look/colour.ts';
import type { QuadBatch } from '../gl/quad-batch.ts';
import type { Scene } from './scene.ts';

/** Px of a mark, and of the ground around it that tells it from what lies below. */
const SIDE = 7;
const HALO = 1.5;

/** A small square at the upper right of each cell that has a note, as large at every zoom. */
export function drawNoted(batch: QuadBatch, { noted, scale, palette }: Scene): void {
  const side = SIDE / scale;
  const halo = HALO / scale;
  for (const { x, y } of noted) {
    const right = x + 1 - halo;
    const top = y + halo;
    batch.box(right - side - halo, top - halo, right + halo, top + side + halo, packed(palette.halo, 0.9));
    batch.box(right - side, top, right, top + side, packed(palette.accent));
  }
}
