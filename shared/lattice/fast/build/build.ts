import { ITEMS } from '../../items.ts';
import { type Layout, layoutOf } from '../../layout.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import * as SinkLane from '../island/fields/sink-lane.ts';
import { Island, RING_WORDS } from '../island/island.ts';
import { CRAFTERS, INSERTERS, SIDE_LOADS, SOURCES, SPLITTERS } from '../island/plan.ts';
import { numberActors } from './actors.ts';
import { tellConsumers } from './consumers.ts';
import { buildCrafters } from './crafters.ts';
import { divide } from './divide.ts';
import { buildInserters } from './inserters.ts';
import { buildLanes, settleTicks } from './lanes.ts';
import { buildPickups } from './pickups.ts';
import { buildSideLoads, jointsOf } from './side-loads.ts';
import { buildSinkLanes } from './sink-lanes.ts';
import { buildSources, sourcesOf } from './sources.ts';
import { buildSplitters } from './splitters.ts';
import { Surroundings } from './surroundings.ts';
import { Watches } from './watches.ts';

/** The islands of a factory; every entity but the sinks belongs to one. */
export function buildIslands(scenario: Scenario): Island[] {
  const layout = layoutOf(scenario);
  const groups = divide(layout);
  const groupOf = new Map<number, number>();
  groups.forEach((members, group) => {
    for (const index of members) groupOf.set(index, group);
  });
  const runs: (readonly number[])[][] = groups.map(() => []);
  for (const run of layout.runs) runs[groupOf.get(run[0]!)!]!.push(run);
  return groups.map((members, group) => buildIsland(layout, members, runs[group]!));
}

function buildIsland(
  layout: Layout,
  members: readonly number[],
  runs: readonly (readonly number[])[],
): Island {
  const around = new Surroundings(layout, members, runs);
  const sourceEntities = sourcesOf(around);
  const inserterEntities = around.ofType('inserter').map(({ index }) => index);
  const splitterEntities = around.ofType('splitter', 'lane-splitter').map(({ index }) => index);
  const joints = jointsOf(around);
  const sinkLanes = buildSinkLanes(around);
  const actors = numberActors([
    sourceEntities.length,
    inserterEntities.length,
    joints.length * 2,
    splitterEntities.length,
    around.crafters.length,
    sinkLanes.length / SinkLane.SIZE,
  ]);
  const { first } = actors;
  const watches = new Watches();
  const { lanes, ringSlots, stretches } = buildLanes(around);
  const inserters = buildInserters(around, first[INSERTERS], watches);
  const sideLoads = buildSideLoads(joints, first[SIDE_LOADS], watches);
  const splitters = buildSplitters(around, first[SPLITTERS], watches);
  const records = {
    ...buildSources(around, sourceEntities, first[SOURCES], watches),
    ...buildCrafters(around, inserters, first[INSERTERS], first[CRAFTERS]),
    lanes,
    stretches,
    inserters,
    sideLoads,
    splitters,
    sinkLanes,
    ring: new Int32Array(ringSlots * RING_WORDS),
    watches: watches.build(lanes),
    pickups: buildPickups(lanes, inserters, first[INSERTERS]),
    consumed: new Float64Array(around.sinks.length * ITEMS.length),
  };
  tellConsumers(records, actors);
  const plan = {
    actors,
    settleTicks: settleTicks(around),
    sources: sourceEntities,
    inserters: inserterEntities,
    crafters: around.crafters,
    splitters: splitterEntities,
    belts: around.ofType('belt').map(({ index }) => around.placeOf(index)),
    sinks: around.sinks,
  };
  return new Island(plan, records);
}
