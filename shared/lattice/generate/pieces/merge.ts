import type { Sketch } from '../sketch.ts';

/** A line onto which others run from its sides. Where the first belt is met by one alone, that makes a curve. */
export function merge(sketch: Sketch): void {
  const { random } = sketch;
  if (random.chance(60)) sketch.source(-1, 0, 'E');
  const length = random.between(2, 7);
  const end = sketch.path(0, 0, 'E'.repeat(length));
  for (let left = random.between(1, 4); left > 0; left--) feeder(sketch, random.below(length));
  if (random.chance(70)) sketch.sink(end.x, end.y);
}

function feeder(sketch: Sketch, x: number): void {
  const length = sketch.random.between(1, 3);
  if (sketch.random.chance(50)) {
    sketch.source(x, -length - 1, 'S');
    sketch.path(x, -length, 'S'.repeat(length));
  } else {
    sketch.source(x, length + 1, 'N');
    sketch.path(x, length, 'N'.repeat(length));
  }
}
