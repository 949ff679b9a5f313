import { type Island, SLOTS } from './island.ts';

/**
 * Has an actor looked at in a tick. One that is due at once acts in the running tick if its turn is still to come, else in
 * the next. To be looked at in vain does no harm, so nothing is ever cancelled.
 */
export function schedule(island: Island, actor: number, tick: number): void {
  let ahead = tick - island.tick;
  if (ahead <= 0) ahead = actor > island.current ? 0 : 1;
  else if (ahead >= SLOTS) ahead = SLOTS - 1;
  const slot = (island.tick + ahead) & (SLOTS - 1);
  island.wheel[slot * island.words + (actor >> 5)] |= 1 << (actor & 31);
  island.used[slot] = 1;
}

/** As soon as its turn comes. */
export function wake(island: Island, actor: number): void {
  schedule(island, actor, island.tick);
}
