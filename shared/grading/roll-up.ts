import type { PerformanceCaseResult, PerformanceResult } from '../records/performance.ts';

/** Whether stress cases may run: every smoke case is correct, which is also so when there is none. */
export function gateOpens(smokeResults: readonly PerformanceCaseResult[]): boolean {
  return smokeResults.every((result) => result.correct);
}

/**
 * What a run comes to (spec: performance-host §6): correct when every case is; the total is the fuel of its stress
 * cases, and only a correct run has one.
 */
export function rollUp(
  cases: readonly PerformanceCaseResult[],
  fuelLimit: bigint,
  moduleWasm: string,
): PerformanceResult {
  const correct = cases.every((result) => result.correct);
  const scored = cases.filter((result) => result.kind === 'stress' && result.correct);
  const totalFuel = scored.reduce((total, result) => total + (result.fuel ?? 0), 0);
  return {
    correct,
    totalFuel: correct ? totalFuel : null,
    fuelLimit: Number(fuelLimit),
    cases,
    moduleWasm,
    detail: null,
  };
}
