import { describe, expect, it } from 'vitest';
import { drawing } from '../lattice/drawing.ts';
import { decodeFrame, encodeFrame, type FactoryState } from '../lattice/state/canonical.ts';
import { checksumOf } from '../lattice/state/checksum.ts';
import type { EntityState } from '../lattice/state/entity-state.ts';
import type { Frame } from '../lattice/state/frame.ts';
import { ENCODING_SLIPS, type EncodingSlip, slippedBytes } from './encoding-slips.ts';
import { snapshotTickFindings } from './snapshot-ticks.ts';
import { framesOf } from './testing.ts';
import { verdictOf } from './verdict.ts';

/** A fed and an empty furnace, two items on lanes, a splitter, an empty hand: a state on which every slip shows. */
const BOARD = drawing(
  `
    siF#jcG#
    ..##..##
    ..o....
    r>>>p>k
    ....#>k
  `,
  {
    s: { type: 'source', dir: 'N', item: 'iron-ore', lane: 'left', period: 4 },
    c: { type: 'source', dir: 'N', item: 'coal', lane: 'both', period: 5 },
    i: { type: 'inserter', dir: 'E' },
    j: { type: 'inserter', dir: 'W' },
    o: { type: 'inserter', dir: 'S' },
    r: { type: 'source', dir: 'E', item: 'copper-ore', lane: 'left', period: 1 },
    F: { type: 'furnace', recipe: 'iron-plate' },
    G: { type: 'furnace', recipe: 'copper-plate' },
    p: { type: 'splitter', dir: 'E' },
    k: { type: 'sink', dir: 'E' },
  },
  { ticks: 90 },
);
const FRAMES = framesOf(BOARD);
const TICK = 80;
const REFERENCE = { before: FRAMES[TICK - 2]!, at: FRAMES[TICK - 1]!, after: FRAMES[TICK]! };

function verdict(frame: Frame, reported = checksumOf(frame.bytes)) {
  return verdictOf(BOARD, { frame, reported, unknownItems: [] }, REFERENCE);
}

/** The reference's state with every entity changed as told. */
function changed(change: (entity: EntityState) => EntityState): Frame {
  const { tick, entities } = decodeFrame(REFERENCE.at);
  return encodeFrame({ tick, entities: entities.map(change) });
}

function retold({ entities }: FactoryState, tick: number): Frame {
  return encodeFrame({ tick, entities });
}

const WRONG = changed((entity) =>
  entity.kind === 'inserter' ? { ...entity, phase: 'idle', held: undefined, swingLeft: 77 } : entity,
);
const RIGHT_CHECKSUM = checksumOf(REFERENCE.at.bytes);

