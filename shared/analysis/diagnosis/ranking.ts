import { READINGS } from '../../lattice/readings.ts';
import type { Candidate } from './candidate.ts';
import type { FromStart } from './from-start.ts';
import type { WindowRun } from './window.ts';

/** What a reading's runs say for it. */
export function candidateOf(run: WindowRun, fromStart: FromStart | undefined): Candidate {
  const { readings, statesExplained, entitiesExplained, firstMiss, entitiesMissed } = run;
  const base = {
    readings,
    reading: readings.join(' + '),
    says: readings.map((id) => READINGS[id].says).join('; and '),
    statesExplained,
    entitiesExplained,
    checksumsMet: fromStart?.checksumsMet ?? 0,
  };
  if (firstMiss !== undefined) return { ...base, firstMiss, entitiesMissed };
  return fromStart?.firstMiss === undefined ? base : { ...base, firstMiss: fromStart.firstMiss };
}

/** Best evidence first: no miss, then one reading before two, then states and entities explained, then a later miss. */
export function rank(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort(byEvidence);
}

/** How many at the head of a ranked list miss nothing, and nothing tells apart. */
export function countEquals(ranked: readonly Candidate[]): number {
  const [first] = ranked;
  if (first === undefined || first.firstMiss !== undefined) return 0;
  return ranked.filter((other) => byEvidence(first, other) === 0).length;
}

function byEvidence(one: Candidate, other: Candidate): number {
  const missOf = ({ firstMiss = Number.POSITIVE_INFINITY }: Candidate): number => firstMiss;
  return (
    Number(one.firstMiss !== undefined) - Number(other.firstMiss !== undefined) ||
    one.readings.length - other.readings.length ||
    other.statesExplained - one.statesExplained ||
    other.entitiesExplained - one.entitiesExplained ||
    compare(missOf(other), missOf(one))
  );
}

/** Of numbers that may both be infinite. */
function compare(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
