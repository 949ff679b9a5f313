import type { CameraView, ViewSize } from './camera.ts';

/** Px that stay free around what is revealed. */
const MARGIN = 48;

/** The view with a cell in it, moved as little as possible; the same one if it is there already. */
export function revealed(
  view: CameraView,
  size: ViewSize,
  cell: { readonly x: number; readonly y: number },
): CameraView {
  const halfWidth = Math.max(0.5, (size.width / 2 - MARGIN) / view.scale);
  const halfHeight = Math.max(0.5, (size.height / 2 - MARGIN) / view.scale);
  const x = Math.min(cell.x + halfWidth, Math.max(cell.x + 1 - halfWidth, view.x));
  const y = Math.min(cell.y + halfHeight, Math.max(cell.y + 1 - halfHeight, view.y));
  return x === view.x && y === view.y ? view : { ...view, x, y };
}
