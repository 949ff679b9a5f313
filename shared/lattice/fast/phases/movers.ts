import { SPACING } from '../../constants.ts';
import type { Island } from '../island/island.ts';
import { schedule, wake } from '../island/wheel.ts';

/**
 * Phase 3 (spec: lattice-rules) for a lane of mixed tiers, item by item: `g' = max(g - SPEED, 0, ahead' + SPACING)` with
 * the speed of the tile on which the item stands before. Sleeps once nothing moves.
 */
export function moveLane(island: Island, lane: number, actor: number): void {
  const { ringStart, ringMask, tileStart, tileSpeed, consumer } = island.plan.lanes;
  const start = ringStart[lane];
  const mask = ringMask[lane];
  const speeds = tileStart[lane];
  const count = island.count[lane];
  const head = island.head[lane];
  let moved = false;
  let least = 0;
  for (let k = 0; k < count; k++) {
    const at = start + ((head + k) & mask);
    const before = island.place[at];
    let after = before - tileSpeed[speeds + (before >> 8)];
    if (after < least) after = least;
    if (after !== before) {
      island.place[at] = after;
      moved = true;
      if (k === 0 && after === 0 && consumer[lane] >= 0) wake(island, consumer[lane]);
    }
    least = after + SPACING;
  }
  if (moved) schedule(island, actor, island.tick + 1);
  else island.moving[lane] = 0;
}
