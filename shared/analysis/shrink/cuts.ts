import { eachTile, footprint } from '../../lattice/scenario/footprint.ts';
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

/** The scenario cropped and without the rows and columns on which nothing stands; what then stands side by side may touch. */
export function closedUp(scenario: Scenario): Scenario {
  const columns = new Set<number>();
  const rows = new Set<number>();
  for (const entity of scenario.entities) {
    eachTile(entity, (x, y) => {
      columns.add(x);
      rows.add(y);
    });
  }
  const column = placesOf(columns);
  const row = placesOf(rows);
  return cropped({
    ...scenario,
    entities: scenario.entities.map((entity) => ({
      ...entity,
      x: column.get(entity.x)!,
      y: row.get(entity.y)!,
    })),
  });
}

/** Each taken line with its number among the taken ones. */
function placesOf(taken: ReadonlySet<number>): Map<number, number> {
  return new Map([...taken].sort((a, b) => a - b).map((line, place) => [line, place]));
}
