import { describe, expect, it } from 'vitest';
import { runCeiling } from './fuel.ts';

describe('the run ceiling', () => {
  it.each([
    [5_000_000_000n, 1, 5_000_000_000n],
    [5_000_000_000n, 10, 50_000_000_000n],
    [3n, 1.5, 5n],
    [1n, 1.4999, 1n],
    [2n ** 63n, 4, 2n ** 64n - 1n],
  ])('of %s with a runway of %s is %s', (limit, runway, ceiling) => {
    expect(runCeiling(limit, runway)).toBe(ceiling);
  });
});
