/** Words of a crafter's record; one goes by the offset of its record. */
export const SIZE = 18;
/** What it has buffered of its two inputs, which these are, and how many a craft needs; see `NO_INPUT`. */
export const BUFFERED = 0;
export const SECOND_BUFFERED = 1;
export const INPUT = 2;
export const SECOND_INPUT = 3;
export const NEED = 4;
export const SECOND_NEED = 5;
/** Output items that wait, which these are, and how many a craft makes. */
export const MADE = 6;
export const OUTPUT = 7;
export const YIELD = 8;
/** 1 while it crafts, and the tick at which it deposits; how long a craft takes. */
export const BUSY = 9;
export const DUE = 10;
export const TICKS = 11;
export const IS_FURNACE = 12;
/** Its own actor; its givers, inserters that drop into it, and its takers, which take from it. */
export const ACTOR = 13;
export const GIVERS = 14;
export const GIVERS_END = 15;
export const TAKERS = 16;
export const TAKERS_END = 17;

/** Stands for the second input of a recipe with one; no item has this index. */
export const NO_INPUT = 254;
