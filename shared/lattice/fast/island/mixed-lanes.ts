import { SPACING } from '../../constants.ts';
import * as Lane from './fields/lane.ts';
import { type Island, RING_WORDS } from './island.ts';

/**
 * Lanes of mixed tiers have no closed form; they are moved item by item, but only when somebody looks at them: nobody else
 * can have changed anything in between. A stretch is a row of tiles of one tier.
 */
export function catchUp(island: Island, lane: number): void {
  const { lanes } = island;
  let behind = island.moves - lanes[lane + Lane.MOVED];
  lanes[lane + Lane.MOVED] = island.moves;
  while (behind > 0 && moveOnce(island, lane)) behind--;
}

/** `g' = max(g - SPEED, 0, ahead' + SPACING)` (spec: lattice-rules, phase 3); returns whether anything moved. */
function moveOnce({ lanes, ring, stretches }: Island, lane: number): boolean {
  const start = lanes[lane + Lane.RING];
  const mask = lanes[lane + Lane.MASK];
  const count = lanes[lane + Lane.COUNT];
  const head = lanes[lane + Lane.HEAD];
  let stretch = lanes[lane + Lane.STRETCHES];
  let end = stretches[stretch];
  let speed = stretches[stretch + 1];
  const settled = lanes[lane + Lane.SETTLED];
  let moved = 0;
  let closedUp = settled;
  let least = SPACING * settled;
  for (let k = settled; k < count; k++) {
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
    if (after === SPACING * closedUp) closedUp++;
    least = after + SPACING;
  }
  lanes[lane + Lane.SETTLED] = closedUp;
  return moved !== 0;
}

/** Moves that an item takes from one coordinate to another, or past it, if nothing is in its way. */
export function movesBetween({ lanes, stretches }: Island, lane: number, from: number, to: number): number {
  const first = lanes[lane + Lane.STRETCHES];
  let stretch = first;
  while (stretches[stretch] <= from) stretch += 2;
  let place = from;
  let moves = 0;
  while (place > to) {
    const begin = stretch === first ? 0 : stretches[stretch - 2];
    const speed = stretches[stretch + 1];
    // It keeps its speed until it stands on another tile's stretch.
    const goal = Math.max(to, begin - 1);
    const needed = ((place - goal + speed - 1) / speed) | 0;
    moves += needed;
    place -= needed * speed;
    while (stretch > first && place < stretches[stretch - 2]) stretch -= 2;
  }
  return moves;
}
