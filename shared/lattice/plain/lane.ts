import { SPACING } from '../constants.ts';
import type { Item } from '../items.ts';
import type { Readings } from '../readings.ts';
import type { Lane } from './parts.ts';

/**
 * Whether an item forced at `pos` would land: every item on that lane of that tile is at least SPACING away; items on
 * neighbouring tiles do not count (spec: lattice-rules, Forcing).
 */
export function lands(lane: Lane, pos: number, as: Readings): boolean {
  const least = as['force-strict'] ? SPACING + 1 : SPACING;
  return lane.every((other) => Math.abs(other.pos - pos) >= least);
}

/** Forces an item onto a lane; returns whether it landed. */
export function force(lane: Lane, pos: number, item: Item, as: Readings): boolean {
  if (!lands(lane, pos, as)) return false;
  const behind = lane.findIndex((other) => other.pos > pos);
  lane.splice(behind < 0 ? lane.length : behind, 0, { pos, item });
  return true;
}
