/** A rectangle in device-independent pixels. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of a display matters: its id, and its area without task bars. */
export interface DisplayArea {
  readonly id: number;
  readonly workArea: Bounds;
}

/** A window as it was left. */
export interface WindowState {
  readonly bounds: Bounds;
  readonly maximised: boolean;
  readonly fullScreen: boolean;
  /** The display that it was on. */
  readonly display: number;
}

export const LEAST_SIZE = { width: 720, height: 480 } as const;
const FIRST_SIZE = { width: 1280, height: 840 } as const;

/**
 * Where a window is opened: as it was left, moved and made smaller as far as needed to lie wholly on a display of now. The
 * display is the one that it was on, else the one that it overlaps most, else the first one, which is the primary one.
 */
export function boundsOn(displays: readonly DisplayArea[], left: WindowState | undefined): Bounds {
  const [primary] = displays;
  if (left === undefined || !isWhole(left.bounds)) return centred(FIRST_SIZE, primary);
  const { bounds, display } = left;
  const same = displays.find(({ id }) => id === display);
  const [best] = [...displays].sort((a, b) => overlap(b.workArea, bounds) - overlap(a.workArea, bounds));
  if (same && overlap(same.workArea, bounds) > 0) return fitted(bounds, same.workArea);
  if (best && overlap(best.workArea, bounds) > 0) return fitted(bounds, best.workArea);
  // Its display has gone: what would be at an edge of another one is better in the middle.
  return centred(bounds, same ?? primary);
}

function isWhole({ x, y, width, height }: Bounds): boolean {
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
}

function centred(
  size: { readonly width: number; readonly height: number },
  on: DisplayArea | undefined,
): Bounds {
  const area = on?.workArea ?? { x: 0, y: 0, ...size };
  const { width, height } = fitted({ ...area, ...size }, area);
  return {
    x: Math.round(area.x + (area.width - width) / 2),
    y: Math.round(area.y + (area.height - height) / 2),
    width,
    height,
  };
}

function fitted(bounds: Bounds, area: Bounds): Bounds {
  const width = Math.min(Math.max(Math.round(bounds.width), LEAST_SIZE.width), area.width);
  const height = Math.min(Math.max(Math.round(bounds.height), LEAST_SIZE.height), area.height);
  return {
    x: between(Math.round(bounds.x), area.x, area.x + area.width - width),
    y: between(Math.round(bounds.y), area.y, area.y + area.height - height),
    width,
    height,
  };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Shared area in square pixels. */
function overlap(a: Bounds, b: Bounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
