// One tick of the plain engine: the six phases in their order.

import { moveBelts, orderBelts, sideLoad } from './belts';
import { runInserters } from './inserters';
import { runCrafters, runSinks, runSources, runSplitters } from './machines';
import { layTiles } from './tiles';

/** Makes the factory of the scenario that has been read ready for its first tick. */
export function layOut(): void {
  layTiles();
  orderBelts();
}

export function runTick(tick: u64): void {
  runSources(tick);
  runInserters();
  moveBelts();
  sideLoad();
  runSplitters();
  runCrafters();
  runSinks();
}
