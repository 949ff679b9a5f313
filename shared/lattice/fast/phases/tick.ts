import { type Island, NEVER, SLOTS } from '../island/island.ts';
import { CRAFTERS, INSERTERS, SIDE_LOADS, SINK_LANES, SOURCES, SPLITTERS } from '../island/plan.ts';
import { craft } from './crafters.ts';
import { turn } from './inserters.ts';
import { sideLoad } from './side-loads.ts';
import { consume } from './sinks.ts';
import { emit } from './sources.ts';
import { split } from './splitters.ts';

/** The next tick in which an actor is to be looked at; `NEVER` if nothing will happen any more. */
export function nextEvent(island: Island): number {
  const { tick, used } = island;
  for (let ahead = 1; ahead <= SLOTS; ahead++) {
    if (used[(tick + ahead) & (SLOTS - 1)] === 1) return tick + ahead;
  }
  return NEVER;
}

/** Runs to a tick of the island's clock; ticks in which nobody is to be looked at cost next to nothing. */
export function runIsland(island: Island, target: number): void {
  for (;;) {
    const tick = nextEvent(island);
    if (tick > target) break;
    runTick(island, tick);
  }
  if (island.tick >= target) return;
  island.tick = target;
  island.moves = target;
}

/** The phases of one tick, for the actors that are to be looked at in it. */
function runTick(island: Island, tick: number): void {
  const { phaseOfWord, first } = island.plan.actors;
  const { words } = island;
  const slot = tick & (SLOTS - 1);
  const { wheel } = island;
  island.tick = tick;
  island.moves = tick - 1;
  for (let word = 0; word < words; word++) {
    const at = slot * words + word;
    if (wheel[at] === 0) continue;
    const phase = phaseOfWord[word];
    if (phase >= SIDE_LOADS) island.moves = tick;
    const before = word * 32 - first[phase];
    // Those who act may wake others of the same word, whose turn is still to come.
    for (let bits = wheel[at]; bits !== 0; bits = wheel[at]) {
      const bit = 31 - Math.clz32(bits & -bits);
      wheel[at] = bits & (bits - 1);
      const actor = word * 32 + bit;
      island.current = actor;
      act(island, phase, before + bit, actor);
    }
  }
  island.used[slot] = 0;
  island.moves = tick;
  island.current = NEVER;
}

/** Lets one actor have its turn; `number` counts the actors of its phase. */
function act(island: Island, phase: number, number: number, actor: number): void {
  switch (phase) {
    case SOURCES:
      emit(island, number, actor);
      return;
    case INSERTERS:
      turn(island, number, actor);
      return;
    case SIDE_LOADS:
      sideLoad(island, number, actor);
      return;
    case SPLITTERS:
      split(island, number, actor);
      return;
    case CRAFTERS:
      craft(island, number, actor);
      return;
    case SINK_LANES:
      consume(island, number);
      return;
  }
}