describe('the verdict on a snapshot', () => {
  it('is same for the state of the rules with its checksum', () => {
    expect(verdict(REFERENCE.at)).toMatchObject({ code: 'same', faults: [] });
  });

  it('tells a right state with a checksum of nothing known', () => {
    expect(verdict(REFERENCE.at, 'fnv1a64:0000000000000001')).toMatchObject({ code: 'reported', faults: [] });
  });

  it('tells a wrong state with a right checksum', () => {
    expect(verdict(WRONG, RIGHT_CHECKSUM)).toMatchObject({ code: 'state-behind-checksum', faults: [] });
  });

  it('tells a wrong state with its own checksum, and one with the checksum of neither', () => {
    expect(verdict(WRONG)).toMatchObject({ code: 'state' });
    expect(verdict(WRONG, 'fnv1a64:0000000000000001')).toMatchObject({ code: 'both' });
  });

  it.each(Object.keys(ENCODING_SLIPS) as EncodingSlip[])(
    'finds bytes written with the slip %s by their checksum',
    (slip) => {
      const bytes = slippedBytes(BOARD, decodeFrame(REFERENCE.at), slip);
      const found = verdict(REFERENCE.at, checksumOf(bytes));
      expect(found.code).toBe('bytes');
      expect(found.faults).toEqual([slip]);
      expect(found.says).toContain(ENCODING_SLIPS[slip]);
    },
  );

  it.each([
    ['upper case', RIGHT_CHECKSUM.toUpperCase()],
    ['digits alone', RIGHT_CHECKSUM.slice(8)],
    ['0x', `0x${RIGHT_CHECKSUM.slice(8)}`],
  ])('tells a checksum that is only written otherwise: %s', (_, reported) => {
    expect(verdict(REFERENCE.at, reported)).toMatchObject({ code: 'bytes', faults: ['checksum-text'] });
  });

  it.each([
    ['before', 'before-the-tick'],
    ['after', 'after-the-tick'],
  ] as const)('tells a state, or a checksum alone, taken %s the tick', (moment, fault) => {
    const other = retold(decodeFrame(REFERENCE[moment]), TICK);
    expect(verdict(other)).toMatchObject({ code: 'bytes', faults: [fault] });
    expect(verdict(REFERENCE.at, checksumOf(other.bytes))).toMatchObject({ code: 'bytes', faults: [fault] });
    expect(verdict(other, RIGHT_CHECKSUM)).toMatchObject({ code: 'state-behind-checksum', faults: [fault] });
  });

  it('tells lanes in descending order, unsorted maps and counts of zero: the factory is the same', () => {
    const descending = changed((entity) =>
      entity.kind === 'belt' ? { ...entity, left: entity.left.toReversed() } : entity,
    );
    expect(verdict(descending)).toMatchObject({ code: 'bytes', faults: ['lanes-unsorted'] });
    const unsorted = changed((entity) =>
      entity.kind === 'furnace' ? { ...entity, inputs: entity.inputs.toReversed() } : entity,
    );
    expect(verdict(unsorted)).toMatchObject({ code: 'bytes', faults: ['maps-unsorted'] });
    const zero = changed((entity) =>
      entity.kind === 'sink' ? { ...entity, consumed: [...entity.consumed, [16, 0n]] } : entity,
    );
    expect(verdict(zero)).toMatchObject({ code: 'bytes', faults: ['zero-counts'] });
  });

  it('tells splitters of an older revision, another tick and unknown items before all else', () => {
    const old = changed((entity) =>
      entity.kind === 'splitter' ? { kind: 'splitter-rr', rrIn: 0, rrOut: 1 } : entity,
    );
    expect(verdict(old)).toMatchObject({ code: 'other-revision', faults: ['older-splitter'] });
    expect(verdict(FRAMES[3]!)).toMatchObject({ code: 'other-tick' });
    const unknown = verdictOf(
      BOARD,
      { frame: REFERENCE.at, reported: '', unknownItems: [{ path: '$', name: 'iron' }] },
      REFERENCE,
    );
    expect(unknown).toMatchObject({ code: 'unknown-items', says: '"iron" at $ is no item of the rules' });
  });
});

describe('the ticks of snapshots', () => {
  const codes = (asked: number[], found: number[]) =>
    snapshotTickFindings(asked, found).map(({ code }) => code);

  it('are right where they are those asked for', () => {
    expect(codes([1, 5, 9], [1, 5, 9])).toEqual([]);
  });

  it('are named where they are wrong', () => {
    expect(codes([1, 5, 9], [1, 5])).toEqual(['snapshot-count', 'snapshot-missing']);
    expect(codes([1, 5], [1, 5, 9])).toEqual(['snapshot-count', 'snapshot-extra']);
    expect(codes([1, 5], [5, 1])).toEqual(['snapshot-order']);
    expect(codes([1, 5], [1, 1])).toEqual(['snapshot-missing', 'snapshot-twice']);
    expect(codes([5, 9], [4, 8])).toEqual(['snapshot-missing', 'snapshot-extra', 'snapshot-early']);
  });

  it('are listed up to five', () => {
    const [, missing] = snapshotTickFindings([1, 2, 3, 4, 5, 6, 7], []);
    expect(missing!.message).toBe('no snapshot is of tick 1, 2, 3, 4, 5 and 2 more');
  });
});
