import { describe, expect, it } from 'vitest';
import {
  ENTRY,
  SIDE_LOAD_DOWNSTREAM,
  SIDE_LOAD_UPSTREAM,
  SPACING,
  SPEED,
  SWING,
  TILE,
} from '../constants.ts';
import type { Stamp } from '../drawing.ts';
import { draw, source } from './testing.ts';

const slow: Stamp = { type: 'belt', dir: 'E', tier: 'slow' };
const express: Stamp = { type: 'belt', dir: 'E', tier: 'express' };

describe('the constants', () => {
  it('are those of the rules', () => {
    expect({ TILE, SPACING, ENTRY, SWING, SPEED }).toEqual({
      TILE: 256,
      SPACING: 64,
      ENTRY: 192,
      SWING: 8,
      SPEED: { slow: 32, fast: 64, express: 96 },
    });
    expect([SIDE_LOAD_UPSTREAM, SIDE_LOAD_DOWNSTREAM]).toEqual([192, 64]);
  });
});

describe('items on a belt', () => {
  it.each([
    ['slow', '160', '128'],
    ['fast', '128', '64'],
    ['express', '96', '0'],
  ] as const)('of tier %s move by its speed', (tier, first, second) => {
    const factory = draw('>', {}, { tier }).put(0, 0, '192', '192');
    expect(factory.step().lanes(0, 0)).toBe(`${first} | ${first}`);
    expect(factory.step().lanes(0, 0)).toBe(`${second} | ${second}`);
  });

  it('stop at 0, the end of the run, however fast they are', () => {
    const factory = draw('>', {}, { tier: 'express' }).put(0, 0, '100');
    expect(factory.step().left(0, 0)).toBe('4');
    expect(factory.step().left(0, 0)).toBe('0');
    expect(factory.step(5).left(0, 0)).toBe('0');
  });

  it('keep a distance of 64, measured from where the one ahead has come to', () => {
    const factory = draw('>', {}, { tier: 'fast' }).put(0, 0, '32,96,240');
    // 32 → 0; 96 - 64 = 32, but 0 + 64 holds it; 240 - 64 = 176 is far enough.
    expect(factory.step().left(0, 0)).toBe('0,64,176');
    expect(factory.step().left(0, 0)).toBe('0,64,128');
    expect(factory.step().left(0, 0)).toBe('0,64,128');
  });

  it('move on to the next tile and keep their coordinate along the run', () => {
    const factory = draw('>>', {}, { tier: 'fast' }).put(0, 0, '32');
    // 256 + 32 - 64 = 224 on the tile ahead.
    expect(factory.step().left(0, 0)).toBe('');
    expect(factory.left(1, 0)).toBe('224');
  });

  it('queue across tiles', () => {
    const factory = draw('>>', {}, { tier: 'fast' }).put(1, 0, '0,64,128,192').put(0, 0, '20,90');
    // The coordinates 276 and 346 go down to 192 + 64 = 256 and 320: 0 and 64 on their own tile.
    expect(factory.step().left(0, 0)).toBe('0,64');
    expect(factory.left(1, 0)).toBe('0,64,128,192');
  });

  it('keep their lane and their order', () => {
    const factory = draw('>>', {}).put(0, 0, '0 coal,64 iron-ore', '10 circuit').step(3);
    expect(factory.items(1, 0)).toBe('coal,iron-ore | circuit');
  });

  it('move on belts of every facing', () => {
    for (const text of ['<<', '^\n^', 'v\nv', '>>']) {
      const factory = draw(text);
      const [run] = factory.runs();
      const [end, start] = run!.split(' ').map((tile) => tile.split(',').map(Number) as [number, number]);
      factory.put(...start!, '10').step();
      expect(factory.left(...end!), text).toBe('202');
    }
  });
});

describe('a run of mixed tiers', () => {
  it('moves each item at the speed of the tile on which it sits before it moves', () => {
    const factory = draw('es', { e: express, s: slow }).put(0, 0, '200').put(1, 0, '200');
    factory.step();
    expect([factory.left(0, 0), factory.left(1, 0)]).toEqual(['104', '168']);
    factory.step();
    expect([factory.left(0, 0), factory.left(1, 0)]).toEqual(['8', '136']);
    // Still at 96 from the express tile: 256 + 8 - 96 = 168 on the slow one, and 136 - 32 = 104 ahead of it.
    factory.step();
    expect([factory.left(0, 0), factory.left(1, 0)]).toEqual(['', '104,168']);
    factory.step();
    expect(factory.left(1, 0)).toBe('72,136');
  });

  it('moves a whole stretch from a slow tile onto a fast one item by item', () => {
    const factory = draw('se', { e: express, s: slow }).put(0, 0, '16,80');
    // 272 - 32 = 240 and 336 - 32 = 304.
    factory.step();
    expect([factory.left(0, 0), factory.left(1, 0)]).toEqual(['48', '240']);
    // 240 - 96 = 144 on the express tile, 48 - 32 = 16 on the slow one.
    factory.step();
    expect([factory.left(0, 0), factory.left(1, 0)]).toEqual(['16', '144']);
  });
});

describe('a pure curve', () => {
  it('keeps both lanes on their side, as if it were straight', () => {
    const factory = draw(`
      >v
      .v
    `).put(0, 0, '30 coal', '40 iron-ore');
    factory.step();
    // 286 - 64 = 222 and 296 - 64 = 232 on the turning tile.
    expect([factory.lanes(1, 0), factory.items(1, 0)]).toEqual(['222 | 232', 'coal | iron-ore']);
    factory.step(4);
    expect([factory.lanes(1, 1), factory.items(1, 1)]).toEqual(['222 | 232', 'coal | iron-ore']);
  });
});

describe('a closed loop', () => {
  it('never lets an item leave its tile', () => {
    const factory = draw(`
      >v
      ^<
    `).put(0, 0, '192', '100,200');
    factory.step(50);
    expect(factory.lanes(0, 0)).toBe('0 | 0,64');
    expect(factory.lanes(1, 0)).toBe(' | ');
  });

  it('opens where a source undoes one of its curves', () => {
    const factory = draw(
      `
      .s.
      .>v
      .^<
      `,
      { s: source('S', 'coal', 'left', 1000) },
    );
    // The belt below the source is no curve any more: the run goes round and ends before it.
    expect(factory.runs()).toEqual(['1,2 2,2 2,1 1,1']);
    factory.put(1, 1, '0').step();
    expect(factory.left(2, 1)).toBe('192');
  });
});

describe('two belts head on', () => {
  it('keep their items at their own edges', () => {
    const factory = draw('><').put(0, 0, '30').put(1, 0, '', '70');
    factory.step(5);
    expect([factory.lanes(0, 0), factory.lanes(1, 0)]).toEqual(['0 | ', ' | 0']);
  });
});
