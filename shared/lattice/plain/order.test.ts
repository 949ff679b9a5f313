import { describe, expect, it } from 'vitest';
import type { Stamp } from '../drawing.ts';
import { draw, source } from './testing.ts';

const down: Stamp = { type: 'inserter', dir: 'S' };
const k: Stamp = { type: 'sink', dir: 'N' };
const furnace: Stamp = { type: 'furnace', recipe: 'iron-plate' };

describe('within one tick', () => {
  it('an inserter takes what a source has just put on the belt', () => {
    const factory = draw('s>\n.i\n.k', { s: source('E', 'coal'), i: down, k }).to(1);
    expect([factory.inserter(1, 1), factory.lanes(1, 0)]).toEqual(['swing 8 coal', ' | ']);
  });

  it('a source fills the entry before an inserter looks for room there', () => {
    // The near lane of a belt facing W, to an inserter that points S, is the right one (its left side is south).
    const factory = draw('t.\ni.\n<S', { S: source('W', 'coal', 'right', 1), t: source('N'), i: down }).to(1);
    expect(factory.inserter(0, 1)).toBe('idle');
  });

  it('a source puts its item on before the belt moves', () => {
    expect(
      draw('s>', { s: source('E') }, { tier: 'express' })
        .to(1)
        .left(1, 0),
    ).toBe('96');
  });

  it('an inserter takes an item before the belt carries it off its tile', () => {
    const factory = draw('>>\ni.\nk.', { i: down, k }).put(0, 0, '0 coal').step();
    expect([factory.inserter(0, 1), factory.left(1, 0)]).toEqual(['swing 8 coal', '']);
  });

  it('an inserter does not take yet what the belt brings onto its tile', () => {
    const factory = draw('>>\n.i\n.k', { i: down, k }).put(0, 0, '0 coal').step();
    expect([factory.inserter(1, 1), factory.left(1, 0)]).toEqual(['idle', '192']);
    expect(factory.step().inserter(1, 1)).toBe('swing 8 coal');
  });

  it('what an inserter drops moves with the belt', () => {
    const factory = draw('t\ni\n>', { t: source('N', 'coal'), i: down }).to(9);
    expect(factory.left(0, 2)).toBe('128');
  });

  it('belts move before side-loads, and what was side-loaded moves in the next tick only', () => {
    const factory = draw('.v\n>>').put(1, 0, '64').step();
    expect(factory.left(1, 1)).toBe('64');
    expect(factory.step().left(1, 1)).toBe('0');
  });

  it('side-loads come before splitters, so they win a place that both want', () => {
    // The feeder's right lane lies upstream and lands at 192 on the left lane, where the splitter would put its item.
    const factory = draw('..v\n>p>\n.#.', { p: { type: 'splitter', dir: 'E' } });
    factory.put(2, 0, '', '0 coal').put(0, 1, '0 circuit').step();
    expect([factory.items(2, 1), factory.items(0, 1)]).toEqual(['coal | ', 'circuit | ']);
  });

  it('belts move before splitters, and what a splitter passed on moves in the next tick only', () => {
    const factory = draw('>p>\n.#.', { p: { type: 'splitter', dir: 'E' } })
      .put(0, 0, '64')
      .step();
    expect(factory.left(2, 0)).toBe('192');
    expect(factory.step().left(2, 0)).toBe('128');
  });

  it('a crafter starts with what an inserter has just dropped', () => {
    const factory = draw('t..\ni..\nF#.\n##.', { t: source('N', 'coal'), i: down, F: furnace }).fill(0, 2, {
      'iron-ore': 1,
    });
    expect(factory.to(8).crafter(0, 2)).toBe('iron-ore 1 > nothing (0 left)');
    expect(factory.to(9).crafter(0, 2)).toBe('nothing > nothing (32 left)');
  });

  it('an inserter takes a deposit in the next tick only', () => {
    const factory = draw('F#\n##\ni.\nk.', { F: furnace, i: down, k }).fill(0, 0, {}, {}, 1).step();
    expect([factory.crafter(0, 0), factory.inserter(0, 2)]).toEqual([
      'nothing > iron-plate 1 (0 left)',
      'idle',
    ]);
    expect(factory.step().inserter(0, 2)).toBe('swing 8 iron-plate');
  });

  it('sinks come after the moves', () => {
    expect(draw('>k', { k }, { tier: 'slow' }).put(0, 0, '32 coal').step().sink(1, 0)).toBe('coal 1');
  });

  it('entities act in the order in which they were placed', () => {
    // Two inserters want the last place of the same near lane; the upper row is placed first.
    const up: Stamp = { type: 'inserter', dir: 'N' };
    const ends = (text: string) => {
      const factory = draw(
        text,
        { a: source('W', 'coal'), i: down, u: up, b: source('E', 'circuit') },
        { tier: 'slow' },
      );
      return factory.to(9);
    };
    // On a belt facing E the upper drops on the left lane (near: north), the lower on the right one (south).
    const both = ends('a\ni\n>\nu\nb');
    expect(both.items(0, 2)).toBe('coal | circuit');
    // On a belt facing S both drop on the right lane: neither lies across it, so the formula gives the right lane.
    const one = ends('a\ni\nv\nu\nb');
    expect([one.items(0, 2), one.inserter(0, 1), one.inserter(0, 3)]).toEqual([
      ' | coal',
      'return 8',
      'swing 1 circuit',
    ]);
  });
});

describe('the state', () => {
  it('at tick 0 is empty and idle', () => {
    const factory = draw('>ik\np.F\n#..', { i: down, k, p: { type: 'splitter', dir: 'E' }, F: furnace });
    expect([factory.lanes(0, 0), factory.inserter(1, 0), factory.sink(2, 0)]).toEqual([
      ' | ',
      'idle',
      'nothing',
    ]);
    expect([factory.splitter(0, 1), factory.crafter(2, 1)]).toEqual([
      '0,0 in 0',
      'nothing > nothing (0 left)',
    ]);
  });

  it('holds no counts of zero', () => {
    const factory = draw('F#\n##\ni.\nk.', { F: furnace, i: down, k }).fill(
      0,
      0,
      { 'iron-ore': 1, coal: 1 },
      { 'iron-plate': 1 },
    );
    factory.step();
    expect(factory.state(0, 0)).toEqual({ kind: 'furnace', inputs: [], output: [], craftLeft: 32 });
  });

  it('lists counts by item index', () => {
    const factory = draw('F', { F: furnace }).fill(0, 0, { 'iron-ore': 2, coal: 1 }, { 'iron-plate': 8 });
    expect(factory.step().state(0, 0)).toEqual({
      kind: 'furnace',
      inputs: [
        [0, 2],
        [16, 1],
      ],
      output: [[1, 8]],
      craftLeft: 0,
    });
  });
});
