import type { QuadBatch } from '../gl/quad-batch.ts';
import { drawFar } from './far.ts';
import { drawFlow } from './flow.ts';
import { drawInserters } from './inserters.ts';
import { drawItems } from './items.ts';
import { drawMachines } from './machines.ts';
import { drawNoted } from './noted.ts';
import { drawCursor, drawDifferences, drawHover, drawSelection } from './overlays.ts';
import type { Scene } from './scene.ts';
import { drawBadges, drawCounts } from './signs.ts';
import { drawSplitters } from './splitters.ts';
import { drawSpread } from './spread.ts';

/** Everything above the belts, lowest first. */
export function compose(batch: QuadBatch, scene: Scene): void {
  batch.start(scene.sprites.white[0]!);
  const { level, layers } = scene;
  if (layers.flow) drawFlow(batch, scene);
  if (level.far) {
    drawFar(batch, scene);
  } else {
    drawMachines(batch, scene);
    if (layers.items) drawItems(batch, scene);
    drawSplitters(batch, scene);
    drawInserters(batch, scene);
    if (level.counts) drawCounts(batch, scene);
    if (layers.state) drawBadges(batch, scene);
  }
  if (layers.spread) drawSpread(batch, scene);
  if (layers.difference) drawDifferences(batch, scene);
  drawNoted(batch, scene);
  drawHover(batch, scene);
  drawCursor(batch, scene);
  drawSelection(batch, scene);
}
