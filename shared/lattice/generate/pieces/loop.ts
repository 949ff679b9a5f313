import type { Sketch } from '../sketch.ts';

/** A ring of belts, fed from outside: at a side, or at a corner, where that undoes a curve and opens the loop. */
export function loop(sketch: Sketch): void {
  const { random } = sketch;
  const width = random.between(2, 4);
  const height = random.between(2, 4);
  const across = 'E'.repeat(width - 1);
  const down = 'S'.repeat(height - 1);
  sketch.path(0, 0, across + down + 'W'.repeat(width - 1) + 'N'.repeat(height - 1));
  feed(sketch, random.below(width));
  if (random.chance(40)) {
    const y = random.below(height);
    sketch.inserter(width, y, 'E');
    sketch.sink(width + 1, y);
  }
}

/** Onto the top row at `x`. */
function feed(sketch: Sketch, x: number): void {
  switch (sketch.random.pick(['source', 'inserter', 'belt', 'none'])) {
    case 'source':
      sketch.source(x, -1, 'S');
      return;
    case 'inserter':
      sketch.inserter(x, -1, 'S');
      sketch.source(x, -2, 'N');
      return;
    case 'belt':
      sketch.path(x, -2, 'SS');
      sketch.source(x, -3, 'S');
  }
}
