import type { SeriesDifference } from '../../../../shared/analysis/first-difference.ts';
import type { Reach } from '../../../../shared/replay/frame-source.ts';
import type { GradedTick } from '../../../state/panes.ts';
import type { SeenTicks } from '../../../state/seen-ticks.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';

/** Whether what is compared is equal at a tick. */
export type Known = 'equal' | 'different' | 'unknown';

/** Ticks of which the same is known, for the same reason; both ends included. */
export interface KnownTicks {
  readonly from: number;
  readonly to: number;
  readonly is: Known;
  /** How that is known; a piece of a sentence. */
  readonly why: string;
}

/** What may tell whether a run is as it should be, or A as B. */
export interface Evidence {
  /** Graded ticks of A, ascending. They and the reach count only where A is compared with the reference. */
  readonly graded: readonly GradedTick[];
  readonly reach: readonly Reach[];
  /** Ticks at which A and B were shown side by side. */
  readonly seen: readonly SeenTicks[];
  /** What comparing A and B has found, once it has. */
  readonly compared: SeriesDifference | undefined;
}

type Claim = KnownTicks & { readonly is: 'equal' | 'different' };

/** What is known of every tick of a run, ascending and without a gap. Of two claims the one of a difference counts. */
export function knownTicks(
  { graded, reach, seen, compared }: Evidence,
  { first, last }: TickScale,
): readonly KnownTicks[] {
  const claims = [
    ...gradedClaims(graded, first, last),
    ...reach.filter(({ provenance }) => provenance === 'bracketed').map(bracketClaim),
    ...seen.map(seenClaim),
    ...comparedClaims(compared, first),
  ].sort((a, b) => a.from - b.from);
  const ends = claims.flatMap(({ from, to }) => [from, to + 1]).filter((end) => end > first && end <= last);
  const starts = [...new Set([first, ...ends])].sort((a, b) => a - b);
  const known: KnownTicks[] = [];
  let open: Claim[] = [];
  let next = 0;
  starts.forEach((from, at) => {
    for (; next < claims.length && claims[next]!.from <= from; next++) open.push(claims[next]!);
    open = open.filter(({ to }) => to >= from);
    const { is, why } = open.find((claim) => claim.is === 'different') ?? open[0] ?? NOTHING;
    const to = (starts[at + 1] ?? last + 1) - 1;
    const before = known.at(-1);
    if (before?.is === is && before.why === why) known[known.length - 1] = { ...before, to };
    else known.push({ from, to, is, why });
  });
  return known;
}

const NOTHING = { is: 'unknown', why: 'nothing is known' } as const;

/**
 * What graded ticks say of the ticks between them: equal between two that are right, since the empty factory at the start
 * is as well; different from one that is wrong on; nothing where it went wrong in between.
 */
function gradedClaims(graded: readonly GradedTick[], first: number, last: number): readonly Claim[] {
  const claims: Claim[] = [];
  let before: GradedTick = { tick: first, outcome: 'right' };
  for (const next of graded) {
    const { tick, outcome } = next;
    if (before.outcome === 'wrong') claims.push(wrong(before.tick, outcome === 'right' ? tick - 1 : tick));
    if (outcome === 'right') claims.push(right(before.outcome === 'right' ? before.tick : tick, tick));
    if (outcome === 'wrong') claims.push(wrong(tick, tick));
    before = next;
  }
  if (before.outcome === 'wrong') claims.push(wrong(before.tick, last));
  return claims;
}

const right = (from: number, to: number): Claim => ({
  from,
  to,
  is: 'equal',
  why: 'as expected at both ends',
});
const wrong = (from: number, to: number): Claim => ({
  from,
  to,
  is: 'different',
  why: 'not as expected at a graded tick',
});

const bracketClaim = ({ from, to }: Reach): Claim => ({
  from,
  to,
  is: 'equal',
  why: 'module and reference agree at both ends',
});

/** Stretches of compared ticks that differ, and those before the first that were all equal. */
function comparedClaims(compared: SeriesDifference | undefined, first: number): readonly Claim[] {
  if (compared === undefined) return [];
  const { runs, lastEqualTick } = compared;
  const different = runs.map(
    ([from, to]): Claim => ({ from, to, is: 'different', why: 'different at every compared tick' }),
  );
  const to = lastEqualTick ?? first;
  return [{ from: first, to, is: 'equal', why: 'equal at every compared tick' }, ...different];
}

const seenClaim = ({ from, to, equal }: SeenTicks): Claim => ({
  from,
  to,
  is: equal ? 'equal' : 'different',
  why: equal ? 'A and B were seen to be equal' : 'A and B were seen to differ',
});
