import { describe, expect, it } from 'vitest';
import { drawing } from '../lattice/drawing.ts';
import { framesOf } from './testing.ts';
import { Wavefront } from './wavefront.ts';

const LINE = drawing(
  's>>>k',
  {
    s: { type: 'source', dir: 'E', item: 'coal', lane: 'left', period: 5 },
    k: { type: 'sink', dir: 'E' },
  },
  { ticks: 40 },
);
const RULES = framesOf(LINE);
const MODULE = framesOf(LINE, ['source-offset']);

function spread(every: number): Wavefront {
  const wavefront = new Wavefront(LINE.entities.length, 0);
  RULES.forEach((frame, at) => {
    if ((at + 1) % every === 0) wavefront.add(frame, MODULE[at]!);
  });
  return wavefront;
}

describe('the wavefront of a difference', () => {
  it('gives the tick at which each entity first differs, and from whom it came', () => {
    expect(spread(1).order(LINE)).toEqual([
      { entity: 1, tick: 1, lastEqualTick: 0, from: undefined },
      { entity: 2, tick: 4, lastEqualTick: 3, from: 1 },
      { entity: 3, tick: 8, lastEqualTick: 7, from: 2 },
      { entity: 4, tick: 11, lastEqualTick: 10, from: 3 },
    ]);
  });

  it('keeps entities that never differ apart, and those that agree again in', () => {
    const wavefront = spread(1);
    expect([...wavefront.firstTicks]).toEqual([-1, 1, 4, 8, 11]);
    expect(wavefront.isComplete).toBe(false);
    expect(wavefront.lastTick).toBe(40);
  });

  it('says between which ticks it was where frames are sampled', () => {
    const sampled = spread(7).order(LINE);
    for (const { tick, lastEqualTick } of sampled) expect(tick - lastEqualTick).toBe(7);
    expect(sampled.map(({ entity }) => entity).sort()).toEqual([1, 2, 3, 4]);
  });
});
