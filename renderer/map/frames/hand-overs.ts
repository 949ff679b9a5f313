import { SPACING, SWING } from '../../../shared/lattice/constants.ts';
import { leftOf, opposite } from '../../../shared/lattice/directions.ts';
import type { Belt } from '../../../shared/lattice/scenario/scenario.ts';
import type { Board } from '../board.ts';
import { IDLE, type InserterShape, RETURNING, SWINGING } from '../geometry/inserter-arm.ts';
import type { FrameReader } from './frame-reader.ts';

/** Side of a belt that an inserter has near it: 0 left, 1 right (spec: lattice-rules, phase 2). */
export function nearSide(inserter: InserterShape, belt: Belt): 0 | 1 {
  return leftOf(belt.dir) === opposite(inserter.dir) ? 0 : 1;
}

/** Whether the inserter took something between the frames. */
function hasTaken(inserter: InserterShape, before: FrameReader, after: FrameReader): boolean {
  const { entity } = inserter;
  return (
    before.phase[entity] === IDLE && after.phase[entity] === SWINGING && after.left[entity]! >= SWING - 1
  );
}

/** Whether the inserter dropped what it held between the frames. */
export function hasDropped(inserter: InserterShape, before: FrameReader, after: FrameReader): boolean {
  const { entity } = inserter;
  return before.phase[entity] === SWINGING && after.phase[entity] === RETURNING;
}

/**
 * Index among the earlier frame's items of what an inserter took from a belt: the lead item of a lane, of the kind that it
 * now holds, the far lane's if both would do. Undefined if it took none from a belt.
 */
export function takenItem(
  board: Board,
  inserter: InserterShape,
  before: FrameReader,
  after: FrameReader,
): number | undefined {
  const { pickup, entity } = inserter;
  const belt = pickup === undefined ? undefined : board.scenario.entities[pickup];
  if (pickup === undefined || belt?.type !== 'belt' || !hasTaken(inserter, before, after)) return undefined;
  const near = nearSide(inserter, belt);
  for (const side of [1 - near, near]) {
    const lead = before.laneStart[2 * pickup + side]!;
    if (lead < before.laneStart[2 * pickup + side + 1]! && before.itemKind[lead] === after.held[entity]) {
      return lead;
    }
  }
  return undefined;
}

/** Whether an item could be put onto the path at the position: all others of that lane and tile are a spacing away. */
export function lands(reader: FrameReader, path: number, position: number): boolean {
  for (let at = reader.laneStart[path]!; at < reader.laneStart[path + 1]!; at++) {
    if (Math.abs(reader.itemPos[at]! - position) < SPACING) return false;
  }
  return true;
}
