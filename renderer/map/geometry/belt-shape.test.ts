import { describe, expect, it } from 'vitest';
import { drawing, type Legend } from '../../../shared/lattice/drawing.ts';
import { boardOf } from '../board.ts';

const LEGEND: Legend = {
  s: { type: 'splitter', dir: 'E' },
  k: { type: 'sink', dir: 'N' },
  o: { type: 'source', dir: 'E', item: 'coal', lane: 'both', period: 1 },
  i: { type: 'inserter', dir: 'E' },
};

/** `tail/end` of the belt at a tile, with the side from which a curve comes. */
function shape(text: string, x: number, y: number): string {
  const board = boardOf(drawing(text, LEGEND, { ticks: 10 }));
  const { openTail, end, from } = board.belts[board.layout.tiles.at(x, y)!]!;
  return `${from ? `curve from ${from}` : openTail ? 'open' : 'fed'}, ${end}`;
}

describe('how a belt looks', () => {
  it.each([
    ['a belt alone', '>', 0, 0, 'open, dead'],
    ['the first of a row', '>>', 0, 0, 'open, onward'],
    ['the last of a row', '>>', 1, 0, 'fed, dead'],
    ['behind a source, into a sink', 'o>k', 1, 0, 'fed, onward'],
    ['behind an inserter, which only drops onto it', 'i>', 1, 0, 'open, dead'],
    ['before and behind a splitter', '>s>\n.#.', 0, 0, 'open, onward'],
    ['out of a splitter', '>s>\n.#.', 2, 0, 'fed, dead'],
    ['a curve', '>v', 1, 0, 'curve from W, dead'],
    ['into a curve', '>v', 0, 0, 'open, onward'],
    ['into the side of a belt', '.v\n>>', 1, 0, 'open, side-load'],
    ['that two belts turn into', '>v<', 1, 0, 'open, dead'],
    ['into a belt that two turn into', '>v<', 0, 0, 'open, side-load'],
    ['head on', '><', 0, 0, 'open, dead'],
    ['past a splitter that faces elsewhere', 'v\ns\n#', 0, 0, 'open, dead'],
  ])('%s', (_, text, x, y, expected) => {
    expect(shape(text, x, y)).toBe(expected);
  });
});
