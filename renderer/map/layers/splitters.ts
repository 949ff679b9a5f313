import { DIRECTIONS } from '../../../shared/lattice/directions.ts';
import { splitterAxes, splitterMiddle } from '../geometry/across.ts';
import { LANE_OFFSET } from '../geometry/sizes.ts';
import type { QuadBatch } from '../gl/quad-batch.ts';
import { DOT_FORWARD, LIGHT_FORWARD } from '../sprites/splitters.ts';
import type { Scene } from './scene.ts';

/** Splitters, over the items that go through them, with the outputs and the input that are next. */
export function drawSplitters(batch: QuadBatch, { board, reader, sprites }: Scene): void {
  for (const { entity, is } of board.splitters) {
    const direction = DIRECTIONS.indexOf(is.dir);
    const [x, y] = splitterMiddle(is);
    if (is.type === 'lane-splitter') {
      batch.sprite(sprites.laneSplitters[direction]!, x, y);
      continue;
    }
    batch.sprite(sprites.splitters[direction]!, x, y);
    const { forward, across, left } = splitterAxes(is.dir);
    const mark = (sprite: Scene['sprites']['dot'][number], ahead: number, aside: number): void =>
      batch.sprite(
        sprite,
        x + ahead * forward.x + aside * across.x,
        y + ahead * forward.y + aside * across.y,
      );
    for (const lane of [0, 1]) {
      const output = (reader.phase[entity]! >> lane) & 1;
      const side = lane === 0 ? left : -left;
      mark(sprites.lights[direction]!, LIGHT_FORWARD, output - 0.5 + side * LANE_OFFSET);
    }
    mark(sprites.dot[0]!, DOT_FORWARD, (reader.held[entity]! & 1) - 0.5);
  }
}
