/** The figures of the rules (spec: lattice-rules, Constants). Positions are in position units, times in ticks. */

/** Position units of one tile of lane. */
export const TILE = 256;
/** Least distance of the centres of two items on a lane. */
export const SPACING = 64;
/** Where sources, inserters and splitters put an item on a lane. */
export const ENTRY = TILE - SPACING;
/** Where a side-load lands when the feeder's lane lies upstream along the target. */
export const SIDE_LOAD_UPSTREAM = TILE / 2 + SPACING;
/** Where a side-load lands when the feeder's lane lies downstream. */
export const SIDE_LOAD_DOWNSTREAM = TILE / 2 - SPACING;
/** Ticks of an inserter's swing, out and back. */
export const SWING = 8;
/** Items of one kind that a crafter buffers, as input and as output. */
export const CRAFTER_CAP = 8;

export const TIERS = ['slow', 'fast', 'express'] as const;
export type Tier = (typeof TIERS)[number];

/** Position units that an item moves in a tick on a belt of the tier. */
export const SPEED: Readonly<Record<Tier, number>> = { slow: 32, fast: 64, express: 96 };
