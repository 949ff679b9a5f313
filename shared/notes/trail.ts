import { MOST_VISITS, type Visit } from './notes.ts';

/** Ticks that are one place to a person who steps through them: a second of play. */
const NEIGHBOUR_TICKS = 60;

/** The trail with one visit more: in place of the last one where that was as good as here; the oldest fall away. */
export function withVisit(trail: readonly Visit[], visit: Visit): readonly Visit[] {
  const last = trail.at(-1);
  const before = last !== undefined && isNeighbour(last, visit) ? trail.slice(0, -1) : trail;
  return [...before, visit].slice(-MOST_VISITS);
}

/** Whether two visits were to the same cell in the same view within a second of play. */
function isNeighbour(a: Visit, b: Visit): boolean {
  return a.view === b.view && sameCell(a, b) && Math.abs(a.tick - b.tick) < NEIGHBOUR_TICKS;
}

/** Whether two visits were to the very same place. */
export function samePlace(a: Omit<Visit, 'at'>, b: Omit<Visit, 'at'>): boolean {
  return a.view === b.view && a.tick === b.tick && sameCell(a, b);
}

function sameCell({ cell: a }: Pick<Visit, 'cell'>, { cell: b }: Pick<Visit, 'cell'>): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}
