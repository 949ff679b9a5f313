import type { ItemName } from '../../shared/lattice/items.ts';
import type { RecipeName } from '../../shared/lattice/recipes.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { Board } from './board.ts';
import { balancer } from './districts/balancer.ts';
import { dock } from './districts/dock.ts';
import { type Hands, machineRow } from './districts/machine-row.ts';
import { mine } from './districts/mine.ts';
import { roundabout } from './districts/roundabout.ts';
import { smelter } from './districts/smelter.ts';
import { storeRing } from './districts/store-ring.ts';
import type { Pen, Placement } from './pen.ts';

const WIDTH = 72;
const HEIGHT = 40;

/** A quarter's corner as the origin, with x to the middle and y to the middle. */
const NORTH_WEST: Placement = {};
const NORTH_EAST: Placement = { x: WIDTH - 1, flipX: true };
const SOUTH_WEST: Placement = { y: HEIGHT - 1, flipY: true };
const SOUTH_EAST: Placement = { x: WIDTH - 1, y: HEIGHT - 1, flipX: true, flipY: true };

/**
 * Iron in the west and copper in the east, each mined and smelted in two corners; gears and belts are made between the
 * iron corners, cable between the copper ones, circuits in the middle. North and south of them a mall each: inserters,
 * and assemblers.
 */
export function large(): Scenario {
  const board = new Board(WIDTH, HEIGHT);
  corner(board, NORTH_WEST, 'iron-ore', 'iron-plate', 14);
  corner(board, SOUTH_WEST, 'iron-ore', 'iron-plate', 18);
  corner(board, NORTH_EAST, 'copper-ore', 'copper-plate', 14);
  corner(board, SOUTH_EAST, 'copper-ore', 'copper-plate', 18);
  for (const quarter of [NORTH_WEST, SOUTH_WEST]) ironWorks(board.pen(quarter));
  for (const quarter of [NORTH_EAST, SOUTH_EAST]) copperWorks(board.pen(quarter));
  for (const quarter of [NORTH_WEST, SOUTH_WEST]) circuits(board.pen(quarter));
  dock(board.pen({ x: 3, y: 19, flipX: true }), 'slow');
  dock(board.pen({ x: 25, y: 19, flipX: true }), 'express');
  inserterMall(board.pen(NORTH_WEST));
  assemblerMall(board.pen(SOUTH_WEST));
  return board.scenario(24_000, [600, 1_500, 6_000, 12_000, 24_000]);
}

/** A mine and its smelter; plates of the outer row turn to the middle at column 22, of the inner row at column 21. */
function corner(board: Board, quarter: Placement, ore: ItemName, plate: RecipeName, period: number): void {
  const pen = board.pen(quarter);
  mine(pen.within({ x: 1 }), { ore, period });
  smelter(pen.within({ x: 5 }), { recipe: plate, count: 6 });
  pen.belt('slow', [20, 5], [22, 5], [22, 12]);
  pen.belt('slow', [20, 6], [21, 6], [21, 13], [3, 13]);
}

/** Gears and belts from iron plates, shipped to the edge together. */
function ironWorks(pen: Pen): void {
  const above: Hands = { 1: 'in' };
  machineRow(pen, { x: 12, y: 15, recipe: 'iron-gear', count: 3, pitch: 3, above, below: { 1: 'out' } });
  machineRow(pen, {
    x: 3,
    y: 15,
    recipe: 'transport-belt',
    count: 3,
    pitch: 3,
    above,
    below: { 0: 'out', 2: 'in' },
  });
  pen.belt('slow', [20, 19], [4, 19]);
}

/** Cable from copper plates, sent to the middle; the other plates leave by way of a roundabout. */
function copperWorks(pen: Pen): void {
  const below: Hands = { 0: 'out', 2: 'out' };
  machineRow(pen, { x: 3, y: 15, recipe: 'copper-cable', count: 6, pitch: 3, above: { 1: 'in' }, below });
  pen.belt('express', [3, 19], [45, 19]);
  pen.tile('slow', 22, 13, 'S');
  roundabout(pen.within({ x: 22, y: 14, flipX: true }));
}

/** Circuits between an iron belt, whose other lane takes them, and a cable belt. */
function circuits(pen: Pen): void {
  pen.tile('slow', 22, 13, 'E').belt('fast', [23, 13], [47, 13]);
  machineRow(pen, {
    x: 26,
    y: 15,
    recipe: 'circuit',
    count: 7,
    pitch: 3,
    above: { 0: 'in', 2: 'out' },
    below: { 1: 'in' },
  });
}

/** A belt of iron plates and circuits, coming in from the circuits and going west along row 6 to column `end`. */
function mallBelt(pen: Pen, end: number): void {
  pen.tile('fast', 48, 13, 'N');
  balancer(pen.within({ x: 48, y: 12, turned: true, flipX: true, flipY: true }));
  pen.belt('fast', [48, 6], [end, 6]).sink(end - 1, 6, 'W');
}

/** The machines above and below row 6, of which each row works outwards. */
function mallRows(pen: Pen): readonly Pen[] {
  return [pen.within({ y: 6 }), pen.within({ y: 6, flipY: true })];
}

/** Gears handed straight to the machines that make inserters; what they ship fills a ring and joins the belt's rest. */
function inserterMall(pen: Pen): void {
  mallBelt(pen, 25);
  const one = { y: 2, count: 1, pitch: 3 };
  for (const row of mallRows(pen)) {
    for (const x of [33, 40]) {
      machineRow(row, { ...one, x, recipe: 'iron-gear', above: { 1: 'in' } });
      row.inserter(x + 3, 3, 'E');
      machineRow(row, { ...one, x: x + 4, recipe: 'inserter', above: { 1: 'in' }, below: { 1: 'out' } });
    }
    row.belt('slow', [46, 6], [30, 6], [30, 1]);
    storeRing(row.within({ x: 25, y: 2 }));
  }
}

/** Gears to belts to assemblers, from hand to hand. */
function assemblerMall(pen: Pen): void {
  mallBelt(pen, 25);
  const one = { y: 2, count: 1, pitch: 3 };
  for (const row of mallRows(pen)) {
    for (const x of [25, 36]) {
      machineRow(row, { ...one, x, recipe: 'iron-gear', above: { 1: 'in' } });
      row.inserter(x + 3, 3, 'E');
      machineRow(row, { ...one, x: x + 4, recipe: 'transport-belt', above: { 1: 'in' } });
      row.inserter(x + 7, 3, 'E');
      machineRow(row, { ...one, x: x + 8, recipe: 'assembler', above: { 1: 'in' }, below: { 1: 'out' } });
    }
    row.belt('slow', [46, 6], [25, 6]).sink(24, 6, 'W');
  }
}
