import { footprint } from '../../../shared/lattice/scenario/footprint.ts';
import type { Entity, Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Palette } from '../../look/palette.ts';
import { type CameraView, pointAt, tileAt, type ViewSize } from '../camera/camera.ts';

/** Px that the rulers take at the top and at the left. */
const RULER = { top: 20, left: 26 } as const;

const STEPS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** Tiles between two numbers: at least 52 px apart. */
export function rulerStep(scale: number): number {
  return STEPS.find((step) => step * scale >= 52) ?? 2048;
}

/** Columns above and rows beside the board, with a mark at the selected entity. */
export function drawRulers(
  context: CanvasRenderingContext2D,
  view: CameraView,
  size: ViewSize,
  scenario: Scenario,
  selected: Entity | undefined,
  palette: Palette,
): void {
  const { top, left } = RULER;
  context.fillStyle = palette.ruler;
  context.fillRect(0, 0, size.width, top);
  context.fillRect(0, 0, left, size.height);
  context.fillStyle = palette.rulerLine;
  context.fillRect(left, top - 1, size.width, 1);
  context.fillRect(left - 1, top, 1, size.height);
  context.font = '11px system-ui, sans-serif';
  context.textBaseline = 'middle';
  context.fillStyle = palette.rulerInk;
  const step = rulerStep(view.scale);
  const [firstX, firstY] = tileAt(view, size, left, top);
  const [lastX, lastY] = tileAt(view, size, size.width, size.height);
  context.textAlign = 'center';
  for (let x = from(firstX, step); x < Math.min(lastX, scenario.grid.width); x += step) {
    const [px] = pointAt(view, size, x + 0.5, 0);
    if (px > left + 8) context.fillText(String(x), px, top / 2);
  }
  context.textAlign = 'right';
  for (let y = from(firstY, step); y < Math.min(lastY, scenario.grid.height); y += step) {
    const [, py] = pointAt(view, size, 0, y + 0.5);
    if (py > top + 6) context.fillText(String(y), left - 6, py);
  }
  if (selected !== undefined) drawMarks(context, view, size, selected, palette.accent);
}

function drawMarks(
  context: CanvasRenderingContext2D,
  view: CameraView,
  size: ViewSize,
  selected: Entity,
  accent: string,
): void {
  const { width, height } = footprint(selected);
  const [x0, y0] = pointAt(view, size, selected.x, selected.y);
  const [x1, y1] = pointAt(view, size, selected.x + width, selected.y + height);
  context.fillStyle = accent;
  const x = Math.max(x0, RULER.left);
  const y = Math.max(y0, RULER.top);
  if (x1 > x) context.fillRect(x, RULER.top - 2, x1 - x, 2);
  if (y1 > y) context.fillRect(RULER.left - 2, y, 2, y1 - y);
}

function from(first: number, step: number): number {
  return Math.max(0, Math.floor(first / step) * step);
}
