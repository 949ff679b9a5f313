import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { Board } from './board.ts';
import { machineRow } from './districts/machine-row.ts';
import type { Pen } from './pen.ts';

const HEIGHT = 14;

/** Iron along the north and copper along the south, each with four furnaces; belts and circuits at the east end. */
export function small(): Scenario {
  const board = new Board(24, HEIGHT);
  const north = board.pen();
  const south = board.pen({ y: HEIGHT - 1, flipY: true });
  smelterRow(north, 'iron');
  smelterRow(south, 'copper');
  north.belt('slow', [12, 5], [22, 5], [22, 8], [17, 8]);
  north.crafter(13, 1, 'iron-gear').inserter(14, 4, 'N').inserter(16, 2, 'E');
  north.crafter(17, 1, 'transport-belt').inserter(18, 4, 'N').inserter(20, 2, 'E').sink(21, 2, 'E');
  south.belt('slow', [12, 5], [15, 5]);
  south.crafter(13, 1, 'copper-cable').inserter(14, 4, 'N').inserter(16, 2, 'E');
  south.crafter(17, 1, 'circuit').inserter(18, 4, 'N').inserter(20, 2, 'E').sink(21, 2, 'E');
  return board.scenario(7_200, [600, 1_500, 1_800, 3_600, 7_200]);
}

/** Ore and coal on the lanes of one belt, furnaces below it, and of the plates one half for a sink. */
function smelterRow(pen: Pen, metal: 'iron' | 'copper'): void {
  pen.source(0, 0, 'E', `${metal}-ore`, 10, 'right').source(1, 1, 'N', 'coal', 10, 'left');
  pen.belt('fast', [1, 0], [10, 0]);
  machineRow(pen, {
    x: 3,
    y: 2,
    recipe: `${metal}-plate`,
    count: 4,
    pitch: 2,
    above: { 0: 'in' },
    below: { 1: 'out' },
  });
  pen.belt('slow', [3, 5], [10, 5]).splitter(11, 5, 'E');
  pen.belt('slow', [12, 6], [13, 6]).sink(14, 6, 'E');
}
