/** Words of a splitter's record. */
export const SIZE = 16;
/** Left lanes of the two input belts and of the two output belts, -1 where there is none. */
export const INPUT = 0;
export const OUTPUT = 2;
/** Coordinates of the entries on the two outputs. */
export const ENTRY = 4;
/** Watches on the outputs: the left and the right lane of the first, then of the second. */
export const WATCH = 6;
export const IS_LANE_SPLITTER = 10;
/** Bit 0 and 1: the left and the right lane's preferred output. */
export const PREFERRED = 11;
/** `in_first` as it would stand at tick 0 of the island's clock, as it flips every tick. */
export const IN_FIRST = 12;
