import { perpendicular } from '../../directions.ts';
import { entityAt, type Layout, splitterTiles } from '../../layout.ts';
import type { Entity } from '../../scenario/scenario.ts';

/**
 * Divides a layout into islands: entities that can touch each other, directly or through others, in placement order.
 * Sinks join nothing, as they take whatever comes and only count; nor do sources from which inserters take without end.
 * Sinks belong to no island.
 */
export function divide(layout: Layout): number[][] {
  const { entities } = layout.scenario;
  const parent = entities.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    parent[index] = root;
    return root;
  };
  const join = (index: number, other: number | undefined): void => {
    if (other === undefined) return;
    parent[rootOf(other)] = rootOf(index);
  };
  for (const run of layout.runs) for (const belt of run) join(run[0]!, belt);
  entities.forEach((entity, index) => {
    for (const other of touchedBy(entity, layout)) join(index, other);
  });
  const members = new Map<number, number[]>();
  entities.forEach((entity, index) => {
    if (entity.type === 'sink') return;
    const root = rootOf(index);
    const island = members.get(root);
    if (island === undefined) members.set(root, [index]);
    else island.push(index);
  });
  return [...members.values()];
}

/** Entities whose state an entity changes, or whose state decides what it does. */
function touchedBy(entity: Entity, layout: Layout): number[] {
  const { entities } = layout.scenario;
  const near = (tile: { x: number; y: number }, steps: number): number[] => {
    const index = 'dir' in entity ? entityAt(layout.tiles, tile.x, tile.y, entity.dir, steps) : undefined;
    return index === undefined ? [] : [index];
  };
  const isBelt = (index: number): boolean => entities[index]!.type === 'belt';
  switch (entity.type) {
    case 'belt':
      return near(entity, 1).filter((index) => {
        const ahead = entities[index]!;
        return ahead.type === 'belt' && !layout.isCurve[index] && perpendicular(entity.dir, ahead.dir);
      });
    case 'source':
      return near(entity, 1).filter(isBelt);
    case 'inserter':
      return [...near(entity, -1), ...near(entity, 1)].filter((index) =>
        ['belt', 'furnace', 'assembler'].includes(entities[index]!.type),
      );
    case 'splitter':
    case 'lane-splitter':
      return splitterTiles(entity)
        .flatMap((tile) => [...near(tile, -1), ...near(tile, 1)])
        .filter((index) => {
          const belt = entities[index]!;
          return belt.type === 'belt' && belt.dir === entity.dir;
        });
    default:
      return [];
  }
}
