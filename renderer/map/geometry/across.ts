import { type Direction, STEP } from '../../../shared/lattice/directions.ts';

/**
 * A splitter's own axes: forward is its `dir`; across goes from the anchor's tile to the other one, which is south for
 * splitters that face E or W and east for those that face N or S. Its middle lies between the two tiles.
 */
export interface SplitterAxes {
  readonly forward: { readonly x: number; readonly y: number };
  readonly across: { readonly x: number; readonly y: number };
  /** The left lane's side along `across`: -1 or 1. */
  readonly left: number;
}

export function splitterAxes(dir: Direction): SplitterAxes {
  const flat = dir === 'E' || dir === 'W';
  return {
    forward: STEP[dir],
    across: flat ? STEP.S : STEP.E,
    left: dir === 'E' || dir === 'N' ? -1 : 1,
  };
}

/** The middle of a splitter, in tiles. */
export function splitterMiddle({
  x,
  y,
  dir,
}: {
  x: number;
  y: number;
  dir: Direction;
}): readonly [number, number] {
  return dir === 'E' || dir === 'W' ? [x + 0.5, y + 1] : [x + 1, y + 0.5];
}
