import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../../base/testing.ts';
import { checksumOf, Fnv1a64 } from './checksum.ts';

/** FNV-1a as its definition says it. */
function slowFnv(bytes: Uint8Array): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffff_ffff_ffff_ffffn;
  return hash.toString(16).padStart(16, '0');
}

describe('FNV-1a 64', () => {
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('of %j is the published value', (text, hex) => {
    expect(checksumOf(utf8(text))).toBe(`fnv1a64:${hex}`);
  });

  it('equals the definition in 64-bit whole numbers', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(new Fnv1a64().update(bytes).hex()).toBe(slowFnv(bytes));
      }),
    );
  });

  it('is the same in pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array()), (pieces) => {
        const hash = new Fnv1a64();
        for (const piece of pieces) hash.update(piece);
        expect(hash.hex()).toBe(slowFnv(Uint8Array.from(pieces.flatMap((piece) => [...piece]))));
      }),
    );
  });

  it('keeps leading zeros', () => {
    // Found by search: the first counter whose hash begins with a zero digit.
    let counter = 0;
    while (!slowFnv(utf8(String(counter))).startsWith('0')) counter++;
    expect(checksumOf(utf8(String(counter)))).toMatch(/^fnv1a64:0[0-9a-f]{15}$/);
  });
});
