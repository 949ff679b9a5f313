import { footprint } from '../../../shared/lattice/scenario/footprint.ts';
import { packed } from '../../look/colour.ts';
import { spreadAge, spreadColour } from '../../look/spread-colour.ts';
import type { QuadBatch } from '../gl/quad-batch.ts';
import type { Scene } from './scene.ts';

/** How much of what lies below shows through. */
const OPACITY = 0.72;

/** Every entity that ever differs, coloured by the tick at which it first did; -1 stands for those that never do. */
export function drawSpread(batch: QuadBatch, { board, palette, spread }: Scene): void {
  if (spread === undefined) return;
  const ticks = spread.filter((tick) => tick >= 0);
  if (ticks.length === 0) return;
  const first = ticks.reduce((a, b) => Math.min(a, b));
  const last = ticks.reduce((a, b) => Math.max(a, b));
  board.scenario.entities.forEach((entity, index) => {
    const tick = spread[index] ?? -1;
    if (tick < 0) return;
    const { width, height } = footprint(entity);
    const colour = packed(spreadColour(palette.difference, spreadAge(tick, first, last)), OPACITY);
    batch.box(entity.x + 0.06, entity.y + 0.06, entity.x + width - 0.06, entity.y + height - 0.06, colour);
  });
}
