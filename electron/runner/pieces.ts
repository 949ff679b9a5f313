/** Longest piece of bytes in one message. */
export const PIECE_BYTES = 1 << 20;
/** Pieces that may be under way without having been taken by the other side. */
export const PIECES_UNDER_WAY = 4;
/** Longest text of an answer that is passed on as it is; a checksum has 24 characters. */
export const LONGEST_TEXT = 256;
