import { SWING } from '../../constants.ts';
import * as Crafter from '../island/fields/crafter.ts';
import * as Inserter from '../island/fields/inserter.ts';
import { type Island, NEVER } from '../island/island.ts';
import { force, movesUntilRoom, roomAt } from '../island/room.ts';
import { schedule, wake } from '../island/wheel.ts';
import { accepts, addInput, isFull } from './buffers.ts';
import { NO_ITEM, takeFromBelt } from './pickup.ts';

/**
 * Phase 2 (spec: lattice-rules). An inserter is looked at when its swing ends; where it can do nothing it sleeps until
 * what it waits for may have changed.
 */
export function turn(island: Island, number: number, actor: number): void {
  const { inserters, tick } = island;
  const inserter = number * Inserter.SIZE;
  const phase = inserters[inserter + Inserter.PHASE];
  if (phase === Inserter.SWINGING) {
    if (tick < inserters[inserter + Inserter.DUE] || !tryToDrop(island, inserter, actor)) return;
    inserters[inserter + Inserter.PHASE] = Inserter.RETURNING;
    inserters[inserter + Inserter.DUE] = tick + SWING;
    schedule(island, actor, tick + SWING + 1);
    return;
  }
  if (phase === Inserter.RETURNING) {
    if (tick <= inserters[inserter + Inserter.DUE]) return;
    inserters[inserter + Inserter.PHASE] = Inserter.IDLE;
  }
  const item = tryToTake(island, inserter, actor);
  if (item === NO_ITEM) return;
  inserters[inserter + Inserter.PHASE] = Inserter.SWINGING;
  inserters[inserter + Inserter.HELD] = item;
  inserters[inserter + Inserter.DUE] = tick + SWING;
  schedule(island, actor, tick + SWING);
}

function tryToTake(island: Island, inserter: number, actor: number): number {
  const { inserters } = island;
  switch (inserters[inserter + Inserter.PICKUP]) {
    case Inserter.BELT:
      if (inserters[inserter + Inserter.DROP] === Inserter.CRAFTER) {
        if (isFull(island, inserters[inserter + Inserter.INTO])) return NO_ITEM;
      } else if (!dropAccepts(island, inserter, actor, NO_ITEM)) return NO_ITEM;
      return takeFromBelt(island, inserter, actor);
    case Inserter.CRAFTER:
      return takeFromCrafter(island, inserter, actor);
    case Inserter.SOURCE_OR_SINK: {
      const item = inserters[inserter + Inserter.FROM];
      return dropAccepts(island, inserter, actor, item) ? item : NO_ITEM;
    }
  }
  return NO_ITEM;
}

/** A crafter wakes its takers when it deposits. */
function takeFromCrafter(island: Island, inserter: number, actor: number): number {
  const { crafters } = island;
  const crafter = island.inserters[inserter + Inserter.FROM];
  const item = crafters[crafter + Crafter.OUTPUT];
  if (crafters[crafter + Crafter.MADE] === 0 || !dropAccepts(island, inserter, actor, item)) return NO_ITEM;
  crafters[crafter + Crafter.MADE]--;
  if (crafters[crafter + Crafter.BUSY] === 0) wake(island, crafters[crafter + Crafter.ACTOR]);
  return item;
}

/** Whether the target would accept the item now; if not, sees to it that the inserter wakes when it may. */
function dropAccepts(island: Island, inserter: number, actor: number, item: number): boolean {
  const { inserters } = island;
  const into = inserters[inserter + Inserter.INTO];
  switch (inserters[inserter + Inserter.DROP]) {
    case Inserter.BELT:
      if (roomAt(island, into, inserters[inserter + Inserter.ENTRY]) >= 0) return true;
      waitForRoom(island, inserter, actor);
      return false;
    case Inserter.CRAFTER:
      // A crafter wakes its givers when it starts, the only way in which it comes to accept more.
      return accepts(island, into, item);
    case Inserter.SOURCE_OR_SINK:
      return true;
  }
  return false;
}

function tryToDrop(island: Island, inserter: number, actor: number): boolean {
  const { inserters } = island;
  const item = inserters[inserter + Inserter.HELD];
  const into = inserters[inserter + Inserter.INTO];
  switch (inserters[inserter + Inserter.DROP]) {
    case Inserter.BELT:
      if (force(island, into, inserters[inserter + Inserter.ENTRY], item)) return true;
      waitForRoom(island, inserter, actor);
      return false;
    case Inserter.CRAFTER:
      if (!accepts(island, into, item)) return false;
      addInput(island, into, item);
      return true;
    case Inserter.SOURCE_OR_SINK:
      island.consumed[into + item]++;
      return true;
  }
  return false;
}

/** Inserters act before the belts move, so they see a move one tick later. */
function waitForRoom(island: Island, inserter: number, actor: number): void {
  const { inserters } = island;
  const moves = movesUntilRoom(
    island,
    inserters[inserter + Inserter.INTO],
    inserters[inserter + Inserter.ENTRY],
    inserters[inserter + Inserter.INTO_WATCH],
  );
  if (moves !== NEVER) schedule(island, actor, moves + 1);
}
