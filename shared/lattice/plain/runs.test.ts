import { describe, expect, it } from 'vitest';
import type { Stamp } from '../drawing.ts';
import { draw, source } from './testing.ts';

const INSERTER_S: Stamp = { type: 'inserter', dir: 'S' };

describe('runs', () => {
  it('join belts of the same facing, from the output end', () => {
    expect(draw('>>>').runs()).toEqual(['2,0 1,0 0,0']);
    expect(draw('<<<').runs()).toEqual(['0,0 1,0 2,0']);
    expect(draw('v\nv').runs()).toEqual(['0,1 0,0']);
    expect(draw('^\n^').runs()).toEqual(['0,0 0,1']);
  });

  it('go on through a pure curve', () => {
    const factory = draw(`
      >v
      .>
    `);
    expect(factory.isCurve(1, 0)).toBe(true);
    // The last belt is met from the north by one belt alone, so it is a curve as well.
    expect(factory.isCurve(1, 1)).toBe(true);
    expect(factory.runs()).toEqual(['1,1 1,0 0,0']);
  });

  it('go on straight where a second belt joins from the side', () => {
    const factory = draw(`
      .v.
      >>>
    `);
    expect(factory.runs()).toEqual(['1,0', '2,1 1,1 0,1']);
  });

  it('end at two belts that face each other', () => {
    expect(draw('><').runs()).toEqual(['0,0', '1,0']);
  });

  it('are single belts in a closed loop', () => {
    const factory = draw(`
      >v
      ^<
    `);
    expect(factory.runs()).toEqual(['0,0', '1,0', '0,1', '1,1']);
    expect(factory.isCurve(0, 0)).toBe(true);
  });
});

describe('a turn is no pure curve', () => {
  it('when nothing points into it', () => {
    expect(draw('.v').isCurve(1, 0)).toBe(false);
  });

  it('when a second belt points into it from the other side', () => {
    const factory = draw('>v<');
    expect(factory.isCurve(1, 0)).toBe(false);
    expect(factory.runs()).toEqual(['0,0', '1,0', '2,0']);
  });

  it('when a belt stands behind it', () => {
    const factory = draw(`
      .v
      >v
    `);
    expect(factory.isCurve(1, 1)).toBe(false);
    expect(factory.runs()).toEqual(['0,1', '1,1 1,0']);
  });

  it('when a belt faces it head on', () => {
    const factory = draw(`
      >v
      .^
    `);
    expect(factory.isCurve(1, 0)).toBe(false);
    expect(factory.runs()).toEqual(['0,0', '1,0', '1,1']);
  });

  it('when only a belt facing it head on points into it', () => {
    expect(draw('v\n^').isCurve(0, 0)).toBe(false);
  });

  it('when a source points into it', () => {
    expect(draw('.s\n>v', { s: source('S') }).isCurve(1, 1)).toBe(false);
    expect(draw('>vs', { s: source('W') }).isCurve(1, 0)).toBe(false);
    // From the output side: its dir leads onto the tile all the same.
    expect(draw('>v\n.s', { s: source('N') }).isCurve(1, 0)).toBe(false);
  });

  it('when an inserter points into it', () => {
    expect(draw('.i\n>v', { i: INSERTER_S }).isCurve(1, 1)).toBe(false);
  });

  it('when a splitter points into it, with either of its tiles', () => {
    const splitter: Stamp = { type: 'splitter', dir: 'S' };
    expect(draw('.p#\n>v.', { p: splitter }).isCurve(1, 1)).toBe(false);
    expect(draw('p#.\n>v.', { p: splitter }).isCurve(1, 1)).toBe(false);
  });

  it('when a lane-splitter points into it', () => {
    expect(draw('p#.\n>v.', { p: { type: 'lane-splitter', dir: 'S' } }).isCurve(1, 1)).toBe(false);
  });
});

describe('a turn stays a pure curve', () => {
  it('when a source, inserter or splitter stands beside it and points elsewhere', () => {
    expect(draw('.s\n>v', { s: source('E') }).isCurve(1, 1)).toBe(true);
    expect(draw('.i\n>v', { i: { type: 'inserter', dir: 'N' } }).isCurve(1, 1)).toBe(true);
    expect(draw('.p#\n>v.', { p: { type: 'splitter', dir: 'N' } }).isCurve(1, 1)).toBe(true);
  });

  it('when a sink faces it', () => {
    expect(draw('.k\n>v', { k: { type: 'sink', dir: 'S' } }).isCurve(1, 1)).toBe(true);
  });

  it.each([
    ['>v', 1],
    ['>^', 1],
    ['v<', 0],
    ['^<', 0],
  ])('%s', (text, x) => {
    expect(draw(text).isCurve(x, 0)).toBe(true);
  });

  it.each(['v\n>', 'v\n<'])('from the north: %j', (text) => {
    expect(draw(text).isCurve(0, 1)).toBe(true);
  });

  it.each(['>\n^', '<\n^'])('from the south: %j', (text) => {
    expect(draw(text).isCurve(0, 0)).toBe(true);
  });
});
