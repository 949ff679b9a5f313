import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourcedFrame } from '../replay/frame-source.ts';
import { frameAt } from '../replay/testing.ts';
import { packFrames, unpackFrames } from './frame-packing.ts';
import { packMessage, unpackMessage } from './message-packing.ts';

const frame = fc.record({
  frame: fc.integer({ min: 0, max: 300 }).map((tick) => frameAt(tick)),
  provenance: fc.constantFrom<SourcedFrame['provenance']>('recorded', 'computed', 'bracketed', 'reference'),
  verification: fc.constantFrom<SourcedFrame['verification']>('verified', 'unverifiable', 'mismatch'),
});

describe('packed frames', () => {
  it('come out as they went in', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 8 }), (frames) => {
        expect(unpackFrames(packFrames(frames))).toEqual(frames);
      }),
      { numRuns: 60 },
    );
  });

  it('are refused when anything of them is cut off, or follows', () => {
    const packed = packFrames([{ frame: frameAt(90), provenance: 'computed', verification: 'verified' }]);
    for (let length = 0; length < packed.length; length++) {
      expect(() => unpackFrames(packed.subarray(0, length)), `${length} bytes`).toThrow();
    }
    expect(() => unpackFrames(new Uint8Array([...packed, 0]))).toThrow('follow');
  });
});

describe('a packed message', () => {
  const leaf = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.uint8Array({ maxLength: 40 }),
  );
  const message = fc.letrec((tie) => ({
    value: fc.oneof(
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__' && key !== '$bytes'),
        tie('value'),
        { maxKeys: 4 },
      ),
    ),
  })).value;

  it('comes out as it went in, byte arrays and all', () => {
    fc.assert(
      fc.property(message, (value) => {
        const found = unpackMessage(packMessage(value));
        expect(normal(found)).toEqual(normal(value));
      }),
    );
  });

  /** Objects without a prototype are the same message. */
  function normal(value: unknown): unknown {
    if (value instanceof Uint8Array) return [...value, 'bytes'];
    if (Array.isArray(value)) return value.map(normal);
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).map(([key, inside]) => [key, normal(inside)]);
    return value;
  }

  it.each([
    ['nothing', []],
    ['half a header', [1, 0]],
    ['a text that is longer than the message', [255, 0, 0, 0, 0x7b, 0x7d]],
    ['a text that is no JSON', [2, 0, 0, 0, 0x7b, 0x7b]],
    ['a text that is not UTF-8', [2, 0, 0, 0, 0xff, 0xfe]],
  ])('of %s is refused', (_what, bytes) => {
    expect(() => unpackMessage(new Uint8Array(bytes))).toThrow('cannot be read');
  });

  it.each([
    '{"$bytes":[0,9]}',
    '{"$bytes":[-1,1]}',
    '{"$bytes":[0.5,1]}',
    '{"$bytes":[]}',
    '{"a":{"__proto__":{"b":1}}}',
  ])('%s is refused', (text) => {
    const json = new TextEncoder().encode(text);
    const packed = new Uint8Array(4 + json.length);
    packed[0] = json.length;
    packed.set(json, 4);
    expect(() => unpackMessage(packed)).toThrow('cannot be read');
  });
});
