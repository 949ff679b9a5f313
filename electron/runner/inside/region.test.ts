import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRegion, unpackRegion } from './region.ts';

const u32 = fc.nat(0xffff_ffff);

test('a packed result holds the pointer above the length, both unsigned', () => {
  fc.assert(
    fc.property(u32, u32, (pointer, length) => {
      const result = BigInt.asUintN(64, (BigInt(pointer) << 32n) | BigInt(length));
      expect(unpackRegion(result)).toEqual({ pointer, length });
    }),
  );
});

test('a region is good if and only if it ends within the memory', () => {
  fc.assert(
    fc.property(u32, u32, fc.nat(2 ** 32), (pointer, length, memoryBytes) => {
      const check = () => checkRegion('run', { pointer, length }, memoryBytes);
      if (BigInt(pointer) + BigInt(length) <= BigInt(memoryBytes)) check();
      else expect(check).toThrow(expect.objectContaining({ kind: 'bad-region' }));
    }),
  );
});
