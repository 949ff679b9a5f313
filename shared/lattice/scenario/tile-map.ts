import { eachTile } from './footprint.ts';
import type { Entity } from './scenario.ts';

/** Which entity covers which tile. Sparse, since a scenario may claim a grid of any size. */
export class TileMap {
  readonly #rows = new Map<number, Map<number, number>>();

  /** Claims an entity's tiles; where one is taken already, the first entity keeps it and its index is returned. */
  add(entity: Entity, index: number): number | undefined {
    let other: number | undefined;
    eachTile(entity, (x, y) => {
      const row = this.#rows.get(y) ?? new Map<number, number>();
      this.#rows.set(y, row);
      const owner = row.get(x);
      if (owner === undefined) row.set(x, index);
      else other ??= owner;
    });
    return other;
  }

  /** Index of the entity on a tile, or undefined. */
  at(x: number, y: number): number | undefined {
    return this.#rows.get(y)?.get(x);
  }
}
