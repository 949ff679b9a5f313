import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { Board } from './board.ts';
import { type Hands, machineRow } from './districts/machine-row.ts';
import { mine } from './districts/mine.ts';
import { smelter } from './districts/smelter.ts';
import { transitRing } from './districts/transit-ring.ts';
import type { Pen } from './pen.ts';

const WIDTH = 48;
const HEIGHT = 32;

/**
 * Iron comes down the west side and copper up the east side, each the other turned by half a circle. Between the two
 * plate belts lie cable and circuits, below them a mall, and in the free corners belts are made and copper is
 * stored.
 */
export function medium(): Scenario {
  const board = new Board(WIDTH, HEIGHT);
  const west = board.pen();
  const east = board.pen({ x: WIDTH - 1, y: HEIGHT - 1, flipX: true, flipY: true });
  smelterColumn(west, 'iron', 18);
  smelterColumn(east, 'copper', 14);
  cableRows(west);
  circuitRow(west);
  mall(west);
  beltWorks(west);
  copperStore(board.pen({ x: WIDTH - 1, flipX: true }));
  return board.scenario(14_400, [600, 1_500, 3_600, 7_200, 14_400]);
}

/** A mine and a smelter from north to south; a splitter evens out the plates, half of which turn into row 22. */
function smelterColumn(pen: Pen, metal: 'iron' | 'copper', period: number): void {
  const turned = pen.within({ turned: true });
  mine(turned, { ore: `${metal}-ore`, period });
  smelter(turned.within({ x: 4 }), { recipe: `${metal}-plate`, count: 6 });
  pen.tile('slow', 5, 19, 'S').tile('slow', 6, 19, 'S').splitter(5, 20, 'S');
  pen.belt('slow', [6, 21], [6, 22], [34, 22]);
}

/** Cable from both sides of the copper belt; both rows end on the same lane of one belt. */
function cableRows(pen: Pen): void {
  const row = { x: 15, recipe: 'copper-cable', count: 5, pitch: 4 } as const;
  const middle: Hands = { 1: 'in' };
  const outside: Hands = { 0: 'out', 2: 'out' };
  machineRow(pen, { ...row, y: 5, below: middle, above: outside });
  machineRow(pen, { ...row, y: 11, above: middle, below: outside });
  pen.belt('fast', [34, 3], [12, 3], [12, 16], [35, 16], [35, 27]);
  pen.belt('fast', [34, 15], [13, 15]);
}

/** Circuits leave on the lane of the cable belt that holds no cable. */
function circuitRow(pen: Pen): void {
  machineRow(pen, {
    x: 14,
    y: 18,
    recipe: 'circuit',
    count: 7,
    pitch: 3,
    above: { 0: 'in', 2: 'out' },
    below: { 1: 'in' },
  });
}

/** Between the iron belt and the circuit belt: assemblers in the west, inserters and gears in the east. */
function mall(pen: Pen): void {
  const above: Hands = { 1: 'in' };
  const shipping: Hands = { 0: 'in', 2: 'out' };
  const one = { y: 24, count: 1, pitch: 3 };
  machineRow(pen, { ...one, x: 13, recipe: 'iron-gear', above });
  pen.inserter(16, 25, 'E');
  machineRow(pen, { ...one, x: 17, recipe: 'transport-belt', above });
  pen.inserter(20, 25, 'E');
  machineRow(pen, { ...one, x: 21, recipe: 'assembler', below: shipping });
  machineRow(pen, { ...one, x: 24, recipe: 'inserter', below: shipping });
  pen.inserter(27, 25, 'W');
  machineRow(pen, { ...one, x: 28, recipe: 'iron-gear', above });
  machineRow(pen, { ...one, x: 32, recipe: 'iron-gear', above, below: { 2: 'out' } });
  pen.belt('fast', [35, 28], [13, 28]).splitter(12, 28, 'W');
  for (const y of [28, 29]) pen.tile('fast', 11, y, 'W').sink(10, y, 'W');
}

/** Gears are handed straight to the machines that make belts, which ship on the iron belt's rest. */
function beltWorks(pen: Pen): void {
  pen.belt('slow', [5, 21], [5, 30]).sink(5, 31, 'S');
  for (const side of [pen, pen.within({ x: 10, flipX: true })]) {
    side.crafter(1, 23, 'iron-gear').inserter(4, 24, 'W').inserter(2, 26, 'S');
    side.crafter(1, 27, 'transport-belt').inserter(4, 27, 'W').inserter(4, 29, 'E');
  }
}

/** The other half of the copper plates, which wait before a ring. */
function copperStore(pen: Pen): void {
  pen.belt('slow', [5, 10], [5, 6]);
  transitRing(pen.within({ x: 1, y: 2 }));
}
