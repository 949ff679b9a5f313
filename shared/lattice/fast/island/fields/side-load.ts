/** Words of a side-load's record: a lane that ends at the side of another run. */
export const SIZE = 4;
export const FEEDER = 0;
export const TARGET = 1;
/** Coordinate on the target at which items land, and the watch there. */
export const LANDING = 2;
export const WATCH = 3;
