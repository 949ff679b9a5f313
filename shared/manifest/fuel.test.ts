import { describe, expect, it } from 'vitest';
import { runCeiling } from './fuel.ts';
import { inspectVersion } from './inspect.ts';
import { PERFORMANCE } from './testing/good-cases.ts';
import { textFolder } from './testing/text-folder.ts';

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

describe('fuel past 64 bits', () => {
  it('is a warning for the case whose ceiling it is, and for the total of all', () => {
    const more = ['a', 'b'].map(
      (name) => `[[case]]\ninput = "specs/${name}"\nexpected = "cases/small.out"\n`,
    );
    const manifest = PERFORMANCE['test-case.toml']!.replace('5_000_000_000', '9_223_372_036_854_775_807');
    const files = {
      ...PERFORMANCE,
      'test-case.toml': manifest + more.join(''),
      'specs/a': '',
      'specs/b': '',
    };
    const { findings, performance } = inspectVersion(textFolder(files), 'v1.0.0');
    expect(findings.map(({ severity, code, path }) => [severity, code, path])).toEqual([
      ['warning', 'fuel-overflow', 'case[1].fuel_runway'],
      ['warning', 'fuel-total-overflow', 'sandbox.fuel_limit'],
    ]);
    expect(performance?.cases).toHaveLength(4);
  });
});
