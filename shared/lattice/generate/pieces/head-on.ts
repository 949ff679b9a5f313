import type { Sketch } from '../sketch.ts';

/** Two lines that face each other; what reaches the middle stays, unless an inserter takes it away. */
export function headOn(sketch: Sketch): void {
  const { random } = sketch;
  const west = random.between(1, 3);
  const east = random.between(1, 3);
  sketch.source(-west - 1, 0, 'E');
  sketch.path(-west, 0, 'E'.repeat(west));
  sketch.path(east - 1, 0, 'W'.repeat(east));
  sketch.source(east, 0, 'W');
  if (random.chance(50)) {
    const x = random.between(-1, 0);
    sketch.inserter(x, 1, 'S');
    sketch.sink(x, 2);
  }
  if (random.chance(30)) sketch.path(0, -1, 'S');
}
