import { describe, expect, it } from 'vitest';
import { draw, source } from './testing.ts';

describe('a source', () => {
  it('emits at every tick that is a multiple of its period, counting from 1', () => {
    const factory = draw('s>', { s: source('E', 'coal', 'left', 3) }, { tier: 'slow' });
    expect(factory.to(2).left(1, 0)).toBe('');
    // Put at 192 in phase 1, moved by 32 in phase 3 of the same tick.
    expect(factory.to(3).left(1, 0)).toBe('160');
    expect(factory.to(5).left(1, 0)).toBe('96');
    expect(factory.to(6).left(1, 0)).toBe('64,160');
  });

  it('feeds the lane that it names, or both', () => {
    const lanesOf = (lane: 'left' | 'right' | 'both') =>
      draw('s>', { s: source('E', 'coal', lane, 1) })
        .to(1)
        .lanes(1, 0);
    expect(lanesOf('left')).toBe('128 | ');
    expect(lanesOf('right')).toBe(' | 128');
    expect(lanesOf('both')).toBe('128 | 128');
  });

  it.each(['N', 'E', 'S', 'W'] as const)("means the belt's own lanes, whichever way it faces (%s)", (dir) => {
    const factory = draw('sb', { s: source('E', 'coal', 'left', 1), b: { type: 'belt', dir, tier: 'slow' } });
    expect(factory.to(1).lanes(1, 0)).toBe('160 | ');
  });

  it('loses what does not fit, and lands at a distance of exactly 64', () => {
    const factory = draw('s>', { s: source('E', 'coal', 'left', 1) }, { tier: 'slow' });
    // Tick 2: 160 is only 32 from 192. Tick 3: 128 is 64 from it.
    expect(factory.to(2).left(1, 0)).toBe('128');
    expect(factory.to(3).left(1, 0)).toBe('96,160');
  });

  it('tries each lane by itself', () => {
    const factory = draw('s>', { s: source('E', 'coal', 'both', 1) }).put(1, 0, '129');
    // 129 is 63 from 192, so the left lane has no room.
    expect(factory.step().lanes(1, 0)).toBe('65 | 128');
  });

  it('does not look at the tiles beside', () => {
    const factory = draw('>>', { s: source('S') })
      .put(1, 0, '0,64,128,192')
      .put(0, 0, '0');
    expect(factory.step().left(0, 0)).toBe('0');
    const fed = draw('.s\n>>', { s: source('S', 'coal', 'left', 1) }).put(0, 1, '0');
    // The item behind, at 0 of its tile, is 64 from the entry and does not count; it follows at 192 + 64 - 64.
    expect(fed.step().left(1, 1)).toBe('128,192');
  });

  it('loses everything where no belt lies ahead', () => {
    const factory = draw('s.', { s: source('E') }).to(5);
    expect(factory.state(0, 0)).toEqual({ kind: 'source', emitPhase: 0 });
    expect(factory.events.every(({ happened }) => !happened)).toBe(true);
  });

  it('shows the tick modulo its period', () => {
    const factory = draw('s', { s: source('E', 'coal', 'left', 5) });
    expect([0, 1, 4, 5, 7, 11].map((tick) => factory.to(tick).state(0, 0))).toEqual(
      [0, 1, 4, 0, 2, 1].map((emitPhase) => ({ kind: 'source', emitPhase })),
    );
  });
});
