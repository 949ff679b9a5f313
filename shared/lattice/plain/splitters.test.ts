import { describe, expect, it } from 'vitest';
import type { Direction } from '../directions.ts';
import type { Stamp } from '../drawing.ts';
import { draw } from './testing.ts';

type Tile = [x: number, y: number];

const p: Stamp = { type: 'splitter', dir: 'E' };
/** Inputs at 0,0 and 0,1; the splitter at 1,0; outputs at 2,0 and 2,1. */
const BOTH = '>p>\n>#>';

describe('a splitter', () => {
  it('passes a lead item at pos 0 on, in the tick in which it gets there, to the entry of the output', () => {
    const factory = draw(BOTH, { p }).put(0, 0, '64', '65').step();
    expect([factory.lanes(0, 0), factory.lanes(2, 0), factory.lanes(2, 1)]).toEqual([
      ' | 1',
      '192 | ',
      ' | ',
    ]);
  });

  it('turns to the other output after each item that it passed', () => {
    const factory = draw(BOTH, { p }).put(0, 0, '0,64,128').step();
    expect([factory.left(2, 0), factory.left(2, 1), factory.splitter(1, 0)]).toEqual(['192', '', '1,0 in 1']);
    factory.step();
    expect([factory.left(2, 0), factory.left(2, 1), factory.splitter(1, 0)]).toEqual([
      '128',
      '192',
      '0,0 in 0',
    ]);
    factory.step();
    expect([factory.left(2, 0), factory.left(2, 1), factory.splitter(1, 0)]).toEqual([
      '64,192',
      '128',
      '1,0 in 1',
    ]);
  });

  it('has a preferred output for each lane, and items keep their lane', () => {
    const factory = draw(BOTH, { p }).put(0, 0, '0', '').step();
    expect(factory.splitter(1, 0)).toBe('1,0 in 1');
    factory.put(0, 0, '0 coal', '0 circuit').step();
    expect([factory.items(2, 0), factory.items(2, 1)]).toEqual(['iron-ore | circuit', 'coal | ']);
    expect(factory.splitter(1, 0)).toBe('0,1 in 0');
  });

  it('writes the two preferred outputs as bits, the left lane first', () => {
    const factory = draw(BOTH, { p }).put(0, 0, '', '0').step();
    expect(factory.state(1, 0)).toEqual({ kind: 'splitter', outPref: 2, inFirst: 1 });
  });

  it('takes the other output when the preferred one has no room, and then prefers the one that had none', () => {
    const factory = draw(BOTH, { p }).put(0, 0, '0,64').put(2, 0, '0,64,128,192').step();
    expect([factory.left(2, 1), factory.splitter(1, 0)]).toEqual(['192', '0,0 in 1']);
    // Still preferred, still blocked; 192 has moved to 128, so the second lands behind it.
    factory.step();
    expect([factory.left(2, 1), factory.splitter(1, 0)]).toEqual(['128,192', '0,0 in 0']);
  });

  it('keeps the item and the preference when neither output has room', () => {
    const factory = draw(BOTH, { p })
      .put(0, 0, '0')
      .put(2, 0, '0,64,128,192')
      .put(2, 1, '0,64,128,192')
      .step(3);
    expect([factory.left(0, 0), factory.splitter(1, 0)]).toEqual(['0', '0,0 in 1']);
  });

  it('lands on an output whose last item is exactly 64 from the entry', () => {
    const factory = draw(BOTH, { p }).put(0, 0, '0').put(2, 0, '0,64,128').step();
    expect(factory.left(2, 0)).toBe('0,64,128,192');
    const nearer = draw(BOTH, { p }).put(0, 0, '0').put(2, 0, '0,64,129').step(1);
    // The moves bring 129 to 128 first.
    expect(nearer.left(2, 0)).toBe('0,64,128,192');
  });

  it('gives to one output only where the other is missing', () => {
    const second = draw('>p.\n>#>', { p }).put(0, 0, '0,64,128').step(3);
    expect([second.left(2, 1), second.splitter(1, 0)]).toEqual(['64,128,192', '0,0 in 1']);
    const first = draw('>p>\n>#.', { p }).put(0, 0, '0,64,128').step(3);
    expect([first.left(2, 0), first.splitter(1, 0)]).toEqual(['64,128,192', '1,0 in 1']);
    const none = draw('>p.\n>#.', { p }).put(0, 0, '0').step(3);
    expect([none.left(0, 0), none.splitter(1, 0)]).toEqual(['0', '0,0 in 1']);
  });

  it.each(['N', 'S', 'W'] as const)('gives nothing to a belt ahead that faces %s', (dir) => {
    const factory = draw('>pb\n>#.', { p, b: { type: 'belt', dir, tier: 'fast' } })
      .put(0, 0, '0', '0')
      .step(3);
    expect([factory.lanes(0, 0), factory.lanes(2, 0)]).toEqual(['0 | 0', ' | ']);
    const other = draw('>pb\n>#>', { p, b: { type: 'belt', dir, tier: 'fast' } })
      .put(0, 0, '0')
      .step();
    expect([other.left(2, 1), other.splitter(1, 0)]).toEqual(['192', '0,0 in 1']);
  });

  it.each(['N', 'S', 'W'] as const)('takes nothing from a belt behind that faces %s', (dir) => {
    const factory = draw('bp>\n.#>', { p, b: { type: 'belt', dir, tier: 'fast' } })
      .put(0, 0, '0', '0')
      .step(3);
    expect(factory.lanes(0, 0)).toBe('0 | 0');
  });
});

