import type { JsonNode } from '../../base/json/tree.ts';
import type { Findings } from './fields.ts';
import { footprint } from './footprint.ts';
import type { Entity, Scenario } from './scenario.ts';
import { TileMap } from './tile-map.ts';

/**
 * Anchors and footprints inside the grid, and one entity a tile. The harness looks at anchors only; the others break the
 * rules page all the same. Returns whether an anchor lies outside.
 */
export function checkTiles(
  grid: Scenario['grid'],
  entities: readonly { entity: Entity; node: JsonNode }[],
  findings: Findings,
): boolean {
  const tiles = new TileMap();
  let outside = false;
  for (const [index, { entity, node }] of entities.entries()) {
    const path = `$.entities[${index}]`;
    const { width, height } = footprint(entity);
    const size = `${grid.width}×${grid.height}`;
    if (entity.x >= grid.width || entity.y >= grid.height) {
      outside = true;
      findings.error(
        'outside-grid',
        path,
        node,
        `${entity.type} at ${entity.x},${entity.y} lies outside the grid of ${size}`,
      );
    } else if (entity.x + width > grid.width || entity.y + height > grid.height) {
      const message = `${entity.type} at ${entity.x},${entity.y} covers ${width}×${height} tiles, past the grid of ${size}`;
      findings.error(
        'footprint-outside-grid',
        path,
        node,
        `${message} (the harness looks at the anchor only)`,
      );
    }
    const other = tiles.add(entity, index);
    if (other !== undefined) {
      const first = entities[other]!.entity;
      const message = `${entity.type} at ${entity.x},${entity.y} overlaps entity ${other} (${first.type} at ${first.x},${first.y})`;
      findings.error('overlap', path, node, message);
    }
  }
  return outside;
}
