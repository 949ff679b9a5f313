/** Words of a lane's list of the inserters that take from it, from the upstream end. */
export const SIZE = 2;
export const ACTOR = 0;
/** Coordinate of the output edge of the tile from which it takes. */
export const EDGE = 1;
