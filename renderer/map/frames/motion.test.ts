import { describe, expect, it } from 'vitest';
import type { Legend } from '../../../shared/lattice/drawing.ts';
import { generateScenario } from '../../../shared/lattice/generate/generate.ts';
import { ITEMS } from '../../../shared/lattice/items.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import { draw, source } from '../../../shared/lattice/plain/testing.ts';
import { boardOf } from '../board.ts';
import { ShownFrames } from './shown-frames.ts';

const LEGEND: Legend = {
  k: { type: 'sink', dir: 'N' },
  s: { type: 'splitter', dir: 'E' },
  i: { type: 'inserter', dir: 'S' },
  o: source('E', 'coal', 'left', 1),
};

/** Items shown at fractions of the next tick, as `name x,y`, sorted. */
function way(factory: ReturnType<typeof draw>, ...fractions: number[]): string[][] {
  const frames = new ShownFrames(boardOf(factory.engine.scenario));
  const before = factory.engine.frame();
  const after = factory.step().engine.frame();
  return fractions.map((fraction) => {
    frames.show(before, after, fraction);
    return listed(frames);
  });
}

function listed({ places }: ShownFrames): string[] {
  const items: string[] = [];
  for (let item = 0; item < places.count; item++) {
    const [x, y] = [places.x[item]!, places.y[item]!].map((value) => Math.round(value * 1000) / 1000);
    items.push(`${ITEMS[places.kind[item]!]} ${x},${y}`);
  }
  return items.sort();
}

describe('between two ticks an item', () => {
  it('goes along its lane at its speed', () => {
    expect(way(draw('>>', {}).put(0, 0, '128'), 0.25, 0.5)).toEqual([
      ['iron-ore 0.563,0.295'],
      ['iron-ore 0.625,0.295'],
    ]);
  });

  it('goes on to the next tile of its run', () => {
    expect(way(draw('>>', {}).put(0, 0, '32'), 0.25, 0.75)).toEqual([
      ['iron-ore 0.938,0.295'],
      ['iron-ore 1.063,0.295'],
    ]);
  });

  it('goes around a curve', () => {
    // 256 + 0 on the feeder's end is 192 on the curve after a tick: half way at 224, 78.75° about 1,1.
    expect(way(draw('>v', {}).put(0, 0, '0'), 0.5)).toEqual([['iron-ore 1.138,0.309']]);
  });

  it('stands while those ahead stand', () => {
    expect(way(draw('>', {}).put(0, 0, '0,64'), 0.5)).toEqual([['iron-ore 0.75,0.295', 'iron-ore 1,0.295']]);
  });

  it('of a queue into a sink moves up, although the queue looks the same after the tick', () => {
    const [items] = way(draw('>>k', LEGEND).put(1, 0, '64,128,192'), 0.5);
    expect(items).toEqual(['iron-ore 1.375,0.295', 'iron-ore 1.625,0.295', 'iron-ore 1.875,0.295']);
  });

  it('goes over the lip of a side-load', () => {
    // From the end of the feeder, 1,0 at its left lane, to 64 on the belt below.
    expect(way(draw('.v\n>>').put(1, 0, '0 coal'), 0.5)).toEqual([['coal 1.727,1.148']]);
  });

  it('goes through a splitter', () => {
    expect(way(draw('>s>\n>#>', LEGEND).put(0, 0, '0 coal'), 0.5)).toEqual([['coal 1.625,0.295']]);
  });

  it('is taken to the claw of an inserter, and put down from it', () => {
    const taking = way(draw('>>>\n.i.\n>>>', LEGEND).put(1, 0, '', '128 coal'), 0.5);
    // From the right lane, y 0.705, to the middle of the belt.
    expect(taking).toEqual([['coal 1.5,0.603']]);
    const dropping = draw('>>>\n.i.\n>>>', LEGEND).replace(1, 1, {
      kind: 'inserter',
      phase: 'swing',
      held: ITEMS.indexOf('coal'),
      swingLeft: 1,
    });
    // From the claw, 1.5,2.295, to 128 on the left lane: 192 less the tick's 64.
    expect(way(dropping, 0.5)).toEqual([['coal 1.5,2.295']]);
  });

  it('comes out of its source', () => {
    expect(way(draw('o>', LEGEND), 0.5)).toEqual([['coal 1.25,0.295']]);
  });
});

describe('on any board', () => {
  it('every item of the later frame comes from somewhere near, and ends where it stands', () => {
    for (let seed = 0; seed < 40; seed++) {
      const scenario = generateScenario({
        seed,
        width: 18,
        height: 18,
        entities: 120,
        ticks: 400,
        laneSplitters: true,
      });
      const engine = new PlainEngine(scenario);
      const frames = new ShownFrames(boardOf(scenario));
      engine.runTo(60 + seed);
      for (let step = 0; step < 12; step++) {
        const before = engine.frame();
        engine.step();
        const after = engine.frame();
        frames.show(before, after, 0.5);
        const half = { x: frames.places.x.slice(), y: frames.places.y.slice() };
        const { count } = frames.places;
        frames.show(before, after, 1);
        const end = new Set(listed(frames));
        for (let item = 0; item < count; item++) {
          const far = Math.hypot(
            2 * (frames.places.x[item]! - half.x[item]!),
            2 * (frames.places.y[item]! - half.y[item]!),
          );
          // At most from 96 through a splitter to 192 of its other output: 1.625 tiles ahead, one across.
          expect(far).toBeLessThan(1.909);
        }
        frames.show(after, undefined, 0);
        for (const item of listed(frames)) expect(end).toContain(item);
      }
    }
  });
});
