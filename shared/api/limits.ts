/** Most ticks that one request may ask for; a longer stretch is asked for in pieces. */
export const MOST_TICKS_A_REQUEST = 4096;
