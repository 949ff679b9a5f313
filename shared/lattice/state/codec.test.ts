import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../../base/byte-source.ts';
import { Fault } from '../../base/fault.ts';
import { piecesSource, utf8 } from '../../base/testing.ts';
import { Random } from '../generate/random.ts';
import { decodeFrame, encodeFrame, type FactoryState } from './canonical.ts';
import { checksumOf } from './checksum.ts';
import type { Frame } from './frame.ts';
import { entityOffsets } from './offsets.ts';
import { readSnapshots } from './read-snapshots.ts';
import { factoryStates, rewritten } from './testing.ts';
import { SnapshotWriter, snapshotsToJson } from './write-snapshots.ts';

const SHAPES = ['pref', 'rr', 'next'] as const;

function written(frames: readonly Frame[], pretty: boolean): Uint8Array {
  const writer = new SnapshotWriter(pretty);
  for (const frame of frames) writer.add(frame, checksumOf(frame.bytes));
  writer.end();
  return writer.take();
}

function framesIn(bytes: Uint8Array): Frame[] {
  return [...readSnapshots(bytesSource(bytes))].map(({ frame }) => frame);
}

describe.each(SHAPES)('canonical bytes of shape %s', (shape) => {
  const states = factoryStates(shape);

  it('decode to the state that was encoded', () => {
    fc.assert(
      fc.property(states, (state) => {
        const frame = encodeFrame(state);
        const decoded = decodeFrame(frame);
        expect(decoded).toEqual(state);
        expect(encodeFrame(decoded)).toEqual(frame);
      }),
    );
  });

  it('tell where each entity starts', () => {
    fc.assert(
      fc.property(states, (state) => {
        const frame = encodeFrame(state);
        const offsets = entityOffsets(frame);
        expect([offsets.length, offsets[0], offsets.at(-1)]).toEqual([
          state.entities.length + 1,
          12,
          frame.bytes.length,
        ]);
        state.entities.forEach((entity, index) => {
          const alone = encodeFrame({ tick: 0, entities: [entity] });
          const there = frame.bytes.subarray(offsets[index]!, offsets[index + 1]!);
          expect([...there]).toEqual([...alone.bytes.subarray(12)]);
        });
      }),
    );
  });

  it('come back from JSON, compact and indented', () => {
    fc.assert(
      fc.property(fc.array(states, { maxLength: 4 }), fc.boolean(), (list, pretty) => {
        const frames = list.map(encodeFrame);
        expect(framesIn(written(frames, pretty))).toEqual(frames);
        expect(JSON.parse(new TextDecoder().decode(written(frames, pretty)))).toHaveLength(list.length);
      }),
    );
  });

  it('come back from JSON written in any other way, read in pieces of any size', () => {
    fc.assert(
      fc.property(fc.array(states, { maxLength: 3 }), fc.integer(), (list, seed) => {
        const frames = list.map(encodeFrame);
        const random = new Random(seed);
        const text = rewritten(written(frames, false), random);
        expect(framesIn(text)).toEqual(frames);
        const pieces = [...readSnapshots(piecesSource(text, () => random.between(1, 7)))];
        expect(pieces).toEqual([...readSnapshots(bytesSource(text))]);
      }),
    );
  });
});

