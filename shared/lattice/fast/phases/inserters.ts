import { SWING } from '../../constants.ts';

import { IDLE, type Island, NEVER, RETURNING, SWINGING } from '../island/island.ts';

import { BELT, CRAFTER, CRAFTERS, SOURCE_OR_SINK } from '../island/plan.ts';
import { force, movesUntilRoom, roomAt } from '../island/room.ts';
import { schedule, wake } from '../island/wheel.ts';
import { accepts, addInput, isFull } from './buffers.ts';
import { NO_ITEM, takeFromBelt } from './pickup.ts';

/**
 * Phase 2 (spec: lattice-rules). An inserter is looked at when its swing ends; where it can do nothing it sleeps until
 * what it waits for may have changed.
 */
export function turn(island: Island, inserter: number, actor: number): void {
  const { tick } = island;
  const due = island.inserterDue[inserter];
  switch (island.inserterPhase[inserter]) {
    case SWINGING:
      if (tick < due || !tryToDrop(island, inserter, actor)) return;
      island.inserterPhase[inserter] = RETURNING;
      island.inserterDue[inserter] = tick + SWING;
      schedule(island, actor, tick + SWING + 1);
      return;
    case RETURNING:
      if (tick <= due) return;
      island.inserterPhase[inserter] = IDLE;
      break;
  }
  const item = tryToTake(island, inserter, actor);
  if (item === NO_ITEM) return;
  island.inserterPhase[inserter] = SWINGING;
  island.inserterHeld[inserter] = item;
  island.inserterDue[inserter] = tick + SWING;
  schedule(island, actor, tick + SWING);
}

function tryToTake(island: Island, inserter: number, actor: number): number {
  const { pickup, from, drop, into } = island.plan.inserters;
  switch (pickup[inserter]) {
    case BELT:
      if (drop[inserter] === CRAFTER) {
        if (isFull(island, into[inserter])) return NO_ITEM;
      } else if (!dropAccepts(island, inserter, actor, NO_ITEM)) return NO_ITEM;
      return takeFromBelt(island, inserter, actor);
    case CRAFTER: {
      const crafter = from[inserter];
      const { outputItem } = island.plan.crafters;
      if (island.made[crafter] === 0) return NO_ITEM;
      const item = outputItem[crafter];
      if (!dropAccepts(island, inserter, actor, item)) return NO_ITEM;
      island.made[crafter]--;
      if (island.crafting[crafter] === 0) wake(island, island.plan.actors.first[CRAFTERS] + crafter);
      return item;
    }
    case SOURCE_OR_SINK: {
      const item = from[inserter];
      return dropAccepts(island, inserter, actor, item) ? item : NO_ITEM;
    }
  }
  return NO_ITEM;
}

/** Whether the target would accept the item now; if not, sees to it that the inserter wakes when it may. */
function dropAccepts(island: Island, inserter: number, actor: number, item: number): boolean {
  const { drop, into, entry } = island.plan.inserters;
  switch (drop[inserter]) {
    case BELT:
      if (roomAt(island, into[inserter], entry[inserter]) >= 0) return true;
      waitForRoom(island, inserter, actor);
      return false;
    case CRAFTER:
      // A crafter wakes its givers when it starts, the only way in which it comes to accept more.
      return accepts(island, into[inserter], item);
    case SOURCE_OR_SINK:
      return true;
  }
  return false;
}

function tryToDrop(island: Island, inserter: number, actor: number): boolean {
  const { drop, into, entry } = island.plan.inserters;
  const item = island.inserterHeld[inserter];
  const target = into[inserter];
  switch (drop[inserter]) {
    case BELT:
      if (force(island, target, entry[inserter], item)) return true;
      waitForRoom(island, inserter, actor);
      return false;
    case CRAFTER:
      if (!accepts(island, target, item)) return false;
      addInput(island, target, item);
      return true;
    case SOURCE_OR_SINK:
      island.consumed[target * island.plan.itemCount + item]++;
      return true;
  }
  return false;
}

/** Inserters act before the belts move, so they see a move one tick later. */
function waitForRoom(island: Island, inserter: number, actor: number): void {
  const { into, entry } = island.plan.inserters;
  const moves = movesUntilRoom(island, into[inserter], entry[inserter]);
  if (moves !== NEVER) schedule(island, actor, moves + 1);
}
