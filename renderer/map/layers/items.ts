import type { QuadBatch } from '../gl/quad-batch.ts';
import type { Scene } from './scene.ts';

/** Every item on a lane, at its place. */
export function drawItems(batch: QuadBatch, { places, sprites }: Scene): void {
  const { x, y, kind, count } = places;
  for (let item = 0; item < count; item++) batch.sprite(sprites.items[kind[item]!]!, x[item]!, y[item]!);
}