describe('canonical bytes', () => {
  it('are laid out as the harness lays them out', () => {
    const state: FactoryState = {
      tick: 258,
      entities: [
        { kind: 'belt', left: [{ pos: 64, item: 16 }], right: [] },
        { kind: 'splitter', outPref: 2, inFirst: 1 },
        { kind: 'inserter', phase: 'return', held: undefined, swingLeft: 8 },
        { kind: 'inserter', phase: 'swing', held: 5, swingLeft: 1 },
        { kind: 'assembler', inputs: [[1, 2]], output: [], craftLeft: 300 },
        { kind: 'source', emitPhase: 7 },
        { kind: 'sink', consumed: [[0, 2n ** 40n]] },
        { kind: 'furnace', inputs: [], output: [[4, 1]], craftLeft: 0 },
        { kind: 'lane-splitter' },
      ],
    };
    const expected = [
      [2, 1, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0],
      [0, 1, 0, 0, 0, 64, 0, 0, 0, 16, 0, 0, 0, 0, 0],
      [1, 2, 0, 1],
      [2, 2, 0, 8, 0],
      [2, 1, 1, 5, 0, 1, 0],
      [3, 1, 1, 0, 2, 0, 0, 44, 1],
      [4, 7, 0, 0, 0],
      [5, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
      [6, 0, 1, 4, 0, 1, 0, 0, 0],
      [7],
    ];
    expect([...encodeFrame(state).bytes]).toEqual(expected.flat());
  });

  it('of older splitters have the shape of their revision', () => {
    const bytes = (state: FactoryState) => [
      encodeFrame(state).shape,
      ...encodeFrame(state).bytes.subarray(12),
    ];
    expect(bytes({ tick: 0, entities: [{ kind: 'splitter-rr', rrIn: 1, rrOut: 0 }] })).toEqual([
      'rr',
      1,
      1,
      0,
    ]);
    expect(bytes({ tick: 0, entities: [{ kind: 'splitter-next', nextBelt: 258 }] })).toEqual([
      'next',
      1,
      2,
      1,
    ]);
  });

  it('that are cut short or changed give a fault, or another state, and nothing else', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(0xff)), { maxLength: 3 });
    const answers = (read: () => unknown): boolean => {
      try {
        read();
        return true;
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        expect(['frame-invalid', 'bytes-truncated']).toContain(error.code);
        expect(error.facts.offset).toBeTypeOf('number');
        return false;
      }
    };
    fc.assert(
      fc.property(factoryStates('pref'), fc.nat(), changes, (state, cut, list) => {
        const frame = encodeFrame(state);
        const bytes = frame.bytes.slice(0, frame.bytes.length - (cut % (frame.bytes.length + 1)));
        for (const [at, value] of list) if (bytes.length > 0) bytes[at % bytes.length] = value;
        const changed = { ...frame, bytes };
        // What passes the walk can be decoded as well.
        if (answers(() => entityOffsets(changed))) expect(answers(() => decodeFrame(changed))).toBe(true);
        else answers(() => decodeFrame(changed));
      }),
      { numRuns: 500 },
    );
  });
});

describe('an answer as JSON', () => {
  it('has the keys of the harness in its order, maps by name, zeros kept and no held where there is none', () => {
    const frame = encodeFrame({
      tick: 3,
      entities: [
        { kind: 'belt', left: [{ pos: 0, item: 0 }], right: [] },
        { kind: 'inserter', phase: 'idle', held: undefined, swingLeft: 0 },
        { kind: 'inserter', phase: 'swing', held: 16, swingLeft: 8 },
        {
          kind: 'furnace',
          inputs: [
            [0, 1],
            [16, 0],
          ],
          output: [],
          craftLeft: 2,
        },
        { kind: 'sink', consumed: [[0, 2n ** 64n - 1n]] },
        { kind: 'lane-splitter' },
      ],
    });
    expect(new TextDecoder().decode(snapshotsToJson([{ frame, checksum: 'fnv1a64:0' }]))).toBe(
      '[{"tick":3,"checksum":"fnv1a64:0","entities":[' +
        '{"belt":{"left":[{"pos":0,"item":"iron-ore"}],"right":[]}},' +
        '{"inserter":{"phase":"idle","swing_left":0}},' +
        '{"inserter":{"phase":"swing","held":"coal","swing_left":8}},' +
        '{"furnace":{"inputs":{"coal":0,"iron-ore":1},"output":{},"craft_left":2}},' +
        '{"sink":{"consumed":{"iron-ore":18446744073709551615}}},' +
        '{"lanesplitter":{}}]}]',
    );
  });

  it('can be taken piece by piece', () => {
    const frames = [1, 2, 3].map((tick) =>
      encodeFrame({ tick, entities: [{ kind: 'source', emitPhase: tick }] }),
    );
    const writer = new SnapshotWriter();
    let text = '';
    for (const frame of frames) {
      writer.add(frame, 'x');
      text += new TextDecoder().decode(writer.take());
    }
    writer.end();
    text += new TextDecoder().decode(writer.take());
    expect(utf8(text)).toEqual(snapshotsToJson(frames.map((frame) => ({ frame, checksum: 'x' }))));
  });
});
