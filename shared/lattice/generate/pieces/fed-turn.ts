import type { Sketch } from '../sketch.ts';

/** A turn into which something else points as well, so that it is no pure curve. */
export function fedTurn(sketch: Sketch): void {
  const { random } = sketch;
  const end = sketch.path(0, 0, `EE${sketch.steps('S', 2, 4)}`);
  sketch.source(-1, 0, 'E');
  switch (random.pick(['source', 'source from the side', 'inserter', 'splitter', 'belt'])) {
    case 'source':
      sketch.source(2, -1, 'S');
      break;
    case 'source from the side':
      sketch.source(3, 0, 'W');
      break;
    case 'inserter':
      sketch.inserter(2, -1, 'S');
      sketch.source(2, -2, 'N');
      break;
    case 'splitter': {
      const x = random.between(1, 2);
      sketch.splitter(x, -1, 'S');
      sketch.path(x, -2, 'S');
      sketch.source(x, -3, 'S');
      sketch.path(x + 1, -2, 'S');
      sketch.source(x + 1, -3, 'S');
      break;
    }
    case 'belt':
      sketch.path(3, 0, 'W');
      sketch.source(4, 0, 'W');
  }
  if (random.chance(80)) sketch.sink(end.x, end.y);
}
