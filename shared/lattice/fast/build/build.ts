import { ITEMS } from '../../items.ts';
import { type Layout, layoutOf } from '../../layout.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { Island } from '../island/island.ts';
import type { IslandPlan } from '../island/plan.ts';
import { numberActors } from './actors.ts';
import { planCrafters } from './crafters.ts';
import { divide } from './divide.ts';
import { planInserters } from './inserters.ts';
import { mixedLanes, planLanes } from './lanes.ts';
import { planSideLoads } from './side-loads.ts';
import { planSinkLanes } from './sink-lanes.ts';
import { planSources } from './sources.ts';
import { planSplitters } from './splitters.ts';
import { Surroundings } from './surroundings.ts';

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
  return groups.map((members, group) => new Island(planOf(layout, members, runs[group]!)));
}

function planOf(
  layout: Layout,
  members: readonly number[],
  runs: readonly (readonly number[])[],
): IslandPlan {
  const around = new Surroundings(layout, members, runs);
  const sources = planSources(around);
  const inserters = planInserters(around);
  const crafters = planCrafters(around, inserters);
  const sideLoads = planSideLoads(around);
  const splitters = planSplitters(around);
  const sinkLanes = planSinkLanes(around);
  const mixed = mixedLanes(around);
  const actors = numberActors([
    sources.entities.length,
    inserters.entities.length,
    mixed.length,
    sideLoads.feeder.length,
    splitters.entities.length,
    crafters.entities.length,
    sinkLanes.lane.length,
  ]);
  const belts = around.ofType('belt').map(({ index }) => ({ index, ...around.lanesOf(index) }));
  return {
    itemCount: ITEMS.length,
    lanes: planLanes(around, actors, mixed, { sources, inserters, sideLoads, splitters, sinkLanes }),
    actors,
    sources,
    inserters,
    crafters,
    sideLoads,
    splitters,
    sinkLanes,
    sinks: around.sinks,
    mixedLanes: mixed,
    belts: {
      entities: Int32Array.from(belts, ({ index }) => index),
      lane: Int32Array.from(belts, ({ left }) => left),
      edge: Int32Array.from(belts, ({ edge }) => edge),
    },
  };
}
