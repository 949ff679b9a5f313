// One tick: the steps in the order that is followed.

import { layTiles } from '../naive/tiles';
import { moveBelts, orderBelts, reserveOrder } from './belts';
import { runInserters } from './inserters';
import { runCrafters, runSinks, runSources } from './machines';
import {
  BELTS,
  CRAFTERS,
  INSERTERS,
  orderSteps,
  SIDE_LOADS,
  SOURCES,
  SPLITTERS,
  STEPS,
  stepAt,
} from './order';
import { sideLoad } from './side-loads';
import { runSplitters } from './splitters';

/** Makes the factory of the scenario that has been read ready for its first tick. */
export function layOut(): void {
  layTiles();
  reserveOrder();
  settleOrder();
}

/** What follows from the readings before any tick; to be done again when they change. */
export function settleOrder(): void {
  orderBelts();
  orderSteps();
}

/** `haveInserters` is false in a tick in which no inserter moves. */
export function runTick(tick: u64, haveInserters: bool): void {
  for (let place = 0; place < STEPS; place++) {
    const step = stepAt(place);
    if (step === SOURCES) runSources(tick);
    else if (step === INSERTERS) {
      if (haveInserters) runInserters();
    } else if (step === BELTS) moveBelts();
    else if (step === SIDE_LOADS) sideLoad();
    else if (step === SPLITTERS) runSplitters();
    else if (step === CRAFTERS) runCrafters();
    else runSinks();
  }
}
