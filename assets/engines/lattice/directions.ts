// Directions run clockwise, so that a quarter turn is plus or minus one. x grows to the east, y to the south.

export const NORTH: i32 = 0;
export const EAST: i32 = 1;
export const SOUTH: i32 = 2;
export const WEST: i32 = 3;

export function leftOf(direction: i32): i32 {
  return (direction + 3) & 3;
}

export function opposite(direction: i32): i32 {
  return (direction + 2) & 3;
}

export function stepX(direction: i32): i32 {
  if (direction === EAST) return 1;
  return direction === WEST ? -1 : 0;
}

export function stepY(direction: i32): i32 {
  if (direction === SOUTH) return 1;
  return direction === NORTH ? -1 : 0;
}

/** Are two directions at a right angle to each other? */
export function isPerpendicular(first: i32, second: i32): bool {
  return ((first ^ second) & 1) === 1;
}
