import { describe, expect, it } from 'vitest';
import type { Legend } from '../../../shared/lattice/drawing.ts';
import { itemIndex } from '../../../shared/lattice/items.ts';
import { draw } from '../../../shared/lattice/plain/testing.ts';
import { boardOf } from '../board.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import { crafterStands, crafterState, inserterState, isBlocked } from './machine-state.ts';

const LEGEND: Legend = {
  f: { type: 'furnace', recipe: 'iron-plate' },
  a: { type: 'assembler', recipe: 'copper-cable' },
  c: { type: 'assembler', recipe: 'circuit' },
  i: { type: 'inserter', dir: 'S' },
  k: { type: 'sink', dir: 'N' },
};

type Factory = ReturnType<typeof draw>;

function read({ engine }: Factory) {
  const board = boardOf(engine.scenario);
  const reader = new FrameReader(board);
  reader.read(engine.frame());
  return { board, reader };
}

function crafter(factory: Factory): string {
  const { board, reader } = read(factory);
  const state = crafterState(board.crafters[0]!, reader);
  // What code that draws asks for is the same.
  expect(crafterStands(board.crafters[0]!, reader)).toBe(state.is);
  return `${state.is}: ${state.reason}`;
}

describe('a furnace', () => {
  const furnace = () => draw('f#\n##', LEGEND);

  it('names the inputs that are missing', () => {
    expect(crafter(furnace())).toBe('no-input: no iron-ore, no coal');
    expect(crafter(furnace().fill(0, 0, { 'iron-ore': 3 }))).toBe('no-input: no coal');
  });

  it('starts when all is there, and crafts', () => {
    const factory = furnace().fill(0, 0, { 'iron-ore': 1, coal: 1 });
    expect(crafter(factory)).toBe('starting: starts with the next tick');
    expect(crafter(factory.step())).toBe('crafting: crafts iron-plate, 32 of 32 ticks left');
    expect(crafter(factory.step(31))).toBe('crafting: crafts iron-plate, 1 of 32 ticks left');
  });

  it('says that its output is full, even when an input is missing too', () => {
    expect(crafter(furnace().fill(0, 0, {}, { 'iron-plate': 8 }))).toBe(
      'output-full: output is full: 8 of 8 iron-plate',
    );
  });
});

describe('an assembler', () => {
  it('is full when a deposit of two does not fit any more', () => {
    const factory = draw('a##\n###\n###', LEGEND).fill(0, 0, { 'copper-plate': 8 }, { 'copper-cable': 7 });
    expect(crafter(factory)).toBe('output-full: output is full: 7 of 8 copper-cable');
  });

  it('says how many of several are there', () => {
    const factory = draw('c##\n###\n###', LEGEND).fill(0, 0, { 'copper-cable': 2 });
    expect(crafter(factory)).toBe('no-input: no iron-plate, 2 of 3 copper-cable');
  });
});

