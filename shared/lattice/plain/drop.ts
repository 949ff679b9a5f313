import { CRAFTER_CAP, ENTRY } from '../constants.ts';
import { leftOf, opposite, perpendicular } from '../directions.ts';
import type { Item } from '../items.ts';
import type { Readings } from '../readings.ts';
import { force, lands } from './lane.ts';
import {
  addCount,
  type BeltPart,
  type CrafterPart,
  countOf,
  type InserterPart,
  LEFT,
  RIGHT,
  type Side,
} from './parts.ts';

/** Whether the drop target would take the item now (spec: lattice-rules, phase 2, Accepting). */
export function accepts(inserter: InserterPart, item: Item, as: Readings): boolean {
  const { drop } = inserter;
  switch (drop?.kind) {
    case 'belt':
      return lands(drop.lanes[nearSide(inserter, drop, as)], ENTRY, as);
    case 'crafter':
      return crafterAccepts(drop, item, as);
    default:
      return drop?.kind === 'sink';
  }
}

/** Hands the item over if the target accepts it; returns whether it did. */
export function tryToDrop(inserter: InserterPart, item: Item, as: Readings): boolean {
  const { drop } = inserter;
  switch (drop?.kind) {
    case 'belt':
      return force(drop.lanes[nearSide(inserter, drop, as)], ENTRY, item, as);
    case 'crafter':
      if (!crafterAccepts(drop, item, as)) return false;
      addCount(drop.inputs, item, 1);
      return true;
    case 'sink':
      addCount(drop.consumed, item, 1);
      return true;
    default:
      return false;
  }
}

/** An input of the recipe with fewer than the cap buffered. */
export function crafterAccepts(crafter: CrafterPart, item: Item, as: Readings): boolean {
  if (!crafter.recipe.inputs.some((input) => input.item === item)) return false;
  if (as['crafter-no-input-cap']) return true;
  return countOf(crafter.inputs, item) < (as['crafter-input-cap-9'] ? 9 : CRAFTER_CAP);
}

/** The lane on the side opposite to the inserter's `dir`; on a belt along it that formula gives the right lane. */
export function nearSide({ entity }: InserterPart, belt: BeltPart, as: Readings): Side {
  if (as['inserter-parallel-left'] && !perpendicular(entity.dir, belt.entity.dir)) return LEFT;
  const side = as['inserter-near-side'] ? entity.dir : opposite(entity.dir);
  return leftOf(belt.entity.dir) === side ? LEFT : RIGHT;
}
