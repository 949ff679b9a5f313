/** How numbers are written: with the separators of one language, or with none. */
export interface Figures {
  /** A whole number, with separators between groups of digits. */
  whole(value: number | bigint): string;
  /** A number with so many decimal places. */
  decimals(value: number, places: number): string;
}

/** As the command line and files for people have them. */
export const ENGLISH: Figures = {
  whole: (value) => value.toLocaleString('en'),
  decimals: (value, places) => value.toFixed(places),
};
