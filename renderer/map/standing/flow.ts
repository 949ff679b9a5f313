import { entityAt, splitterTiles } from '../../../shared/lattice/layout.ts';
import type { Splitter } from '../../../shared/lattice/scenario/scenario.ts';
import type { Board } from '../board.ts';

/** The belt after one along its run, towards the output end. */
export function beltAhead({ layout }: Board, belt: number): number | undefined {
  const run = layout.runs.find((belts) => belts.includes(belt)) ?? [];
  return run[run.indexOf(belt) - 1];
}

/** The belt before one along its run. */
export function beltBehind({ layout }: Board, belt: number): number | undefined {
  const run = layout.runs.find((belts) => belts.includes(belt)) ?? [];
  return run[run.indexOf(belt) + 1];
}

/** The entity that one with a direction of its own leads onto. */
export function ledOnto({ layout, scenario }: Board, index: number): number | undefined {
  const entity = scenario.entities[index]!;
  return 'dir' in entity ? entityAt(layout.tiles, entity.x, entity.y, entity.dir, 1) : undefined;
}

/** Whatever puts items onto a belt other than along its run: inserters, sources, splitters, belts from the side. */
export function giversOnto(board: Board, belt: number): readonly number[] {
  const along = beltBehind(board, belt);
  return board.scenario.entities.flatMap((entity, index) => {
    switch (entity.type) {
      case 'inserter':
      case 'source':
        return ledOnto(board, index) === belt ? [index] : [];
      case 'belt':
        return index !== along && ledOnto(board, index) === belt ? [index] : [];
      case 'splitter':
      case 'lane-splitter':
        return outputsOf(board, entity).includes(belt) ? [index] : [];
      default:
        return [];
    }
  });
}

/** The belts that a splitter hands items on to. */
export function outputsOf(board: Board, splitter: Splitter): readonly number[] {
  return beltsBeside(board, splitter, 1);
}

/** The belts that a splitter gets items from. */
export function inputsOf(board: Board, splitter: Splitter): readonly number[] {
  return beltsBeside(board, splitter, -1);
}

function beltsBeside({ layout, scenario }: Board, splitter: Splitter, steps: 1 | -1): readonly number[] {
  return splitterTiles(splitter)
    .map(({ x, y }) => entityAt(layout.tiles, x, y, splitter.dir, steps))
    .filter((index): index is number => {
      const entity = index === undefined ? undefined : scenario.entities[index];
      return entity?.type === 'belt' && entity.dir === splitter.dir;
    });
}
