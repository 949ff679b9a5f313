import { describe, expect, it } from 'vitest';
import type { Stamp } from '../drawing.ts';
import { draw, source } from './testing.ts';

const east: Stamp = { type: 'inserter', dir: 'E' };
const sink: Stamp = { type: 'sink', dir: 'N' };
const away = source('N', 'coal');
const furnace: Stamp = { type: 'furnace', recipe: 'iron-plate' };

describe('the swing of an inserter', () => {
  it('takes 8 ticks out and 8 back, and takes again in the tick after it became idle', () => {
    const factory = draw('sik', { s: away, i: east, k: sink });
    const states = [1, 2, 8, 9, 10, 16, 17, 18].map(
      (tick) => `${factory.to(tick).inserter(1, 0)}, ${factory.sink(2, 0)}`,
    );
    expect(states).toEqual([
      'swing 8 coal, nothing',
      'swing 7 coal, nothing',
      'swing 1 coal, nothing',
      'return 8, coal 1',
      'return 7, coal 1',
      'return 1, coal 1',
      'idle, coal 1',
      'swing 8 coal, coal 1',
    ]);
  });

  it('has swing_left 0 while idle', () => {
    expect(draw('.i.', { i: east }).to(3).state(1, 0)).toEqual({
      kind: 'inserter',
      phase: 'idle',
      held: undefined,
      swingLeft: 0,
    });
  });

  it('waits at 1 until the item lands', () => {
    const factory = draw('.i^', { i: east }).put(2, 0, '0,64,128,192');
    factory.replace(1, 0, { kind: 'inserter', phase: 'swing', held: 16, swingLeft: 2 });
    expect(factory.step().inserter(1, 0)).toBe('swing 1 coal');
    expect(factory.step().inserter(1, 0)).toBe('swing 1 coal');
    expect(factory.step(20).inserter(1, 0)).toBe('swing 1 coal');
    factory.put(2, 0, '0,64');
    expect(factory.step().inserter(1, 0)).toBe('return 8');
    // It lands at 192 and moves in the same tick: 128.
    expect([factory.left(2, 0), factory.items(2, 0)]).toEqual(['0,64,128', 'iron-ore,iron-ore,coal | ']);
  });
});

describe('an inserter takes only what its target would accept now', () => {
  it('a belt: room for 64 around the entry of the near lane', () => {
    const taken = (near: string, far = '') =>
      draw('siX', { s: away, i: east, X: { type: 'belt', dir: 'N', tier: 'slow' } })
        .put(2, 0, near, far)
        .step()
        .inserter(1, 0);
    expect(taken('128')).toBe('swing 8 coal');
    expect(taken('129')).toBe('idle');
    expect(taken('0,64,128,192')).toBe('idle');
    expect(taken('', '0,64,128,192')).toBe('swing 8 coal');
    expect(taken('192', '')).toBe('idle');
  });

  it('a crafter: an input of its recipe, fewer than 8 of it', () => {
    const taken = (item: 'coal' | 'iron-ore' | 'copper-ore', coal: number) =>
      draw('siF#\n..##', { s: source('N', item), i: east, F: furnace })
        .fill(2, 0, coal > 0 ? { coal } : {})
        .step()
        .inserter(1, 0);
    expect(taken('coal', 0)).toBe('swing 8 coal');
    expect(taken('coal', 7)).toBe('swing 8 coal');
    expect(taken('coal', 8)).toBe('idle');
    expect(taken('iron-ore', 8)).toBe('swing 8 iron-ore');
    expect(taken('copper-ore', 0)).toBe('idle');
  });

  it('a sink: always', () => {
    expect(
      draw('sik', { s: source('W', 'inserter'), i: east, k: sink })
        .step()
        .inserter(1, 0),
    ).toBe('swing 8 inserter');
  });

  const others: [string, string, Stamp][] = [
    ['an empty tile', 'si.', sink],
    ['a source', 'siX', source('N')],
    ['another inserter', 'siX', east],
    ['a splitter', 'siX', { type: 'splitter', dir: 'E' }],
    ['a lane-splitter', 'siX', { type: 'lane-splitter', dir: 'E' }],
  ];
  it.each(others)('%s: never', (_, text, stamp) => {
    expect(draw(text, { s: away, i: east, X: stamp }).to(5).inserter(1, 0)).toBe('idle');
  });
});

