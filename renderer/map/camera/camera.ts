import { LARGEST_SCALE, LEAST_SCALE } from '../geometry/levels.ts';

/** What of the board is seen: the tile coordinates in the middle of the view, and px per tile. */
export interface CameraView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/** Px that stay free around a board that is shown as a whole. */
const FIT_MARGIN = 28;

/** The tile coordinates under a point of the view, in px from its corner. */
export function tileAt(
  view: CameraView,
  size: ViewSize,
  px: number,
  py: number,
): readonly [x: number, y: number] {
  return [view.x + (px - size.width / 2) / view.scale, view.y + (py - size.height / 2) / view.scale];
}

/** Where a tile coordinate is in the view, in px from its corner. */
export function pointAt(
  view: CameraView,
  size: ViewSize,
  x: number,
  y: number,
): readonly [px: number, py: number] {
  return [size.width / 2 + (x - view.x) * view.scale, size.height / 2 + (y - view.y) * view.scale];
}

/** The view at another scale, with the same tile under a point. */
export function zoomedAbout(
  view: CameraView,
  size: ViewSize,
  scale: number,
  px: number,
  py: number,
): CameraView {
  const next = Math.min(LARGEST_SCALE, Math.max(LEAST_SCALE, scale));
  const [x, y] = tileAt(view, size, px, py);
  return { x: x - (px - size.width / 2) / next, y: y - (py - size.height / 2) / next, scale: next };
}

/** The view that shows a whole board, as large as fits. */
export function fitted(board: ViewSize, size: ViewSize): CameraView {
  const width = Math.max(1, size.width - 2 * FIT_MARGIN);
  const height = Math.max(1, size.height - 2 * FIT_MARGIN);
  const scale = Math.min(width / Math.max(1, board.width), height / Math.max(1, board.height));
  return {
    x: board.width / 2,
    y: board.height / 2,
    scale: Math.min(LARGEST_SCALE, Math.max(LEAST_SCALE, Math.floor(scale * 4) / 4)),
  };
}

/** The view with its middle on the board, or at most at its edge. */
export function kept(view: CameraView, board: ViewSize): CameraView {
  const x = Math.min(board.width, Math.max(0, view.x));
  const y = Math.min(board.height, Math.max(0, view.y));
  return x === view.x && y === view.y ? view : { ...view, x, y };
}
