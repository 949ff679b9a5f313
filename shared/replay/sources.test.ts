import { describe, expect, it } from 'vitest';
import { checksumOf } from '../lattice/state/checksum.ts';
import { CachingSource } from './caching-source.ts';
import { FrameCache } from './frame-cache.ts';
import type { FrameSource, SourcedFrame } from './frame-source.ts';
import { KnownFrames } from './known-frames.ts';
import { RecordedSource } from './recorded-source.ts';
import { frameAt, framesOf, LINE, PlainSource } from './testing.ts';
import { type Mismatch, VerifyingSource } from './verifying-source.ts';

function sourced(tick: number): SourcedFrame {
  return { frame: frameAt(tick), provenance: 'computed', verification: 'unverifiable' };
}

describe('a cache of frames', () => {
  const SIZE = frameAt(100).bytes.length;

  it('stays within its budget and never gives up what is pinned', () => {
    const cache = new FrameCache(SIZE * 20, [3, 900]);
    for (let tick = 0; tick < 300; tick++) cache.set(sourced(tick), tick);
    expect(cache.bytes).toBeLessThanOrEqual(SIZE * 21);
    expect(cache.has(3)).toBe(true);
  });

  it('keeps the neighbourhood of the cursor on both sides, and a coarse grid elsewhere', () => {
    const cache = new FrameCache(SIZE * 60);
    for (let tick = 1; tick <= 512; tick++) cache.set(sourced(tick), 400);
    const kept = [...cache.ticks()];
    for (const near of [398, 399, 401, 402]) expect(kept).toContain(near);
    expect(kept.some((tick) => tick < 260)).toBe(true);
    expect(kept).toContain(256);
  });

  it('serves what it holds and asks for the rest together', async () => {
    const source = new PlainSource();
    const caching = new CachingSource(source, new FrameCache(2 ** 30));
    await framesOf(caching, [5, 6, 7]);
    const frames = await framesOf(caching, [4, 5, 6, 7, 8, 9]);
    expect(source.asked).toEqual([[5, 6, 7], [4], [8, 9]]);
    expect(frames.map(({ frame }) => frame)).toEqual([4, 5, 6, 7, 8, 9].map((tick) => frameAt(tick)));
  });
});

describe('verifying', () => {
  /** Gives the states of another tick from the second look on, as a spoilt cache would. */
  class Spoilt extends PlainSource {
    override async *frames(ticks: readonly number[], signal: AbortSignal): AsyncIterable<SourcedFrame> {
      const spoilt = this.asked.length > 0;
      for await (const one of super.frames(ticks, signal)) {
        if (!spoilt) yield one;
        else yield { ...one, frame: { ...one.frame, bytes: changed(one.frame.bytes) } };
      }
    }
  }

  /** The reference stands in at the first look; from the second on, there are the module's own frames, which differ. */
  class StoodIn extends Spoilt {
    override async *frames(ticks: readonly number[], signal: AbortSignal): AsyncIterable<SourcedFrame> {
      const own = this.asked.length > 0;
      for await (const one of super.frames(ticks, signal))
        yield own ? { ...one, provenance: 'computed' } : one;
    }
  }

  function changed(bytes: Uint8Array): Uint8Array {
    const copy = bytes.slice();
    copy[copy.length - 1]! ^= 1;
    return copy;
  }

  function setup(source: FrameSource, known: { tick: number; checksum: string }[] = []) {
    const mismatches: Mismatch[] = [];
    return {
      verifying: new VerifyingSource(source, known, (mismatch) => void mismatches.push(mismatch)),
      mismatches,
    };
  }

  it('says whether a frame is what is known of its tick', async () => {
    const known = [
      { tick: 10, checksum: checksumOf(frameAt(10).bytes) },
      { tick: 11, checksum: 'fnv1a64:0000000000000000' },
    ];
    const { verifying, mismatches } = setup(new PlainSource(), known);
    const frames = await framesOf(verifying, [10, 11, 12]);
    expect(frames.map(({ verification }) => verification)).toEqual(['verified', 'mismatch', 'unverifiable']);
    expect(mismatches).toEqual([
      { tick: 11, known: 'fnv1a64:0000000000000000', found: checksumOf(frameAt(11).bytes) },
    ]);
  });

  it('finds a state that comes out otherwise the second time, tells it once, and does not replace it', async () => {
    const { verifying, mismatches } = setup(new Spoilt());
    const [first] = await framesOf(verifying, [50]);
    const [second] = await framesOf(verifying, [50]);
    await framesOf(verifying, [50]);
    expect([first!.verification, second!.verification]).toEqual(['unverifiable', 'mismatch']);
    expect(second!.frame.bytes).not.toEqual(first!.frame.bytes);
    expect(mismatches.map(({ tick }) => tick)).toEqual([50]);
  });

  it('does not hold a module to the reference that stood in for it', async () => {
    const { verifying, mismatches } = setup(new StoodIn());
    for (let look = 0; look < 3; look++) {
      const [frame] = await framesOf(verifying, [50]);
      expect(frame?.verification).toBe('unverifiable');
    }
    expect(mismatches).toEqual([]);
  });
});