describe('in_first', () => {
  it('flips every tick, items or not: after tick N it is N modulo 2', () => {
    const factory = draw('p\n#', { p });
    expect([0, 1, 2, 3, 10, 11].map((tick) => factory.to(tick).splitter(0, 0))).toEqual([
      '0,0 in 0',
      '0,0 in 1',
      '0,0 in 0',
      '0,0 in 1',
      '0,0 in 0',
      '0,0 in 1',
    ]);
  });

  it('lets the two inputs take turns where one output must do for both', () => {
    const factory = draw('>p>\n>#.', { p }).put(0, 0, '0 coal,64 coal').put(0, 1, '0 circuit,64 circuit');
    // Tick 1, in_first 0: the first input passes, the second finds 192 taken.
    expect(factory.step().items(2, 0)).toBe('coal | ');
    // Tick 2, in_first 1: the output's item is at 128, 64 away, so the second input passes.
    expect(factory.step().items(2, 0)).toBe('coal,circuit | ');
    expect([factory.items(0, 0), factory.items(0, 1)]).toEqual(['coal | ', 'circuit | ']);
    expect(factory.step().items(2, 0)).toBe('coal,circuit,coal | ');
    expect(factory.step().items(2, 0)).toBe('coal,circuit,coal,circuit | ');
  });

  it('says who is first to the preferred output where both pass', () => {
    const factory = draw(BOTH, { p }).put(0, 0, '0 coal').put(0, 1, '0 circuit').step();
    expect([factory.items(2, 0), factory.items(2, 1)]).toEqual(['coal | ', 'circuit | ']);
    factory.put(0, 0, '0 coal').put(0, 1, '0 circuit').put(2, 0, '').put(2, 1, '').step();
    expect([factory.items(2, 0), factory.items(2, 1)]).toEqual(['circuit | ', 'coal | ']);
  });
});

describe('a splitter of any facing', () => {
  // Where input 0, input 1, output 0, output 1 and the anchor stand; 0 is the anchor's side.
  it.each<[Direction, string, Tile, Tile, Tile, Tile, Tile]>([
    ['E', BOTH, [0, 0], [0, 1], [2, 0], [2, 1], [1, 0]],
    ['W', '<p<\n<#<', [2, 0], [2, 1], [0, 0], [0, 1], [1, 0]],
    ['N', '^^\np#\n^^', [0, 2], [1, 2], [0, 0], [1, 0], [0, 1]],
    ['S', 'vv\np#\nvv', [0, 0], [1, 0], [0, 2], [1, 2], [0, 1]],
  ])('%s counts inputs and outputs from the anchor', (dir, text, in0, in1, out0, out1, at) => {
    const stamp: Stamp = { type: 'splitter', dir };
    const factory = draw(text, { p: stamp })
      .put(...in0, '0 coal')
      .put(...in1, '0 circuit', '0 iron-gear')
      .step();
    // Left lane: the first input to output 0, the second to output 1. Right lane: to output 0.
    expect([factory.items(...out0), factory.items(...out1)]).toEqual(['coal | iron-gear', 'circuit | ']);
    expect(factory.splitter(...at)).toBe('0,1 in 1');
  });
});

describe('a lane-splitter', () => {
  const l: Stamp = { type: 'lane-splitter', dir: 'E' };

  it('sends the left lane of its first input to output 0 and the right lane to output 1', () => {
    const factory = draw('>l>\n>#>', { l }).put(0, 0, '0,64', '0').step(2);
    expect([factory.lanes(2, 0), factory.lanes(2, 1)]).toEqual(['128,192 | ', ' | 128']);
  });

  it('takes nothing from its second input', () => {
    expect(draw('>l>\n>#>', { l }).put(0, 1, '0', '0').step(3).lanes(0, 1)).toBe('0 | 0');
  });

  it('keeps what its output has no room for, and uses no other', () => {
    const factory = draw('>l>\n>#>', { l }).put(0, 0, '0', '0').put(2, 0, '0,64,128,192').step(2);
    expect([factory.lanes(0, 0), factory.lanes(2, 1)]).toEqual(['0 | ', ' | 128']);
    expect(draw('>l>\n>#.', { l }).put(0, 0, '', '0').step(2).lanes(0, 0)).toBe(' | 0');
  });

  it('keeps no state', () => {
    expect(draw('l\n#', { l }).to(3).state(0, 0)).toEqual({ kind: 'lane-splitter' });
  });

  it.each<[Direction, string, Tile, Tile, Tile]>([
    ['W', '<l<\n<#<', [2, 0], [0, 0], [0, 1]],
    ['N', '^^\nl#\n^^', [0, 2], [0, 0], [1, 0]],
    ['S', 'vv\nl#\nvv', [0, 0], [0, 2], [1, 2]],
  ])('of facing %s counts from the anchor too', (dir, text, input, out0, out1) => {
    const factory = draw(text, { l: { type: 'lane-splitter', dir } })
      .put(...input, '0', '0')
      .step();
    expect([factory.lanes(...out0), factory.lanes(...out1)]).toEqual(['192 | ', ' | 192']);
  });
});
