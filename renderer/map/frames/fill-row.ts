import { TILE } from '../../../shared/lattice/constants.ts';
import type { RunLane } from '../geometry/run-lanes.ts';
import type { FrameReader } from './frame-reader.ts';
import type { LaneRow } from './match-lane.ts';

/** Writes a run-lane's items into a row, front first; `taken` marks items of the reader that an inserter took. */
export function fillRow(row: LaneRow, lane: RunLane, reader: FrameReader, taken: Uint8Array): void {
  row.count = 0;
  const { laneStart, itemPos, itemKind } = reader;
  for (let tile = 0; tile < lane.paths.length; tile++) {
    const path = lane.paths[tile]!;
    const end = laneStart[path + 1]!;
    for (let at = laneStart[path]!; at < end; at++) {
      if (row.count === row.coordinate.length) grow(row);
      row.coordinate[row.count] = tile * TILE + itemPos[at]!;
      row.kind[row.count] = itemKind[at]!;
      row.speed[row.count] = lane.speeds[tile]!;
      row.taken[row.count++] = taken[at]!;
    }
  }
}

function grow(row: LaneRow): void {
  const size = 2 * row.coordinate.length;
  const coordinate = new Float64Array(size);
  const kind = new Uint8Array(size);
  const speed = new Float64Array(size);
  const taken = new Uint8Array(size);
  coordinate.set(row.coordinate);
  kind.set(row.kind);
  speed.set(row.speed);
  taken.set(row.taken);
  Object.assign(row, { coordinate, kind, speed, taken });
}
