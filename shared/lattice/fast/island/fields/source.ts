/** Words of a source's record. */
export const SIZE = 8;
export const ITEM = 0;
/** Lanes of the belt ahead that it feeds, -1 where it does not, and its watches there. */
export const LEFT = 1;
export const RIGHT = 2;
export const LEFT_WATCH = 3;
export const RIGHT_WATCH = 4;
/** Coordinate of the entry on those lanes. */
export const ENTRY = 5;
/** Last tick at which it was looked at. */
export const ACTIVE = 6;
