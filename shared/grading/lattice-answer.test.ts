import { describe, expect, it } from 'vitest';
import { bytesSource } from '../base/byte-source.ts';
import { drawing } from '../lattice/drawing.ts';
import { PlainEngine } from '../lattice/plain/engine.ts';
import { checksumOf } from '../lattice/state/checksum.ts';
import type { Snapshot } from '../lattice/state/frame.ts';
import { readSnapshots } from '../lattice/state/read-snapshots.ts';
import { LatticeCheck } from './lattice-answer.ts';

const SCENARIO = drawing(
  's>>>k',
  {
    s: { type: 'source', dir: 'E', item: 'coal', lane: 'both', period: 8 },
    k: { type: 'sink', dir: 'W' },
  },
  { ticks: 60, snapshots: [20, 40, 60] },
);

function answer(): Snapshot[] {
  const engine = new PlainEngine(SCENARIO);
  return SCENARIO.snapshots.map((tick) => {
    engine.runTo(tick);
    const frame = engine.frame();
    return { frame, reported: checksumOf(frame.bytes), unknownItems: [] };
  });
}

function verdictOf(found: readonly Snapshot[], expected: readonly Snapshot[] = answer()) {
  const check = new LatticeCheck(expected, SCENARIO.entities);
  for (const snapshot of found) check.add(snapshot);
  return check.verdict();
}

/** The second snapshot with its last byte changed, which is a sink's count. */
function altered(snapshot: Snapshot, reported?: string): Snapshot {
  const bytes = snapshot.frame.bytes.slice();
  bytes[bytes.length - 8] = 99;
  const frame = { ...snapshot.frame, bytes };
  return { ...snapshot, frame, reported: reported ?? checksumOf(bytes) };
}

describe('a Lattice answer', () => {
  it('that is the expected one is right', () => {
    expect(verdictOf(answer())).toEqual({ right: true });
  });

  it.each([
    ['too few', answer().slice(1)],
    ['too many', [...answer(), answer()[0]!]],
    ['no', []],
  ])('with %s snapshots is wrong without a tick', (_what, found) => {
    expect(verdictOf(found)).toMatchObject({
      right: false,
      firstMismatchTick: null,
      reason: expect.stringContaining('3 are expected'),
    });
  });

  it('with a wrong state is wrong at the expected tick, with the entity that differs first', () => {
    const [first, second, third] = answer() as [Snapshot, Snapshot, Snapshot];
    expect(verdictOf([first, altered(second), third])).toMatchObject({
      right: false,
      firstMismatchTick: 40,
      reason: expect.stringContaining('the first entity that differs is 4 (sink at 4,0)'),
    });
  });

  it('with a wrong state and the right checksum is wrong', () => {
    const [first, second, third] = answer() as [Snapshot, Snapshot, Snapshot];
    const verdict = verdictOf([first, altered(second, second.reported), third]);
    expect(verdict).toMatchObject({
      right: false,
      firstMismatchTick: 40,
      reason: expect.stringContaining('the state is not'),
    });
  });

  it('with the right state and a wrong checksum is wrong', () => {
    const [first, ...rest] = answer() as [Snapshot, ...Snapshot[]];
    const verdict = verdictOf([{ ...first, reported: 'fnv1a64:0000000000000000' }, ...rest]);
    expect(verdict).toMatchObject({
      right: false,
      firstMismatchTick: 20,
      reason: expect.stringContaining('the state is right'),
    });
  });

  it('with a snapshot of another tick says so', () => {
    const [first, second, third] = answer() as [Snapshot, Snapshot, Snapshot];
    const verdict = verdictOf([first, first, third]);
    expect(verdict).toMatchObject({
      right: false,
      firstMismatchTick: second.frame.tick,
      reason: expect.stringContaining('of tick 20'),
    });
  });

  it('with an unknown item is wrong, by the name of the item', () => {
    const [first, ...rest] = answer() as [Snapshot, ...Snapshot[]];
    const unknownItems = [{ path: '$[0].entities[1].belt.left[0].item', name: 'gold' }];
    expect(verdictOf([{ ...first, unknownItems }, ...rest])).toMatchObject({
      right: false,
      reason: expect.stringContaining('"gold"'),
    });
  });
});

describe('an answer of an older revision', () => {
  const older = (checksum: string): Snapshot[] => {
    const text = JSON.stringify([{ tick: 20, checksum, entities: [{ splitter: { rr_in: 0, rr_out: 1 } }] }]);
    return [...readSnapshots(bytesSource(new TextEncoder().encode(text)))];
  };

  it('is compared by its checksum texts, and the verdict says so', () => {
    expect(verdictOf(older('recorded'), older('recorded'))).toEqual({
      right: true,
      note: expect.stringContaining('r0 or r1'),
    });
    expect(verdictOf(older('other'), older('recorded'))).toMatchObject({
      right: false,
      firstMismatchTick: 20,
    });
  });
});
