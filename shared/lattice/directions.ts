/** Where an entity faces; x grows to the east, y to the south. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One tile's step in a direction. */
export const STEP: Readonly<Record<Direction, { readonly x: number; readonly y: number }>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

const OPPOSITE: Readonly<Record<Direction, Direction>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const LEFT: Readonly<Record<Direction, Direction>> = { N: 'W', W: 'S', S: 'E', E: 'N' };

export function opposite(direction: Direction): Direction {
  return OPPOSITE[direction];
}

/** The side of a belt's left lane: 90° counter-clockwise of travel. */
export function leftOf(direction: Direction): Direction {
  return LEFT[direction];
}

export function perpendicular(a: Direction, b: Direction): boolean {
  return a !== b && a !== opposite(b);
}
