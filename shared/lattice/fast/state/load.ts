import {
  type CrafterState,
  type EntityState,
  INSERTER_PHASES,
  type InserterState,
} from '../../state/entity-state.ts';
import { timeSources } from '../island/clock.ts';
import { IDLE, type Island, NEVER, RETURNING } from '../island/island.ts';
import { CRAFTERS, INSERTERS } from '../island/plan.ts';
import { schedule, wake } from '../island/wheel.ts';

/** Puts an island into a lawful state, at whatever tick; counts of sinks start at nothing. */
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
  plan.inserters.entities.forEach((entity, number) => {
    loadInserter(island, number, states[entity] as InserterState);
  });
  plan.crafters.entities.forEach((entity, number) => {
    loadCrafter(island, number, states[entity] as CrafterState);
  });
  plan.splitters.entities.forEach((entity, number) => {
    const state = states[entity]!;
    if (state.kind !== 'splitter') return;
    island.preferred[number] = state.outPref & 3;
    island.inFirst[number] = state.inFirst & 1;
  });
  island.sourceActive.fill(0);
  timeSources(island);
  wakeAll(island);
}

function loadLanes(island: Island, states: readonly EntityState[]): void {
  const { lanes, belts } = island.plan;
  island.head.fill(0);
  island.count.fill(0);
  island.stop.fill(0);
  island.awaited.fill(0);
  island.moving.fill(1);
  // From the output end of each run, so that every lane is filled in its order.
  const order = [...belts.entities.keys()].sort((a, b) => belts.edge[a]! - belts.edge[b]!);
  for (const belt of order) {
    const state = states[belts.entities[belt]!]!;
    if (state.kind !== 'belt') continue;
    [state.left, state.right].forEach((items, side) => {
      const lane = belts.lane[belt]! + side;
      for (const { pos, item } of items) {
        const at = lanes.ringStart[lane]! + island.count[lane]!++;
        island.place[at] = belts.edge[belt]! + pos;
        island.item[at] = item;
      }
    });
  }
}

function loadInserter(island: Island, number: number, { phase, held, swingLeft }: InserterState): void {
  const actor = island.plan.actors.first[INSERTERS]! + number;
  const phaseNumber = INSERTER_PHASES.indexOf(phase);
  island.inserterPhase[number] = phaseNumber;
  island.inserterHeld[number] = held ?? 0;
  island.inserterDue[number] = swingLeft;
  if (phaseNumber !== IDLE) schedule(island, actor, phaseNumber === RETURNING ? swingLeft + 1 : swingLeft);
}

function loadCrafter(island: Island, number: number, { inputs, output, craftLeft }: CrafterState): void {
  const { inputItem } = island.plan.crafters;
  const held = new Map(inputs.filter(([, count]) => count > 0));
  const made = new Map(output.filter(([, count]) => count > 0));
  island.buffered[2 * number] = held.get(inputItem[2 * number]!) ?? 0;
  island.buffered[2 * number + 1] = held.get(inputItem[2 * number + 1]!) ?? 0;
  island.made[number] = made.get(island.plan.crafters.outputItem[number]!) ?? 0;
  island.crafting[number] = craftLeft > 0 ? 1 : 0;
  island.craftDue[number] = craftLeft;
  if (craftLeft > 0) schedule(island, island.plan.actors.first[CRAFTERS]! + number, craftLeft);
}

/** Everybody looks around in the coming tick, as nobody knows yet what to wait for. */
function wakeAll(island: Island): void {
  const { count: counts, first } = island.plan.actors;
  counts.forEach((count, phase) => {
    for (let number = 0; number < count; number++) wake(island, first[phase]! + number);
  });
}
