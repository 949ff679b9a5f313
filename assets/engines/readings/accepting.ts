// What a drop target takes, and handing it over.

import { BELT, CRAFTER_CAP, ENTRY, SINK } from '../lattice/constants';
import { addConsumed, countOf, Entity, isCrafter, setCount } from '../lattice/entity';
import { MOST_INPUTS, recipeInput } from '../lattice/recipes';
import { force, hasRoom, nearLane } from './lane';
import { crafterInputCap9, crafterNoInputCap } from './options';

/** Would the target take this item now? */
export function accepts(target: Entity, item: i32, direction: i32): bool {
  if (target.kind === BELT) return hasRoom(nearLane(target, direction), ENTRY);
  if (isCrafter(target.kind)) return crafterAccepts(target, item);
  return target.kind === SINK;
}

export function crafterAccepts(crafter: Entity, item: i32): bool {
  if (!isInput(crafter.recipe, item)) return false;
  if (crafterNoInputCap) return true;
  return countOf(crafter.inputs, item) < (crafterInputCap9 ? 9 : CRAFTER_CAP);
}

function isInput(recipe: i32, item: i32): bool {
  for (let index = 0; index < MOST_INPUTS; index++) {
    if (recipeInput(recipe, index) === item) return true;
  }
  return false;
}

export function drop(target: Entity, item: i32, direction: i32): void {
  if (target.kind === BELT) force(nearLane(target, direction), ENTRY, item);
  else if (target.kind === SINK) addConsumed(target.consumed, item, 1);
  else setCount(target.inputs, item, countOf(target.inputs, item) + 1);
}
