import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { large } from './large.ts';
import { medium } from './medium.ts';
import { SMOKE_CASES } from './smoke.ts';
import { small } from './small.ts';

export const FUEL_LIMIT = 2_000_000_000;
export const MEMORY_LIMIT = 268_435_456;

export interface DemoCase {
  readonly kind: 'smoke' | 'stress';
  readonly name: string;
  readonly scenario: Scenario;
  /** How many fuel limits a run may burn before it is stopped. */
  readonly runway: number;
}

/** Every scenario of the demo case, in the order of its manifest. */
export function demoCases(): readonly DemoCase[] {
  const smoke = SMOKE_CASES.map(({ name, scenario }) => ({ kind: 'smoke', name, scenario, runway: 1 }) as const);
  const stress = [
    { name: 'small', scenario: small(), runway: 10 },
    { name: 'medium', scenario: medium(), runway: 5 },
    { name: 'large', scenario: large(), runway: 5 },
  ].map((design) => ({ kind: 'stress', ...design }) as const);
  return [...smoke, ...stress];
}
