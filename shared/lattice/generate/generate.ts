import type { Scenario } from '../scenario/scenario.ts';
import { Board } from './board.ts';
import { noiseAt } from './noise.ts';
import { PIECES } from './pieces/pieces.ts';
import { Random } from './random.ts';
import { Sketch } from './sketch.ts';
import { moved, turned } from './turn.ts';

export interface GenerateOptions {
  /** The same seed and options give the same factory on every machine. */
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** How many entities are wanted; there are fewer only where the grid has no room. */
  readonly entities: number;
  readonly ticks: number;
  /** Defaults to the last tick alone. */
  readonly snapshots?: readonly number[];
  /** Whether lane-splitters may stand in it; not every engine knows them. */
  readonly laneSplitters?: boolean;
}

/** Pieces that found no place, one after the other, after which the board counts as full of them. */
const MOST_MISSES = 25;
/** Share of the entities, in percent, that are left to noise. */
const NOISE = 12;

/**
 * A random valid factory in which things flow: production lines, merging belts, splitters, loops, curves and what undoes
 * them, laid close together in any turn, and single entities strewn between. `parseScenario` finds nothing wrong with it.
 */
export function generateScenario(options: GenerateOptions): Scenario {
  const {
    seed,
    width,
    height,
    entities: wanted,
    ticks,
    snapshots = [ticks],
    laneSplitters = false,
  } = options;
  const random = new Random(seed);
  const board = new Board(width, height);
  const area = areaFor(wanted, width, height, random);
  layPieces(board, random, area, Math.max(2, wanted - Math.floor((wanted * NOISE) / 100)), laneSplitters);
  strew(board, random, area, wanted, laneSplitters);
  strew(board, random, { x: 0, y: 0, width, height }, wanted, laneSplitters);
  // Order decides within a phase, so half of the factories are placed in an order that follows no line.
  const entities = random.chance(50) ? random.shuffled(board.entities) : board.entities;
  return { version: 1, grid: { width, height }, ticks, snapshots, entities };
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the grid in which the pieces stand close enough to meet. */
function areaFor(entities: number, width: number, height: number, random: Random): Area {
  const tiles = entities * 2.6;
  const across = Math.min(width, Math.ceil(Math.sqrt(tiles)) + 4);
  const area = { width: across, height: Math.min(height, Math.ceil(tiles / across) + 4) };
  return { x: random.below(width - area.width + 1), y: random.below(height - area.height + 1), ...area };
}

function layPieces(board: Board, random: Random, area: Area, wanted: number, laneSplitters: boolean): void {
  let misses = 0;
  while (board.entities.length < wanted && misses < MOST_MISSES) {
    const sketch = new Sketch(random, { laneSplitters });
    random.pick(PIECES)(sketch);
    if (layPiece(board, random, area, sketch, wanted - board.entities.length)) misses = 0;
    else misses++;
  }
}

/** Tries some places and turns; a piece that is too large for what is wanted loses its last entities. */
function layPiece(board: Board, random: Random, area: Area, sketch: Sketch, room: number): boolean {
  const piece = sketch.entities.slice(0, room);
  for (let tries = 0; tries < 24; tries++) {
    const turn = { quarters: random.below(4), mirrored: random.chance(50) };
    const x = area.x + random.below(area.width);
    const y = area.y + random.below(area.height);
    const placed = piece.map((entity) => moved(turned(entity, turn), x, y));
    if (!placed.every((entity) => board.fits(entity))) continue;
    for (const entity of placed) board.place(entity);
    return true;
  }
  return false;
}

/** Single entities on free tiles, until there are enough or no tile is left. */
function strew(board: Board, random: Random, area: Area, wanted: number, laneSplitters: boolean): void {
  if (board.entities.length >= wanted) return;
  for (const tile of freeTiles(board, random, area, (wanted - board.entities.length) * 4)) {
    if (board.entities.length >= wanted) return;
    board.place(noiseAt(board, random, tile.x, tile.y, laneSplitters));
  }
}

/** Free tiles in random order; on a grid far larger than needed, only some of them are looked at. */
function freeTiles(board: Board, random: Random, area: Area, needed: number): { x: number; y: number }[] {
  const size = area.width * area.height;
  const looked = size <= 1_000_000 ? random.shuffled([...new Array(size).keys()]) : undefined;
  const numbers = looked ?? Array.from({ length: needed * 4 }, () => random.below(size));
  const tiles = numbers.map((number) => ({
    x: area.x + (number % area.width),
    y: area.y + Math.floor(number / area.width),
  }));
  return tiles.filter(({ x, y }) => board.at(x, y) === undefined);
}
