/** What is drawn at a zoom, by px per tile. */
export interface Level {
  /** Lanes as strips, crafters as blocks, instead of anything drawn. */
  readonly far: boolean;
  /** Items as plain squares. */
  readonly squares: boolean;
  readonly chevrons: boolean;
  readonly claws: boolean;
  /** Gauges, coal and bolts. */
  readonly gauges: boolean;
  readonly counts: boolean;
  readonly gaugeIcons: boolean;
  readonly highlights: boolean;
}

export function levelOf(scale: number): Level {
  return {
    far: scale < 8,
    squares: scale < 14,
    chevrons: scale >= 12,
    claws: scale >= 16,
    gauges: scale >= 20,
    counts: scale >= 24,
    gaugeIcons: scale >= 40,
    highlights: scale >= 44,
  };
}

/** Zoom steps, in px per tile. */
export const ZOOM_STEPS: readonly number[] = [4, 5, 7, 8, 10, 12, 16, 20, 24, 30, 32, 40, 48, 64, 96];
export const LEAST_SCALE = 2;
export const LARGEST_SCALE = 96;

/** The step `steps` away from a scale; a scale between two steps counts as nearest to the one left behind. */
export function stepped(scale: number, steps: number): number {
  const larger = ZOOM_STEPS.filter((step) => step > scale + 0.01);
  const smaller = ZOOM_STEPS.filter((step) => step < scale - 0.01).reverse();
  const row = steps > 0 ? larger : smaller;
  if (steps === 0) return scale;
  return row[Math.min(Math.abs(steps), row.length) - 1] ?? scale;
}
