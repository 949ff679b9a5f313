import { ITEMS, type ItemName } from '../../lattice/items.ts';
import { entityAt, layoutOf, splitterTiles } from '../../lattice/layout.ts';
import { RECIPE } from '../../lattice/recipes.ts';
import type { Entity, Scenario } from '../../lattice/scenario/scenario.ts';
import type { TileMap } from '../../lattice/scenario/tile-map.ts';

/**
 * Items that may come by each entity, from where sources and crafters stand and where belts lead: no more than these ever
 * do. A crafter stands for what it makes. In the order of item indexes.
 */
export function carriedItems(scenario: Scenario): readonly (readonly ItemName[])[] {
  const { entities } = scenario;
  const { tiles } = layoutOf(scenario);
  const carried = entities.map((entity) => new Set(ownItems(entity)));
  const takers = entities.map(() => [] as number[]);
  entities.forEach((entity, index) => {
    for (const to of handsTo(entity, tiles)) takers[index]!.push(to);
    if (entity.type !== 'inserter') return;
    const pickup = entityAt(tiles, entity.x, entity.y, entity.dir, -1);
    if (pickup !== undefined) takers[pickup]!.push(index);
  });
  const waiting = [...entities.keys()];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const to of takers[from]!) {
      if (!isMoving(entities[to]!)) continue;
      const before = carried[to]!.size;
      for (const item of carried[from]!) carried[to]!.add(item);
      if (carried[to]!.size > before) waiting.push(to);
    }
  }
  return carried.map((items) => ITEMS.filter((item) => items.has(item)));
}

function ownItems(entity: Entity): ItemName[] {
  if (entity.type === 'source') return [entity.item];
  if (entity.type !== 'assembler' && entity.type !== 'furnace') return [];
  return [ITEMS[RECIPE[entity.recipe].output.item]!];
}

/** Whether items go through it, rather than end or begin there. */
function isMoving({ type }: Entity): boolean {
  return type === 'belt' || type === 'splitter' || type === 'lane-splitter' || type === 'inserter';
}

function handsTo(entity: Entity, tiles: TileMap): number[] {
  if (!('dir' in entity) || entity.type === 'sink') return [];
  const twoTiles = entity.type === 'splitter' || entity.type === 'lane-splitter';
  const from = twoTiles ? splitterTiles(entity) : [entity];
  return from
    .map(({ x, y }) => entityAt(tiles, x, y, entity.dir, 1))
    .filter((target) => target !== undefined);
}
