import type { EntityType } from '../../../shared/lattice/scenario/scenario.ts';
import type { Board } from '../board.ts';
import { type CameraView, tileAt, type ViewSize } from '../camera/camera.ts';
import type { FrameReader } from '../frames/frame-reader.ts';
import { describeEntity } from './describe.ts';

/** A row of the table that says what the map shows. */
export interface VisibleCell {
  readonly x: number;
  readonly y: number;
  readonly entity: number;
  readonly type: EntityType;
  readonly text: string;
}

/** Entities whose anchor is in view, row by row; at most `most` of them. */
export function visibleCells(
  board: Board,
  reader: FrameReader,
  view: CameraView,
  size: ViewSize,
  most: number,
): VisibleCell[] {
  const [left, top] = tileAt(view, size, 0, 0);
  const [right, bottom] = tileAt(view, size, size.width, size.height);
  const seen = board.scenario.entities
    .map(({ x, y, type }, entity) => ({ x, y, type, entity }))
    .filter(({ x, y }) => x + 1 > left && x < right && y + 1 > top && y < bottom)
    .sort((a, b) => a.y - b.y || a.x - b.x);
  return seen.slice(0, most).map((cell) => ({ ...cell, text: describeEntity(board, reader, cell.entity) }));
}
