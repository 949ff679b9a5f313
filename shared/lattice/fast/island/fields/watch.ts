/**
 * Words of a watch: an actor that looks at a lane, for room or for an item to take. The watches of a lane stand one after
 * the other.
 */
export const SIZE = 4;
export const ACTOR = 0;
/** Where it wants room, in position units; `NO_LANDING` for one that wants an item. */
export const LANDING = 1;
/** It sleeps until so many items have left the lane in all; `NEVER` when it does not. */
export const DUE = 2;
export const NO_LANDING = -1024;
