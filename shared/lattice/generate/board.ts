import { eachTile, footprint } from '../scenario/footprint.ts';
import type { Entity } from '../scenario/scenario.ts';
import { TileMap } from '../scenario/tile-map.ts';

/** A grid being filled, which takes an entity only where its whole footprint is free. */
export class Board {
  readonly width: number;
  readonly height: number;
  readonly entities: Entity[] = [];
  readonly #tiles = new TileMap();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  fits(entity: Entity): boolean {
    const { width, height } = footprint(entity);
    if (entity.x < 0 || entity.y < 0) return false;
    if (entity.x + width > this.width || entity.y + height > this.height) return false;
    let free = true;
    eachTile(entity, (x, y) => {
      if (this.#tiles.at(x, y) !== undefined) free = false;
    });
    return free;
  }

  /** Places the entity if it fits; returns whether it did. */
  place(entity: Entity): boolean {
    if (!this.fits(entity)) return false;
    this.#tiles.add(entity, this.entities.length);
    this.entities.push(entity);
    return true;
  }

  at(x: number, y: number): Entity | undefined {
    const index = this.#tiles.at(x, y);
    return index === undefined ? undefined : this.entities[index];
  }
}
