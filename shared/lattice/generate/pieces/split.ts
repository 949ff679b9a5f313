import type { Sketch } from '../sketch.ts';

/** A splitter with one or two inputs and outputs that flow, jam, are missing, or face another way. */
export function split(sketch: Sketch): void {
  const { random } = sketch;
  const inputs = random.chance(65) ? [0, 1] : [random.below(2)];
  sketch.splitter(0, 0, 'E');
  for (const y of inputs) {
    const length = random.between(1, 3);
    sketch.path(-length, y, 'E'.repeat(length));
    sketch.source(-length - 1, y, 'E');
  }
  output(sketch, 0);
  output(sketch, 1);
}

function output(sketch: Sketch, y: number): void {
  const away = y === 0 ? 'N' : 'S';
  switch (
    sketch.random.pick(['flows', 'flows', 'jams', 'is missing', 'turns', 'faces another way', 'splits again'])
  ) {
    case 'flows': {
      const end = sketch.path(1, y, sketch.steps('E', 1, 4));
      sketch.sink(end.x, end.y);
      return;
    }
    case 'jams':
      sketch.path(1, y, sketch.steps('E', 1, 2));
      return;
    case 'turns': {
      const end = sketch.path(1, y, `E${sketch.steps(away, 1, 3)}`);
      sketch.sink(end.x, end.y);
      return;
    }
    case 'faces another way':
      sketch.belt(1, y, sketch.random.pick([away, 'W']));
      sketch.path(1, y === 0 ? -1 : 2, sketch.steps(away, 1, 2));
      return;
    case 'splits again':
      sketch.path(1, y, 'E');
      sketch.splitter(2, y === 0 ? -1 : 1, 'E');
      sketch.path(3, y, 'E');
      sketch.path(3, y === 0 ? -1 : 2, 'EE');
      sketch.sink(5, y === 0 ? -1 : 2);
  }
}