describe('an inserter', () => {
  const holding = (text: string, item: string, swingLeft: number) =>
    draw(text, LEGEND).replace(1, 1, {
      kind: 'inserter',
      phase: 'swing',
      held: itemIndex(item),
      swingLeft,
    });
  const state = (factory: Factory): string => {
    const { board, reader } = read(factory);
    const { is, reason } = inserterState(board, board.inserters[0]!, reader);
    expect(isBlocked(board, board.inserters[0]!, reader)).toBe(is === 'blocked');
    return `${is}: ${reason}`;
  };

  it('waits, carries and returns', () => {
    expect(state(draw('>>>\n.i.\n>>>', LEGEND))).toBe('waiting: waits for something to take');
    expect(state(draw('...\n.i.\n>>>', LEGEND))).toBe('waiting: nothing behind it gives items');
    expect(state(holding('...\n.i.\n>>>', 'coal', 5))).toBe('moving: carries coal, 5 ticks left');
    const back = draw('...\n.i.\n...', LEGEND).replace(1, 1, {
      kind: 'inserter',
      phase: 'return',
      held: undefined,
      swingLeft: 3,
    });
    expect(state(back)).toBe('moving: returns, 3 ticks left');
  });

  it('drops onto a belt with room at the entry of its near lane, and is blocked without', () => {
    const text = '...\n.i.\n>>>';
    expect(state(holding(text, 'coal', 1))).toBe('moving: drops coal with the next tick');
    expect(state(holding(text, 'coal', 1).put(1, 2, '128'))).toBe('moving: drops coal with the next tick');
    expect(state(holding(text, 'coal', 1).put(1, 2, '129'))).toBe(
      'blocked: holds coal: no room on the belt at 1,2',
    );
    expect(state(holding(text, 'coal', 1).put(1, 2, '', '192'))).toBe(
      'moving: drops coal with the next tick',
    );
  });

  it('is blocked by a crafter that is full or does not use the item, and by nothing', () => {
    const text = '....\n.i..\n.f#.\n.##.';
    const full = holding(text, 'coal', 1).fill(1, 2, { coal: 8 });
    expect(state(full)).toBe('blocked: holds coal: the furnace at 1,2 has 8 of 8');
    expect(state(holding(text, 'circuit', 1))).toBe(
      'blocked: holds circuit: the furnace at 1,2 does not use it',
    );
    expect(state(holding(text, 'coal', 1).fill(1, 2, { coal: 7 }))).toBe(
      'moving: drops coal with the next tick',
    );
    expect(state(holding('...\n.i.\n...', 'coal', 1))).toBe('blocked: holds coal: nothing ahead takes items');
    expect(state(holding('...\n.i.\n.k.', 'coal', 1))).toBe('moving: drops coal with the next tick');
  });

  it('is what the rules do with the next tick', () => {
    const blocked = holding('...\n.i.\n>>>', 'coal', 1).put(1, 2, '129');
    expect(state(blocked)).toMatch(/^blocked/);
    expect(blocked.step().inserter(1, 1)).toBe('swing 1 coal');
  });

  it.each([
    ['nothing on the belt', '>>>\n.i.\n>>>', '', 'waiting: waits for something to take', 'idle'],
    [
      'an item and room for it',
      '>>>\n.i.\n>>>',
      '0 coal',
      'moving: takes coal with the next tick',
      'swing 8 coal',
    ],
    [
      'an item and nobody to give it to',
      '>>>\n.i.\n...',
      '0 coal',
      'waiting: leaves coal there: nothing ahead takes items',
      'idle',
    ],
  ])('that is idle, with %s, does what it says', (_, text, left, says, does) => {
    const factory = draw(text, LEGEND).put(1, 0, left);
    expect(state(factory)).toBe(says);
    expect(factory.step().inserter(1, 1)).toBe(does);
  });

  it('takes coal for a furnace first, and what an assembler holds least of', () => {
    const furnace = draw('>>>\n.i.\n.f#\n.##', LEGEND).put(1, 0, '0 iron-ore', '0 coal');
    expect(state(furnace)).toBe('moving: takes coal with the next tick');
    expect(furnace.step().inserter(1, 1)).toBe('swing 8 coal');
    const assembler = draw('>>>>\n.i..\n.c##\n.###\n.###', LEGEND)
      .put(1, 0, '0 copper-cable', '0 iron-plate')
      .fill(1, 2, { 'copper-cable': 3, 'iron-plate': 1 });
    expect(state(assembler)).toBe('moving: takes iron-plate with the next tick');
    expect(assembler.step().inserter(1, 1)).toBe('swing 8 iron-plate');
  });

  it('leaves what a full crafter does not take, and takes what another makes', () => {
    const full = draw('>>>\n.i.\n.f#\n.##', LEGEND).put(1, 0, '0 iron-ore').fill(1, 2, { 'iron-ore': 8 });
    expect(state(full)).toBe('waiting: leaves iron-ore there: the furnace at 1,2 has 8 of 8');
    expect(full.step().inserter(1, 1)).toBe('idle');
    const made = draw('f#.\n##.\n.i.\n.k.', LEGEND).fill(0, 0, {}, { 'iron-plate': 1 });
    const { board, reader } = read(made);
    expect(inserterState(board, board.inserters[0]!, reader).label).toBe('taking');
    expect(made.step().inserter(1, 2)).toBe('swing 8 iron-plate');
  });
});
