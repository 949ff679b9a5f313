import { entityAt, layoutOf, splitterTiles } from '../lattice/layout.ts';
import type { Entity, Scenario } from '../lattice/scenario/scenario.ts';
import type { TileMap } from '../lattice/scenario/tile-map.ts';

/**
 * Who touches whom, either way: what an entity points at, and what an inserter or splitter takes from. A blocked belt
 * holds up what feeds it, so influence runs both ways and the edges have no direction.
 */
export function feedsOf(scenario: Scenario): readonly (readonly number[])[] {
  const { tiles } = layoutOf(scenario);
  const neighbours = scenario.entities.map(() => new Set<number>());
  scenario.entities.forEach((entity, index) => {
    for (const other of touchedBy(entity, tiles)) {
      if (other === index) continue;
      neighbours[index]!.add(other);
      neighbours[other]!.add(index);
    }
  });
  return neighbours.map((set) => [...set].sort((a, b) => a - b));
}

/** Steps from the nearest of some entities to each; infinite where nothing leads there. */
export function distancesFrom(feeds: readonly (readonly number[])[], starts: readonly number[]): number[] {
  const distances = feeds.map(() => Number.POSITIVE_INFINITY);
  let front = starts.filter((start) => start < feeds.length);
  for (const start of front) distances[start] = 0;
  for (let distance = 1; front.length > 0; distance++) {
    const next: number[] = [];
    for (const from of front) {
      for (const to of feeds[from]!) {
        if (distances[to] !== Number.POSITIVE_INFINITY) continue;
        distances[to] = distance;
        next.push(to);
      }
    }
    front = next;
  }
  return distances;
}

function touchedBy(entity: Entity, tiles: TileMap): number[] {
  if (!('dir' in entity)) return [];
  const twoTiles = entity.type === 'splitter' || entity.type === 'lane-splitter';
  const takesFromBehind = twoTiles || entity.type === 'inserter';
  const from = twoTiles ? splitterTiles(entity) : [entity];
  const steps = takesFromBehind ? [1, -1] : [1];
  return from
    .flatMap(({ x, y }) => steps.map((step) => entityAt(tiles, x, y, entity.dir, step)))
    .filter((other) => other !== undefined);
}
