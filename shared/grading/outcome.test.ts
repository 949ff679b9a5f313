import { describe, expect, it } from 'vitest';
import type { CaseEntry } from '../manifest/performance.ts';
import type { PerformanceCaseResult } from '../records/performance.ts';
import { type CaseRun, caseResult, outOfFuelDetail, skippedResult } from './case-outcome.ts';
import { gateOpens, rollUp } from './roll-up.ts';

const LIMIT = 1000n;

function entry(kind: CaseEntry['kind'], input = 'cases/a.json'): CaseEntry {
  return { input, expected: 'cases/a.out', kind, fuelRunway: 2 };
}

function answered(fuel: bigint, right = true): CaseRun {
  const verdict = right
    ? ({ right } as const)
    : ({ right, firstMismatchTick: 40, reason: 'differs' } as const);
  return { kind: 'answered', fuel, verdict, snapshots: [{ tick: 40, checksum: 'c' }] };
}

function result(kind: CaseEntry['kind'], run: CaseRun): PerformanceCaseResult {
  return caseResult(entry(kind), run, LIMIT, 'scenario.json');
}

function outcome({ correct, overCeiling, skipped }: PerformanceCaseResult) {
  return { correct, overCeiling, skipped };
}

describe('a stress case', () => {
  it('passes with exactly the limit', () => {
    expect(outcome(result('stress', answered(1000n)))).toEqual({
      correct: true,
      overCeiling: false,
      skipped: false,
    });
  });

  it('is over the ceiling with one unit more, and keeps its fuel, snapshots and scenario', () => {
    const over = result('stress', answered(1001n));
    expect(outcome(over)).toEqual({ correct: false, overCeiling: true, skipped: false });
    expect(over).toMatchObject({
      fuel: 1001,
      scenarioJson: 'scenario.json',
      snapshots: [{ tick: 40, checksum: 'c' }],
    });
    expect(over.detail).toContain('1001');
    expect(over.detail).toContain('1000');
  });

  it('with a wrong answer is wrong whatever its fuel, and publishes no scenario', () => {
    for (const fuel of [1n, 1500n]) {
      const wrong = result('stress', answered(fuel, false));
      expect(outcome(wrong)).toEqual({ correct: false, overCeiling: false, skipped: false });
      expect(wrong).toMatchObject({ fuel: Number(fuel), firstMismatchTick: 40, scenarioJson: null });
    }
  });
});

describe('a smoke case', () => {
  it('is never over the ceiling', () => {
    expect(outcome(result('smoke', answered(999_999n)))).toEqual({
      correct: true,
      overCeiling: false,
      skipped: false,
    });
  });
});

describe('a case that gave no answer', () => {
  it('has neither fuel nor snapshots', () => {
    const failure = result('stress', { kind: 'failed', detail: 'trapped' });
    expect(failure).toMatchObject({
      correct: false,
      fuel: null,
      snapshots: [],
      scenarioJson: null,
      detail: 'trapped',
    });
  });

  it('names the ceiling, and with a runway how many limits it was', () => {
    expect(outOfFuelDetail(1000n, 1000n)).toBe('exhausted its fuel ceiling of 1000');
    expect(outOfFuelDetail(2500n, 1000n)).toBe('exhausted its runway: 2500 fuel, 2 times the limit of 1000');
  });
});

describe('the gate', () => {
  it('is open without smoke cases and shut by a single wrong one', () => {
    expect(gateOpens([])).toBe(true);
    expect(gateOpens([result('smoke', answered(1n))])).toBe(true);
    expect(gateOpens([result('smoke', answered(1n)), result('smoke', answered(1n, false))])).toBe(false);
  });
});

describe('the roll-up', () => {
  it('sums the fuel of stress cases alone', () => {
    const cases = [
      result('smoke', answered(7n)),
      result('stress', answered(100n)),
      result('stress', answered(200n)),
    ];
    expect(rollUp(cases, LIMIT, 'engine.wasm')).toMatchObject({
      correct: true,
      totalFuel: 300,
      fuelLimit: 1000,
    });
  });

  it('has no total unless every case is correct', () => {
    const over = [result('stress', answered(100n)), result('stress', answered(1500n))];
    expect(rollUp(over, LIMIT, 'engine.wasm')).toMatchObject({ correct: false, totalFuel: null });
    const skipped = [result('smoke', answered(1n, false)), skippedResult(entry('stress'))];
    expect(rollUp(skipped, LIMIT, 'engine.wasm')).toMatchObject({ correct: false, totalFuel: null });
  });

  it('of smoke cases alone comes to 0', () => {
    expect(rollUp([result('smoke', answered(7n))], LIMIT, 'engine.wasm')).toMatchObject({
      correct: true,
      totalFuel: 0,
    });
  });
});
