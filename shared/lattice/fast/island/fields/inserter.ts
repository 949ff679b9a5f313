/** Words of an inserter's record. */
export const SIZE = 16;
/** `IDLE`, `SWINGING` or `RETURNING`, and the tick at which the swing ends. */
export const PHASE = 0;
export const DUE = 1;
export const HELD = 2;
/** What it takes from and drops into. */
export const PICKUP = 3;
export const DROP = 4;
/** Lanes from which it takes, and the coordinate of the output edge of their tile. */
export const FAR = 5;
export const NEAR = 6;
export const EDGE = 7;
export const FAR_WATCH = 8;
export const NEAR_WATCH = 9;
/** The crafter, or the item of the source, that it takes from. */
export const FROM = 10;
/** The lane, the crafter, or the row of the sink, that it drops into. */
export const INTO = 11;
/** Coordinate of the entry on that lane, and its watch there. */
export const ENTRY = 12;
export const INTO_WATCH = 13;

/** Values of `PHASE`, in the order of `INSERTER_PHASES`. */
export const IDLE = 0;
export const SWINGING = 1;
export const RETURNING = 2;

/** Values of `PICKUP` and `DROP`. */
export const NOTHING = 0;
export const BELT = 1;
export const CRAFTER = 2;
export const SOURCE_OR_SINK = 3;
