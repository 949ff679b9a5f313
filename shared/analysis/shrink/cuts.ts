import { footprint } from '../../lattice/scenario/footprint.ts';
import type { Entity, Scenario } from '../../lattice/scenario/scenario.ts';

/** The scenario with only some of its entities, in the same order. */
export function withEntities(scenario: Scenario, entities: readonly Entity[]): Scenario {
  return { ...scenario, entities };
}

/** The scenario up to a tick, at which its only snapshot is taken. */
export function upTo(scenario: Scenario, tick: number): Scenario {
  return { ...scenario, ticks: tick, snapshots: [tick] };
}

/** The scenario on the smallest grid that holds it, moved to the corner. */
export function cropped(scenario: Scenario): Scenario {
  const { entities } = scenario;
  if (entities.length === 0) return { ...scenario, grid: { width: 1, height: 1 } };
  const left = Math.min(...entities.map(({ x }) => x));
  const top = Math.min(...entities.map(({ y }) => y));
  const right = Math.max(...entities.map((entity) => entity.x + footprint(entity).width));
  const bottom = Math.max(...entities.map((entity) => entity.y + footprint(entity).height));
  return {
    ...scenario,
    grid: { width: right - left, height: bottom - top },
    entities: entities.map((entity) => ({ ...entity, x: entity.x - left, y: entity.y - top })),
  };
}
