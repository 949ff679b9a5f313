import type { Tier } from '../../shared/lattice/constants.ts';
import { DIRECTIONS, type Direction, STEP } from '../../shared/lattice/directions.ts';
import type { ItemName } from '../../shared/lattice/items.ts';
import { RECIPE, type RecipeName } from '../../shared/lattice/recipes.ts';
import type { Entity, SourceLane } from '../../shared/lattice/scenario/scenario.ts';

/** What a pen draws on. */
export interface Surface {
  /** Covers `width` × `height` tiles from the entity's anchor. */
  place(entity: Entity, width: number, height: number): void;
}

/** Where a pen's origin lies on the board and which way its axes run. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  /** Its x grows to the west. */
  readonly flipX?: boolean;
  /** Its y grows to the north. */
  readonly flipY?: boolean;
  /** Its x runs along the board's y, and its y along the board's x; flips are of the board's axes. */
  readonly turned?: boolean;
}

type Point = readonly [x: number, y: number];

const OTHER_LANE: Readonly<Record<SourceLane, SourceLane>> = { left: 'right', right: 'left', both: 'both' };

/** Places entities in coordinates of its own. A mirrored pen mirrors lanes too, so that a district works as it was drawn. */
export class Pen {
  readonly #surface: Surface;
  /** From the innermost coordinates to the board's. */
  readonly #placements: readonly Placement[];

  constructor(surface: Surface, placements: readonly Placement[]) {
    this.#surface = surface;
    this.#placements = placements;
  }

  /** A pen whose coordinates lie within this one's. */
  within(placement: Placement): Pen {
    return new Pen(this.#surface, [placement, ...this.#placements]);
  }

  /** Belts along straight lines from point to point; each corner faces the way on, the last tile as the last line. */
  belt(tier: Tier, ...points: readonly Point[]): this {
    points.slice(0, -1).forEach((from, index) => {
      const to = points[index + 1]!;
      const dir = heading(from, to);
      const last = index === points.length - 2;
      const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) + (last ? 1 : 0);
      for (let step = 0; step < length; step++) {
        this.tile(tier, from[0] + STEP[dir].x * step, from[1] + STEP[dir].y * step, dir);
      }
    });
    return this;
  }

  /** One belt. */
  tile(tier: Tier, x: number, y: number, dir: Direction): this {
    return this.#place(x, y, 1, 1, (at) => ({ type: 'belt', ...at, dir: this.#facing(dir), tier }));
  }

  splitter(x: number, y: number, dir: Direction): this {
    const [width, height] = dir === 'E' || dir === 'W' ? [1, 2] : [2, 1];
    return this.#place(x, y, width, height, (at) => ({ type: 'splitter', ...at, dir: this.#facing(dir) }));
  }

  inserter(x: number, y: number, dir: Direction): this {
    return this.#place(x, y, 1, 1, (at) => ({ type: 'inserter', ...at, dir: this.#facing(dir) }));
  }

  /** The furnace or assembler that the recipe needs. */
  crafter(x: number, y: number, recipe: RecipeName): this {
    const { machine } = RECIPE[recipe];
    const size = machine === 'furnace' ? 2 : 3;
    return this.#place(x, y, size, size, (at) => ({ type: machine, ...at, recipe }));
  }

  source(
    x: number,
    y: number,
    dir: Direction,
    item: ItemName,
    period: number,
    lane: SourceLane = 'both',
  ): this {
    const named = this.#mirrors ? OTHER_LANE[lane] : lane;
    return this.#place(x, y, 1, 1, (at) => ({
      type: 'source',
      ...at,
      dir: this.#facing(dir),
      item,
      lane: named,
      period,
    }));
  }

  sink(x: number, y: number, dir: Direction): this {
    return this.#place(x, y, 1, 1, (at) => ({ type: 'sink', ...at, dir: this.#facing(dir) }));
  }

  #place(
    x: number,
    y: number,
    width: number,
    height: number,
    entity: (at: Anchor) => Parameters<Surface['place']>[0],
  ): this {
    const one = this.#onBoard(x, y);
    const other = this.#onBoard(x + width - 1, y + height - 1);
    const anchor = { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) };
    const [across, down] = this.#turned ? [height, width] : [width, height];
    this.#surface.place(entity(anchor), across, down);
    return this;
  }

  #onBoard(x: number, y: number): Anchor {
    return this.#placements.reduce<Anchor>(
      (inner, placement) => {
        const step = directed(inner, placement);
        return { x: (placement.x ?? 0) + step.x, y: (placement.y ?? 0) + step.y };
      },
      { x, y },
    );
  }

  #facing(dir: Direction): Direction {
    return directionOf(this.#placements.reduce(directed, STEP[dir]));
  }

  get #turned(): boolean {
    return this.#placements.filter(({ turned }) => turned).length % 2 === 1;
  }

  get #mirrors(): boolean {
    return (
      this.#placements.flatMap(({ flipX, flipY, turned }) => [flipX, flipY, turned]).filter(Boolean).length %
        2 ===
      1
    );
  }
}

function directed({ x, y }: Anchor, { flipX, flipY, turned }: Placement): Anchor {
  const [across, down] = turned ? [y, x] : [x, y];
  return { x: flipX ? -across : across, y: flipY ? -down : down };
}

function directionOf({ x, y }: Anchor): Direction {
  // `===` because a flipped 0 is -0.
  return DIRECTIONS.find((candidate) => STEP[candidate].x === x && STEP[candidate].y === y)!;
}

interface Anchor {
  readonly x: number;
  readonly y: number;
}

function heading(from: Point, to: Point): Direction {
  const x = Math.sign(to[0] - from[0]);
  const y = Math.sign(to[1] - from[1]);
  // A line of one tile has no direction; along both axes it would have two.
  const dir = DIRECTIONS.find((candidate) => STEP[candidate].x === x && STEP[candidate].y === y);
  if (dir === undefined) throw new RangeError(`no straight line leads from ${from} to ${to}`);
  return dir;
}
