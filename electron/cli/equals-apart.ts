import { setImmediate } from 'node:timers/promises';
import type { Diagnosis } from '../../shared/analysis/diagnosis/candidate.ts';
import { tellApart } from '../../shared/analysis/diagnosis/tell-apart.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';

const MOST_TOLD_APART = 4;
/** Generated factories that are looked at for one on which two readings part. */
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

/** A factory on which two readings that explain the module equally well part, so that a run on it decides. */
export interface Apart {
  readonly readings: readonly [one: string, other: string];
  readonly seed: number;
  readonly tick: number;
  readonly scenario: Scenario;
}

/** For each equal of the first candidate a factory that tells the two apart, where one is found. */
export async function tellEqualsApart(
  { candidates, equals }: Diagnosis,
  signal: AbortSignal,
): Promise<Apart[]> {
  const [first, ...others] = candidates.slice(0, Math.min(equals, MOST_TOLD_APART));
  const apart: Apart[] = [];
  for (const other of others) {
    const options = { seeds: SEEDS, signal, turn: () => setImmediate() };
    const found = first && (await tellApart(first.readings, other.readings, options));
    if (found) apart.push({ readings: [first.reading, other.reading], ...found });
  }
  return apart;
}

export function apartLine({
  readings: [one, other],
  seed,
  tick,
  scenario: { grid, entities },
}: Apart): string {
  const gen = `gen --seed ${seed} --width ${grid.width} --height ${grid.height} --entities ${entities.length} --ticks ${tick}`;
  return `To tell ${one} from ${other}, run it on the factory of '${gen}'.`;
}
