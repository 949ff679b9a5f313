import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, isWhole, LEAST_TICKS, pageWith, pannedBy, zoomedAbout } from './timeline-zoom.ts';

const RUN = { first: 0, last: 10_000 };

describe('zooming', () => {
  it('keeps the tick under the pointer where it is', () => {
    expect(zoomedAbout(RUN, RUN, 2500, 0.5)).toEqual({ first: 1250, last: 6250 });
    expect(zoomedAbout({ first: 1250, last: 6250 }, RUN, 2500, 0.1)).toEqual({ first: 2375, last: 2875 });
  });

  it('comes back to the whole run, whatever the pointer is over', () => {
    const whole = zoomedAbout({ first: 9000, last: 9500 }, RUN, 9500, 1000);
    expect(whole).toEqual(RUN);
    expect(isWhole(whole, RUN)).toBe(true);
  });

  it('shows a run that is shorter than the shortest stretch as a whole', () => {
    const short = { first: 0, last: 7 };
    expect(zoomedAbout(short, short, 3, 0.5)).toEqual(short);
  });
});

describe('a stretch', () => {
  it('never leaves the run nor gets shorter than the least, with whole ticks at its ends', () => {
    const action = fc.record({
      tick: fc.nat({ max: 10_000 }),
      factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
      by: fc.integer({ min: -20_000, max: 20_000 }),
    });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        let stretch = RUN;
        for (const { tick, factor, by } of actions) {
          stretch = pannedBy(zoomedAbout(stretch, RUN, tick, factor), RUN, by);
          expect(stretch.first).toBeGreaterThanOrEqual(RUN.first);
          expect(stretch.last).toBeLessThanOrEqual(RUN.last);
          expect(stretch.last - stretch.first).toBeGreaterThanOrEqual(LEAST_TICKS);
          expect(Number.isInteger(stretch.first) && Number.isInteger(stretch.last)).toBe(true);
        }
      }),
    );
  });

  it('is turned by whole pages to a tick that has left it', () => {
    const stretch = { first: 100, last: 200 };
    expect(pageWith(stretch, RUN, 150)).toBe(stretch);
    expect(pageWith(stretch, RUN, 201)).toEqual({ first: 200, last: 300 });
    expect(pageWith(stretch, RUN, 99)).toEqual({ first: 0, last: 100 });
    expect(pageWith(stretch, RUN, 5050)).toEqual({ first: 5000, last: 5100 });
  });

  it('holds the tick that it was turned to', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 9900 }),
        fc.integer({ min: 20, max: 100 }),
        fc.nat({ max: 10_000 }),
        (first, length, tick) => {
          expect(holds(pageWith({ first, last: first + length }, RUN, tick), tick)).toBe(true);
        },
      ),
    );
  });
});