describe('an inserter drops', () => {
  it('into a crafter: one more of that input', () => {
    const factory = draw('siF#\n..##', { s: away, i: east, F: furnace });
    expect(factory.to(8).crafter(2, 0)).toBe('nothing > nothing (0 left)');
    expect(factory.to(9).crafter(2, 0)).toBe('coal 1 > nothing (0 left)');
  });

  it('no ninth input into a crafter that filled up while it swung', () => {
    const factory = draw('siF#\n..##', { s: away, i: east, F: furnace }).fill(2, 0, { coal: 7 }).step();
    factory.fill(2, 0, { coal: 8 }).step(20);
    expect([factory.inserter(1, 0), factory.crafter(2, 0)]).toEqual([
      'swing 1 coal',
      'coal 8 > nothing (0 left)',
    ]);
  });

  it('into a sink: counted as consumed, from any side', () => {
    expect(
      draw('kis', { s: away, i: { type: 'inserter', dir: 'W' }, k: sink })
        .to(26)
        .sink(0, 0),
    ).toBe('coal 2');
  });
});

describe('an inserter takes', () => {
  it('from a source, without end and whatever that emits itself', () => {
    const factory = draw('<sik', { s: source('W', 'coal', 'left', 1), i: east, k: sink }).to(1);
    expect([factory.left(0, 0), factory.inserter(2, 0)]).toEqual(['128', 'swing 8 coal']);
  });

  it('from a crafter, the output item of the lowest index', () => {
    const factory = draw('F#ik\n##..', { F: furnace, i: east, k: sink });
    factory.fill(0, 0, {}, { 'iron-plate': 1, circuit: 2, coal: 1 }).step();
    expect([factory.inserter(2, 0), factory.crafter(0, 0)]).toEqual([
      'swing 8 iron-plate',
      'nothing > circuit 2, coal 1 (0 left)',
    ]);
  });

  it('not what a crafter has as input or is at work on', () => {
    const factory = draw('F#ik\n##..', { F: furnace, i: east, k: sink }).fill(0, 0, { coal: 4 }, {}, 9);
    expect(factory.step().inserter(2, 0)).toBe('idle');
  });

  it('from one crafter for another', () => {
    const gears: Stamp = { type: 'assembler', recipe: 'iron-gear' };
    const factory = draw('F#iG##\n##.###\n...###', { F: furnace, i: east, G: gears }).fill(
      0,
      0,
      {},
      { 'iron-plate': 1 },
    );
    factory.step(9);
    expect([factory.crafter(0, 0), factory.crafter(3, 0)]).toEqual([
      'nothing > nothing (0 left)',
      'iron-plate 1 > nothing (0 left)',
    ]);
  });

  const others: [string, Stamp][] = [
    ['a splitter', { type: 'splitter', dir: 'E' }],
    ['a lane-splitter', { type: 'lane-splitter', dir: 'E' }],
    ['a sink', sink],
    ['another inserter', { type: 'inserter', dir: 'N' }],
  ];
  it.each(others)('nothing from %s', (_, stamp) => {
    const factory = draw('Xik', { X: stamp, i: east, k: sink });
    if (stamp.type === 'sink') factory.replace(0, 0, { kind: 'sink', consumed: [[16, 5n]] });
    if (stamp.type === 'inserter')
      factory.replace(0, 0, { kind: 'inserter', phase: 'swing', held: 16, swingLeft: 1 });
    expect(factory.step(3).inserter(1, 0)).toBe('idle');
  });
});
