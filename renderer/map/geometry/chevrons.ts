import { SPEED, TILE, type Tier } from '../../../shared/lattice/constants.ts';
import { CHEVRON } from './sizes.ts';

/** Strokes of a tier's chevron group; as many as its mark has. */
export const STROKES: Readonly<Record<Tier, number>> = { slow: 1, fast: 2, express: 3 };

/** Ticks after which the chevrons of all tiers stand where they stood. */
export const CHEVRON_PERIOD = TILE / SPEED.slow;

/**
 * Position of the centre of a tile's chevron group. One group a tile: with more, an express belt would seem to run
 * backward at 60 ticks a second.
 */
export function chevronPosition(tier: Tier, tick: number): number {
  const moved = (TILE / 2 - tick * SPEED[tier]) % TILE;
  return moved < 0 ? moved + TILE : moved;
}

/** Positions of the strokes about the centre of their group, first the one farthest ahead. */
export function strokeOffsets(tier: Tier): number[] {
  const count = STROKES[tier];
  return Array.from({ length: count }, (_, stroke) => (stroke - (count - 1) / 2) * CHEVRON.gap);
}
