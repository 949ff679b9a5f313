/** Most ticks that one request may ask for; a longer stretch is asked for in pieces. */
export const MOST_TICKS_A_REQUEST = 4096;
/** Most bytes of a file in one message; a page sends a long file in pieces. */
export const UPLOAD_PIECE_BYTES = 512 * 1024;
/** Most files of one folder, and most bytes of all of them. */
export const MOST_FILES_AN_UPLOAD = 4096;
export const MOST_BYTES_AN_UPLOAD = 2 * 1024 ** 3;
