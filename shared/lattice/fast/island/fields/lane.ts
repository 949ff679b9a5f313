/** Words of a lane's record; a lane goes by the offset of its record. A run's left lane stands before its right. */
export const SIZE = 18;
/** Where its ring of items starts, and the ring's slots less one; they are a power of two. */
export const RING = 0;
export const MASK = 1;
/** Slot of the lead item, counted within the ring, and how many items there are. */
export const HEAD = 2;
export const COUNT = 3;
/** Position units a tick; 0 where the run's tiles differ in tier, see `mixed-lanes.ts`. */
export const SPEED = 4;
/** See `lanes.ts`. */
export const STOP = 5;
/** The actor to which the lead item goes at its run's end, or -1. */
export const CONSUMER = 6;
/** Of a lane of mixed tiers: belt moves of which its items know. */
export const MOVED = 7;
/** Items that have left the lane, and the value of that count for which a watch waits first. */
export const REMOVED = 8;
export const AWAITED = 9;
/** Its watches, and the inserters that take from it. */
export const WATCHES = 10;
export const WATCHES_END = 11;
export const PICKUPS = 12;
export const PICKUPS_END = 13;
/** Where the stretches of a lane of mixed tiers start, see `mixed-lanes.ts`. */
export const STRETCHES = 14;
/** Of a lane of mixed tiers: how many items, from the end on, are known to stand closed up at the end. */
export const SETTLED = 15;
/** The first item of the second block, and what `STOP` is to that; see `lanes.ts`. */
export const SPLIT = 16;
export const SECOND_STOP = 17;
