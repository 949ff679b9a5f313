/** Words of a crafter's list of the inserters that drop into it or take from it. */
export const SIZE = 2;
export const ACTOR = 0;
/** Offset of the inserter's record. */
export const RECORD = 1;
