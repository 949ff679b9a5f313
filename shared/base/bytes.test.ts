import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader } from './byte-reader.ts';
import { bytesSource } from './byte-source.ts';
import { ByteWriter } from './byte-writer.ts';
import { Fault } from './fault.ts';
import { piecesSource, repeatingSource, utf8 } from './testing.ts';

const U64 = 0xffff_ffff_ffff_ffffn;

type Value =
  | { width: 8 | 16 | 32; value: number }
  | { width: 53; value: number }
  | { width: 64; value: bigint };

const values: fc.Arbitrary<Value> = fc.oneof(
  fc.record({ width: fc.constant(8 as const), value: fc.nat(0xff) }),
  fc.record({ width: fc.constant(16 as const), value: fc.nat(0xffff) }),
  fc.record({ width: fc.constant(32 as const), value: fc.integer({ min: 0, max: 0xffff_ffff }) }),
  fc.record({ width: fc.constant(53 as const), value: fc.maxSafeNat() }),
  fc.record({ width: fc.constant(64 as const), value: fc.bigInt({ min: 0n, max: U64 }) }),
);

function write(writer: ByteWriter, { width, value }: Value): void {
  if (width === 64) writer.bigU64(value);
  else if (width === 53) writer.u64(value);
  else if (width === 32) writer.u32(value);
  else if (width === 16) writer.u16(value);
  else writer.u8(value);
}

function read(reader: ByteReader, { width }: Value): number | bigint {
  if (width === 64) return reader.bigU64();
  if (width === 53) return reader.u64();
  if (width === 32) return reader.u32();
  return width === 16 ? reader.u16() : reader.u8();
}

describe('bytes', () => {
  it('read back as they were written', () => {
    fc.assert(
      fc.property(fc.array(values), fc.nat(3), (list, capacity) => {
        const writer = new ByteWriter(capacity);
        for (const value of list) write(writer, value);
        const reader = new ByteReader(writer.copy());
        expect(list.map((value) => read(reader, value))).toEqual(list.map(({ value }) => value));
        expect(reader.left).toBe(0);
        expect(reader.offset).toBe(writer.length);
      }),
    );
  });

  it('are little-endian', () => {
    const writer = new ByteWriter(0);
    writer.u16(0x0102);
    writer.u32(0x03040506);
    writer.u64(2 ** 40 + 7);
    writer.ascii('ab');
    writer.bytes(Uint8Array.of(9));
    expect([...writer.view()]).toEqual([2, 1, 6, 5, 4, 3, 7, 0, 0, 0, 0, 1, 0, 0, 0x61, 0x62, 9]);
  });

  it('can be patched where they were written', () => {
    const writer = new ByteWriter(1);
    writer.u64(0);
    writer.u32(0);
    writer.patchU64(0, U64 - 1n);
    writer.patchU32(8, 0xdeadbeef);
    expect([...writer.view()]).toEqual([254, 255, 255, 255, 255, 255, 255, 255, 0xef, 0xbe, 0xad, 0xde]);
  });

  it('are forgotten by clear, and a copy stays as it is', () => {
    const writer = new ByteWriter(1);
    writer.u8(1);
    const copy = writer.copy();
    writer.clear();
    writer.u8(2);
    expect([[...copy], [...writer.view()], writer.length]).toEqual([[1], [2], 1]);
  });

  it('cannot be read past the end: a fault tells where', () => {
    const reader = new ByteReader(Uint8Array.of(1, 2, 3));
    reader.skip(1);
    let fault: unknown;
    try {
      reader.u32();
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(Fault);
    expect(fault).toMatchObject({ code: 'bytes-truncated', facts: { offset: 1, length: 3, needed: 4 } });
    // The reader stays where it was.
    expect(reader.u16()).toBe(0x0302);
  });

  it('are read from within a larger buffer', () => {
    const reader = new ByteReader(Uint8Array.of(9, 1, 0, 9).subarray(1, 3));
    expect([reader.u16(), reader.left]).toEqual([1, 0]);
  });
});

describe('a source of bytes', () => {
  const collect = (source: { read(into: Uint8Array): number }, size: number): string => {
    const into = new Uint8Array(size);
    let text = '';
    for (let count = source.read(into); count > 0; count = source.read(into))
      text += new TextDecoder().decode(into.subarray(0, count));
    return text;
  };

  it('gives every byte once, whatever the sizes', () => {
    for (const size of [1, 3, 100]) {
      expect(collect(bytesSource(utf8('factory')), size)).toBe('factory');
      expect(
        collect(
          piecesSource(utf8('factory'), () => 2),
          size,
        ),
      ).toBe('factory');
      expect(collect(repeatingSource(utf8('['), utf8('ab'), 3, utf8(']')), size)).toBe('[ababab]');
    }
  });
});
