import { Fault } from '../../shared/base/fault.ts';
import type { Entity, Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { Pen, type Placement, type Surface } from './pen.ts';

/** A factory while it is being designed: what stands where, in placement order. */
export class Board implements Surface {
  readonly #width: number;
  readonly #height: number;
  readonly #entities: Entity[] = [];
  readonly #taken = new Map<string, string>();

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** Draws in coordinates of its own, so that a district is written once and placed turned or mirrored. */
  pen(placement: Placement = {}): Pen {
    return new Pen(this, [placement]);
  }

  /** Throws a `Fault` (`demo-overlap`, `demo-outside`) where the tiles are not free: a design is wrong then. */
  place(entity: Entity, width: number, height: number): void {
    const name = `${entity.type} at ${entity.x},${entity.y}`;
    for (let y = entity.y; y < entity.y + height; y++) {
      for (let x = entity.x; x < entity.x + width; x++) {
        const inside = x >= 0 && y >= 0 && x < this.#width && y < this.#height;
        if (!inside) throw new Fault('demo-outside', `${name} leaves the board`, { x, y });
        const other = this.#taken.get(`${x},${y}`);
        if (other !== undefined)
          throw new Fault('demo-overlap', `${name} covers ${x},${y} of ${other}`, { x, y });
        this.#taken.set(`${x},${y}`, name);
      }
    }
    this.#entities.push(entity);
  }

  scenario(ticks: number, snapshots: readonly number[]): Scenario {
    const grid = { width: this.#width, height: this.#height };
    return { version: 1, grid, ticks, snapshots, entities: [...this.#entities] };
  }
}
