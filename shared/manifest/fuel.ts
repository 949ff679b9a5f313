import type { CaseEntry } from './case-entry.ts';
import { MOST_U64 } from './numbers.ts';
import type { Table } from './table.ts';

/** Fuel at which a case is stopped: `round(fuel_limit * fuel_runway)` in f64, as u64 (spec: manifest §2.4). */
export function runCeiling(fuelLimit: bigint, fuelRunway: number): bigint {
  const product = Number(fuelLimit) * fuelRunway;
  // Half away from zero, as Rust rounds; Math.round differs only below zero.
  const ceiling = BigInt(Math.round(Math.min(product, 2 ** 64)));
  return ceiling > MOST_U64 ? MOST_U64 : ceiling;
}

/** Warns of fuel that does not fit in 64 bits: the ceiling of a case, and the total of all of them. */
export function warnOfFuelOverflow(root: Table, fuelLimit: bigint, entries: readonly CaseEntry[]): void {
  for (const [index, { fuelRunway }] of entries.entries()) {
    if (Number(fuelLimit) * fuelRunway < 2 ** 64) continue;
    const message = `fuel_limit ${fuelLimit} times ${fuelRunway} is past 64 bits; the harness stops at ${MOST_U64}`;
    root.source.report('warning', 'fuel-overflow', ['case', index, 'fuel_runway'], message, {
      found: `${fuelLimit} * ${fuelRunway}`,
      allowed: `below ${MOST_U64}`,
    });
  }
  const stress = entries.filter((entry) => entry.kind === 'stress').length;
  if (fuelLimit * BigInt(stress) <= MOST_U64) return;
  const message = `${stress} cases of up to ${fuelLimit} fuel are past 64 bits; the harness's total would stop at ${MOST_U64}`;
  root.source.report('warning', 'fuel-total-overflow', ['sandbox', 'fuel_limit'], message, {
    found: String(fuelLimit),
    allowed: `${MOST_U64} in all`,
  });
}
