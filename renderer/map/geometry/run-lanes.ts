import { SPEED, TILE } from '../../../shared/lattice/constants.ts';
import type { Layout } from '../../../shared/lattice/layout.ts';
import type { Belt } from '../../../shared/lattice/scenario/scenario.ts';

/** One lane of a run: its paths (see `LanePaths`) from the output end, and the speed on each. */
export interface RunLane {
  readonly paths: readonly number[];
  readonly speeds: readonly number[];
}

/** Both lanes of every run of a board. */
export function runLanes({ runs, scenario }: Layout): RunLane[] {
  return runs.flatMap((run) => {
    const speeds = run.map((belt) => SPEED[(scenario.entities[belt] as Belt).tier]);
    return [0, 1].map((side) => ({ paths: run.map((belt) => 2 * belt + side), speeds }));
  });
}

/** A lane's coordinate as the path and the position on it; beyond the last tile it stays on that one's path. */
export function placeOn(lane: RunLane, coordinate: number): readonly [path: number, pos: number] {
  const tile = Math.min(Math.floor(coordinate / TILE), lane.paths.length - 1);
  return [lane.paths[tile]!, coordinate - tile * TILE];
}
