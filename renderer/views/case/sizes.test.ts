import { expect, it } from 'vitest';
import { readableLimit, readableSize } from './sizes.ts';

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1280, '1.25 KiB'],
  [268435456, '256 MiB'],
  [2 ** 44, '16,384 GiB'],
])('%s bytes are read as %s', (bytes, words) => {
  expect(readableSize(bytes)).toBe(words);
});

it.each([
  [5400, '1 h 30 min'],
  [3600, '1 h'],
  [61, '1 min 1 s'],
  [0, '0 s'],
])('%s seconds are read as %s', (seconds, words) => {
  expect(readableLimit(seconds)).toBe(words);
});
