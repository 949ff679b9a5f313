import { TIERS, type Tier } from '../constants.ts';
import { type Direction, STEP } from '../directions.ts';
import { ITEMS, type ItemName } from '../items.ts';
import type { RecipeName } from '../recipes.ts';
import { eachTile } from '../scenario/footprint.ts';
import type { Entity, SourceLane } from '../scenario/scenario.ts';
import type { Random } from './random.ts';

const PERIODS = [1, 2, 3, 4, 5, 7, 8, 13, 16, 30, 61];

/** What a piece may use. */
export interface PieceOptions {
  readonly laneSplitters: boolean;
}

/** A piece of factory, drawn about tile 0,0 as if it ran to the east; most telling entities first, as it may be cut. */
export type Piece = (sketch: Sketch) => void;

/** Collects the entities of one piece. What would stand on a taken tile is left out. */
export class Sketch {
  readonly random: Random;
  readonly options: PieceOptions;
  readonly entities: Entity[] = [];
  readonly #taken = new Set<string>();
  /** Undefined where every belt draws its own. */
  readonly #tier: Tier | undefined;

  constructor(random: Random, options: PieceOptions) {
    this.random = random;
    this.options = options;
    this.#tier = random.chance(60) ? random.pick(TIERS) : undefined;
  }

  belt(x: number, y: number, dir: Direction): void {
    this.#add({ type: 'belt', x, y, dir, tier: this.#tier ?? this.random.pick(TIERS) });
  }

  /** Belts one after the other, each facing where its step leads: `EES` ends south of its third belt. Returns that end. */
  path(x: number, y: number, steps: string): { x: number; y: number } {
    for (const step of steps as Iterable<Direction>) {
      this.belt(x, y, step);
      x += STEP[step].x;
      y += STEP[step].y;
    }
    return { x, y };
  }

  splitter(x: number, y: number, dir: Direction): void {
    const type = this.options.laneSplitters && this.random.chance(40) ? 'lane-splitter' : 'splitter';
    this.#add({ type, x, y, dir });
  }

  inserter(x: number, y: number, dir: Direction): void {
    this.#add({ type: 'inserter', x, y, dir });
  }

  crafter(x: number, y: number, type: 'assembler' | 'furnace', recipe: RecipeName): void {
    this.#add({ type, x, y, recipe });
  }

  source(
    x: number,
    y: number,
    dir: Direction,
    item: ItemName = this.item(),
    lane: SourceLane = this.lane(),
  ): void {
    this.#add({ type: 'source', x, y, dir, item, lane, period: this.random.pick(PERIODS) });
  }

  sink(x: number, y: number): void {
    this.#add({ type: 'sink', x, y, dir: this.random.pick(['N', 'E', 'S', 'W']) });
  }

  item(): ItemName {
    return this.random.pick(ITEMS);
  }

  lane(): SourceLane {
    return this.random.pick(['left', 'right', 'both']);
  }

  /** `dir` again and again, from `fewest` to `most` times. */
  steps(dir: Direction, fewest: number, most: number): string {
    return dir.repeat(this.random.between(fewest, most));
  }

  #add(entity: Entity): void {
    const tiles: string[] = [];
    eachTile(entity, (x, y) => tiles.push(`${x},${y}`));
    if (tiles.some((tile) => this.#taken.has(tile))) return;
    for (const tile of tiles) this.#taken.add(tile);
    this.entities.push(entity);
  }
}
