import { describe, expect, it } from 'vitest';
import type { Legend } from '../../../shared/lattice/drawing.ts';
import { draw, source } from '../../../shared/lattice/plain/testing.ts';
import { boardOf } from '../board.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import { describeCell } from './describe.ts';
import { visibleCells } from './visible-cells.ts';

const LEGEND: Legend = {
  o: source('E', 'coal', 'both', 4),
  s: { type: 'splitter', dir: 'E' },
  l: { type: 'lane-splitter', dir: 'E' },
  k: { type: 'sink', dir: 'N' },
  i: { type: 'inserter', dir: 'S' },
  f: { type: 'furnace', recipe: 'iron-plate' },
};

describe('a cell in words', () => {
  const factory = draw('o>s>v\n.i#lk\n.f#..\n.##..', LEGEND)
    .put(1, 0, '0 coal,70', '12 circuit')
    .fill(1, 2, { 'iron-ore': 5 }, { 'iron-plate': 2 });
  const cell = (x: number, y: number) => describeCell(factory.engine.scenario, factory.engine.frame(), x, y);

  it.each([
    [0, 0, '0,0: source of coal to the east, onto both lanes, every 4 ticks'],
    [1, 0, '1,0: fast belt to the east; left lane coal at 0, iron-ore at 70; right lane circuit at 12'],
    [4, 0, '4,0: fast belt to the south, a curve; left lane empty; right lane empty'],
    [
      2,
      1,
      '2,1: splitter to the east, the left lane goes to its first output next, the right lane to its first, the first input goes first',
    ],
    [3, 1, '3,1: lane-splitter to the east'],
    [4, 1, '4,1: sink, has taken 0'],
    [1, 1, '1,1: inserter to the south, takes coal with the next tick'],
    [2, 3, '2,3: furnace for iron-plate: no coal; in 5 of 8 iron-ore, 0 of 8 coal; out 2 of 8 iron-plate'],
    [9, 9, '9,9: empty'],
  ])('%d,%d', (x, y, expected) => {
    expect(cell(x, y)).toBe(expected);
  });
});

describe('the table of what is in view', () => {
  const factory = draw('o>>k\n....\n>>..', LEGEND);
  const board = boardOf(factory.engine.scenario);
  const reader = new FrameReader(board);
  reader.read(factory.engine.frame());
  const rows = (x: number, y: number, most = 99) =>
    visibleCells(board, reader, { x, y, scale: 10 }, { width: 20, height: 20 }, most).map(
      (row) => `${row.type} ${row.x},${row.y}`,
    );

  it('lists entities row by row', () => {
    expect(rows(1, 2)).toEqual(['belt 0,2', 'belt 1,2']);
    expect(rows(3, 1)).toEqual(['belt 2,0', 'sink 3,0']);
  });

  it('ends where it is told to', () => {
    expect(rows(1, 1, 1)).toEqual(['source 0,0']);
  });
});
