import type { Direction } from '../../directions.ts';
import type { Sketch } from '../sketch.ts';

const TURNS: Readonly<Record<Direction, readonly Direction[]>> = {
  N: ['N', 'N', 'E', 'W'],
  E: ['E', 'E', 'S', 'N'],
  S: ['S', 'S', 'W', 'E'],
  W: ['W', 'W', 'N', 'S'],
};

/** A belt that turns as it likes; where it meets itself it runs onto its own side. */
export function wander(sketch: Sketch): void {
  const { random } = sketch;
  sketch.source(-1, 0, 'E');
  let dir: Direction = 'E';
  let steps = '';
  for (let left = random.between(3, 14); left > 0; left--) {
    steps += dir;
    dir = random.pick(TURNS[dir]);
  }
  const end = sketch.path(0, 0, steps);
  if (random.chance(60)) sketch.sink(end.x, end.y);
  if (random.chance(30)) sketch.source(0, -1, 'S');
}
