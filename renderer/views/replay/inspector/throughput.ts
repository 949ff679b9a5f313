import { RECIPE } from '../../../../shared/lattice/recipes.ts';
import type { Entity } from '../../../../shared/lattice/scenario/scenario.ts';
import type { EntityState } from '../../../../shared/lattice/state/entity-state.ts';
import type { PastState } from '../../../state/replay-controls.ts';

/** Ticks of a minute of the game. */
const MINUTE = 3600;

/** What an entity got done in a stretch of ticks. */
export interface Throughput {
  /** What is counted: items consumed, made or handed on. */
  readonly what: 'consumed' | 'made' | 'handed on';
  readonly items: number;
  readonly perMinute: number;
  /** Of the most that a crafter could make, or an inserter hand on. */
  readonly ofMost: number | undefined;
}

/** Ticks of an inserter's way out and back. */
const INSERTER_CYCLE = 16;

/** Items a minute over past states, which ascend by one tick; undefined for what moves nothing by itself. */
export function throughputOf(entity: Entity, states: readonly PastState[]): Throughput | undefined {
  const first = states[0];
  const last = states.at(-1);
  if (first === undefined || last === undefined || last.tick === first.tick) return undefined;
  const ticks = last.tick - first.tick;
  switch (entity.type) {
    case 'sink':
      return rate('consumed', consumed(last.state) - consumed(first.state), ticks, undefined);
    case 'assembler':
    case 'furnace': {
      const { output, ticks: craft } = RECIPE[entity.recipe];
      const made = finishedCrafts(states) * output.count;
      return rate('made', made, ticks, (output.count * MINUTE) / craft);
    }
    case 'inserter':
      return rate('handed on', drops(states), ticks, MINUTE / INSERTER_CYCLE);
    default:
      return undefined;
  }
}

function rate(what: Throughput['what'], items: number, ticks: number, most: number | undefined): Throughput {
  const perMinute = (items * MINUTE) / ticks;
  return { what, items, perMinute, ofMost: most === undefined ? undefined : perMinute / most };
}

function consumed(state: EntityState): number {
  return state.kind === 'sink' ? state.consumed.reduce((sum, [, count]) => sum + Number(count), 0) : 0;
}

/** A craft has ended where its count of ticks left went to nothing or started over. */
function finishedCrafts(states: readonly PastState[]): number {
  const left = (state: EntityState): number => ('craftLeft' in state ? state.craftLeft : 0);
  return count(states, (before, now) => left(before) > 0 && (left(now) === 0 || left(now) > left(before)));
}

function drops(states: readonly PastState[]): number {
  const holds = (state: EntityState): boolean => state.kind === 'inserter' && state.held !== undefined;
  return count(states, (before, now) => holds(before) && !holds(now));
}

function count(
  states: readonly PastState[],
  happened: (before: EntityState, now: EntityState) => boolean,
): number {
  return states.filter((now, at) => at > 0 && happened(states[at - 1]!.state, now.state)).length;
}
