import { setImmediate } from 'node:timers/promises';
import type { Diagnosis } from '../../../shared/analysis/diagnosis/candidate.ts';
import { tellApart } from '../../../shared/analysis/diagnosis/tell-apart.ts';
import type { Apart } from '../../../shared/api/comparison.ts';

const MOST_TOLD_APART = 4;
/** Generated factories that are looked at for one on which two readings part. */
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

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
