// The fixed numbers of the rules. Everything is an integer.

/** Position units in one tile of lane. */
export const TILE: i32 = 256;
/** Least distance between the centres of two items on a lane. */
export const SPACING: i32 = 64;
/** Where an item enters a tile: one spacing from its far edge. */
export const ENTRY: i32 = TILE - SPACING;

/** Ticks an inserter swings out, and the same number back. */
export const SWING: i32 = 8;
/** Most items of one sort a crafter buffers, on each side. */
export const CRAFTER_CAP: i32 = 8;

export const ITEM_COUNT: i32 = 17;
export const COAL: i32 = 16;
/** Stands for "no item" wherever an item index is kept. */
export const NO_ITEM: i32 = -1;

// Entity kinds, by the number that the canonical bytes hold.
export const BELT: i32 = 0;
export const SPLITTER: i32 = 1;
export const INSERTER: i32 = 2;
export const ASSEMBLER: i32 = 3;
export const SOURCE: i32 = 4;
export const SINK: i32 = 5;
export const FURNACE: i32 = 6;
export const LANE_SPLITTER: i32 = 7;

// Inserter phases, by the number that the canonical bytes hold.
export const IDLE: i32 = 0;
export const SWINGING: i32 = 1;
export const RETURNING: i32 = 2;

// Lanes of a belt. A source names its lanes as a set: one bit for each lane.
export const LEFT: i32 = 0;
export const RIGHT: i32 = 1;
