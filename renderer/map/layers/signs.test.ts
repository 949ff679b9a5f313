import { describe, expect, it } from 'vitest';
import { shortCount } from './signs.ts';

describe('a count on a sink', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.0k'],
    [9949, '9.9k'],
    [12_345, '12k'],
    [999_499, '999k'],
    [999_500, '1.0M'],
    [3_400_000, '3.4M'],
  ])('%d is %s', (count, text) => {
    expect(shortCount(count)).toBe(text);
  });
});
