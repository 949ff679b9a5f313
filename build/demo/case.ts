import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { large } from './large.ts';
import { medium } from './medium.ts';
import { small } from './small.ts';
import { SMOKE_CASES } from './smoke.ts';

/** Some three times what the engine that moves lanes as lines needs for `large`. */
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
  const smoke = SMOKE_CASES.map(
    ({ name, scenario }) => ({ kind: 'smoke', name, scenario, runway: 1 }) as const,
  );
  // Wide enough for the engine that moves item by item to finish, so that its fuel is known although it is too much.
  const stress = [
    { name: 'small', scenario: small(), runway: 10 },
    { name: 'medium', scenario: medium(), runway: 5 },
    { name: 'large', scenario: large(), runway: 8 },
  ].map((design) => ({ kind: 'stress', ...design }) as const);
  return [...smoke, ...stress];
}