describe('known frames', () => {
  it('bracket what lies between two ticks on which the reference agrees, from the empty factory on', () => {
    const known = new KnownFrames();
    for (const [tick, agrees] of [
      [100, true],
      [200, false],
      [300, true],
      [400, true],
    ] as const)
      known.set(frameAt(tick), agrees);
    const bracketed = [0, 1, 100, 101, 200, 250, 300, 301, 400, 401].filter((tick) =>
      known.isBracketed(tick),
    );
    expect(bracketed).toEqual([0, 1, 100, 300, 301, 400]);
    expect(known.brackets()).toEqual([
      [0, 100],
      [300, 400],
    ]);
    expect(known.around(150)).toEqual({ before: 100, after: 200 });
  });
});

describe('recorded frames', () => {
  const frames = [frameAt(100), frameAt(200)];

  it('are filled by the reference between ticks on which it agrees', async () => {
    const reference = new PlainSource();
    const source = new RecordedSource({ frames, provenance: 'recorded', scenario: LINE, reference });
    await source.compare(new AbortController().signal);
    const found = await framesOf(source, [50, 100, 150, 200]);
    expect(found.map(({ provenance }) => provenance)).toEqual([
      'bracketed',
      'recorded',
      'bracketed',
      'recorded',
    ]);
    expect(found.map(({ frame }) => frame)).toEqual([50, 100, 150, 200].map((tick) => frameAt(tick)));
    await source.dispose();
    expect(reference.disposed).toBe(true);
  });

  it('that differ from the reference are shown as recorded, and nothing is made up between them', async () => {
    const wrong = { ...frameAt(150), tick: 200 };
    const recorded = {
      frames: [frameAt(100), wrong],
      provenance: 'recorded',
      scenario: LINE,
      reference: new PlainSource(),
    } as const;
    const source = new RecordedSource(recorded);
    await source.compare(new AbortController().signal);
    const found = await framesOf(source, [99, 150, 200]);
    expect(found.map(({ frame, provenance }) => [frame.tick, provenance])).toEqual([
      [99, 'bracketed'],
      [200, 'recorded'],
    ]);
  });

  it('without a reference are all there is', async () => {
    const source = new RecordedSource({
      frames,
      provenance: 'recorded',
      scenario: undefined,
      reference: undefined,
    });
    await source.compare(new AbortController().signal);
    expect([source.firstTick, source.lastTick]).toEqual([100, 200]);
    expect((await framesOf(source, [100, 101, 200])).map(({ frame }) => frame.tick)).toEqual([100, 200]);
  });

  it('are given up when the signal says so', async () => {
    const source = new RecordedSource({
      frames,
      provenance: 'recorded',
      scenario: LINE,
      reference: new PlainSource(),
    });
    await expect(framesOf(source, [100], AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
  });
});
