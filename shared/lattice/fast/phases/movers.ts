import { SPACING } from '../../constants.ts';
import * as Lane from '../island/fields/lane.ts';
import { type Island, RING_WORDS } from '../island/island.ts';
import { schedule, wake } from '../island/wheel.ts';

/**
 * Phase 3 (spec: lattice-rules) for a lane of mixed tiers, item by item: `g' = max(g - SPEED, 0, ahead' + SPACING)` with
 * the speed of the tile on which the item stands before. Tiles of one tier in a row are a stretch. Sleeps once nothing
 * moves.
 */
export function moveLane(island: Island, lane: number, actor: number): void {
  const { lanes, ring, stretches } = island;
  const start = lanes[lane + Lane.RING];
  const mask = lanes[lane + Lane.MASK];
  const count = lanes[lane + Lane.COUNT];
  const head = lanes[lane + Lane.HEAD];
  let stretch = lanes[lane + Lane.STRETCHES];
  let end = stretches[stretch];
  let speed = stretches[stretch + 1];
  const before = count > 0 ? ring[(start + head) * RING_WORDS] : 0;
  let moved = 0;
  let least = 0;
  for (let k = 0; k < count; k++) {
    const at = (start + ((head + k) & mask)) * RING_WORDS;
    const place = ring[at];
    while (place >= end) {
      stretch += 2;
      end = stretches[stretch];
      speed = stretches[stretch + 1];
    }
    const after = Math.max(place - speed, least);
    ring[at] = after;
    // No branch on whether this one moved: that cannot be predicted, and made the loop half as fast again.
    moved |= place ^ after;
    least = after + SPACING;
  }
  if (moved === 0) return;
  schedule(island, actor, island.tick + 1);
  const hasCome = before > 0 && ring[(start + head) * RING_WORDS] === 0;
  if (hasCome && lanes[lane + Lane.CONSUMER] >= 0) wake(island, lanes[lane + Lane.CONSUMER]);
}
