import { leftOf, opposite } from '../../../shared/lattice/directions.ts';
import { entityAt, splitterTiles } from '../../../shared/lattice/layout.ts';
import type { Belt, Splitter } from '../../../shared/lattice/scenario/scenario.ts';
import type { Board } from '../board.ts';

/** By path (see `LanePaths`): the paths whose front item may come onto it other than along a run. */
export type Feeders = readonly (readonly number[])[];

/** Which lanes hand items over to which: over the lip of a side-load, and through splitters. */
export function feedersOf(board: Board): Feeders {
  const { entities } = board.scenario;
  const feeders: number[][] = Array.from({ length: 2 * entities.length }, () => []);
  board.belts.forEach((shape, index) => {
    if (shape?.end !== 'side-load') return;
    const target = entityAt(board.layout.tiles, shape.x, shape.y, shape.dir, 1)!;
    const { dir } = entities[target] as Belt;
    // The items come from the side opposite to the feeder's way.
    const side = leftOf(dir) === opposite(shape.dir) ? 0 : 1;
    feeders[2 * target + side]!.push(2 * index, 2 * index + 1);
  });
  for (const { is } of board.splitters) {
    const inputs = beltsOf(board, is, -1);
    for (const output of beltsOf(board, is, 1)) {
      for (const input of inputs) {
        feeders[2 * output]!.push(2 * input);
        feeders[2 * output + 1]!.push(2 * input + 1);
      }
    }
  }
  return feeders;
}

function beltsOf({ layout, scenario }: Board, splitter: Splitter, steps: number): number[] {
  return splitterTiles(splitter)
    .map(({ x, y }) => entityAt(layout.tiles, x, y, splitter.dir, steps))
    .filter((index): index is number => {
      const entity = index === undefined ? undefined : scenario.entities[index];
      return entity?.type === 'belt' && entity.dir === splitter.dir;
    });
}
