import {
  type CrafterState,
  type EntityState,
  INSERTER_PHASES,
  type InserterState,
} from '../../state/entity-state.ts';
import { timeSources } from '../island/clock.ts';
import * as Crafter from '../island/fields/crafter.ts';
import * as Inserter from '../island/fields/inserter.ts';
import * as Lane from '../island/fields/lane.ts';
import * as Source from '../island/fields/source.ts';
import * as Splitter from '../island/fields/splitter.ts';
import * as Watch from '../island/fields/watch.ts';
import { type Island, NEVER, RING_WORDS } from '../island/island.ts';
import { INSERTERS } from '../island/plan.ts';
import { schedule, wake } from '../island/wheel.ts';

/** Puts an island into a lawful state, at whatever tick; what it gave to sinks starts at nothing. */
export function loadIsland(island: Island, states: readonly EntityState[], tick: number): void {
  const { plan } = island;
  island.epoch = tick;
  island.tick = 0;
  island.moves = 0;
  island.current = NEVER;
  island.wheel.fill(0);
  island.used.fill(0);
  island.consumed.fill(0);
  loadLanes(island, states);
  plan.inserters.forEach((entity, number) => {
    loadInserter(island, number, states[entity] as InserterState);
  });
  plan.crafters.forEach((entity, number) => {
    loadCrafter(island, number * Crafter.SIZE, states[entity] as CrafterState);
  });
  plan.splitters.forEach((entity, number) => {
    const state = states[entity]!;
    if (state.kind !== 'splitter') return;
    island.splitters[number * Splitter.SIZE + Splitter.PREFERRED] = state.outPref & 3;
    island.splitters[number * Splitter.SIZE + Splitter.IN_FIRST] = state.inFirst & 1;
  });
  plan.sources.forEach((_, number) => {
    island.sources[number * Source.SIZE + Source.ACTIVE] = 0;
  });
  timeSources(island);
  wakeAll(island);
}

function loadLanes({ lanes, ring, watches, plan }: Island, states: readonly EntityState[]): void {
  for (let lane = 0; lane < lanes.length; lane += Lane.SIZE) {
    lanes[lane + Lane.HEAD] = 0;
    lanes[lane + Lane.COUNT] = 0;
    lanes[lane + Lane.STOP] = 0;
    lanes[lane + Lane.MOVED] = 0;
    lanes[lane + Lane.SETTLED] = 0;
    lanes[lane + Lane.SPLIT] = NEVER;
    lanes[lane + Lane.SECOND_STOP] = 0;
    lanes[lane + Lane.REMOVED] = 0;
    lanes[lane + Lane.AWAITED] = NEVER;
  }
  for (let watch = 0; watch < watches.length; watch += Watch.SIZE) watches[watch + Watch.DUE] = NEVER;
  // From the output end of each run, so that every lane is filled in its order.
  for (const { entity, left, right, edge } of [...plan.belts].sort((a, b) => a.edge - b.edge)) {
    const state = states[entity]!;
    if (state.kind !== 'belt') continue;
    for (const [lane, items] of [
      [left, state.left],
      [right, state.right],
    ] as const) {
      for (const { pos, item } of items) {
        const at = (lanes[lane + Lane.RING] + lanes[lane + Lane.COUNT]++) * RING_WORDS;
        ring[at] = edge + pos;
        ring[at + 1] = item;
      }
    }
  }
}

function loadInserter(island: Island, number: number, { phase, held, swingLeft }: InserterState): void {
  const record = number * Inserter.SIZE;
  const actor = island.plan.actors.first[INSERTERS] + number;
  const phaseNumber = INSERTER_PHASES.indexOf(phase);
  island.inserters[record + Inserter.PHASE] = phaseNumber;
  island.inserters[record + Inserter.HELD] = held ?? 0;
  island.inserters[record + Inserter.DUE] = swingLeft;
  if (phaseNumber === Inserter.SWINGING) schedule(island, actor, swingLeft);
  if (phaseNumber === Inserter.RETURNING) schedule(island, actor, swingLeft + 1);
}

function loadCrafter(island: Island, record: number, { inputs, output, craftLeft }: CrafterState): void {
  const { crafters } = island;
  const held = new Map(inputs.filter(([, count]) => count > 0));
  const made = new Map(output.filter(([, count]) => count > 0));
  crafters[record + Crafter.BUFFERED] = held.get(crafters[record + Crafter.INPUT]) ?? 0;
  crafters[record + Crafter.SECOND_BUFFERED] = held.get(crafters[record + Crafter.SECOND_INPUT]) ?? 0;
  crafters[record + Crafter.MADE] = made.get(crafters[record + Crafter.OUTPUT]) ?? 0;
  crafters[record + Crafter.BUSY] = craftLeft > 0 ? 1 : 0;
  crafters[record + Crafter.DUE] = craftLeft;
  if (craftLeft > 0) schedule(island, crafters[record + Crafter.ACTOR], craftLeft);
}

/** Everybody looks around in the coming tick, as nobody knows yet what to wait for. */
function wakeAll(island: Island): void {
  const { count, first } = island.plan.actors;
  count.forEach((actors, phase) => {
    for (let number = 0; number < actors; number++) wake(island, first[phase] + number);
  });
}
