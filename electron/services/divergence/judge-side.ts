import { type Verdict, verdictOf } from '../../../shared/analysis/verdict.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Frame, Snapshot } from '../../../shared/lattice/state/frame.ts';
import type { Comparison, Pair } from './compare-ticks.ts';
import type { Side } from './sides/side.ts';

/**
 * Judges the side that is not the reference by what it gave at the first different tick; undefined where there is none,
 * or no reference. A state that is that of the neighbouring tick says little alone: while little moves, many faults give
 * one. So the last different tick has to say the same.
 */
export async function judgeSide(
  a: Side,
  b: Side,
  scenario: Scenario,
  { firstDifferent, lastDifferent }: Comparison,
  signal: AbortSignal,
): Promise<Verdict | undefined> {
  const reference = [a, b].find(({ kind }) => kind === 'reference');
  if (reference === undefined || firstDifferent === undefined || lastDifferent === undefined)
    return undefined;
  const foundIn = (pair: Pair): Snapshot => (a.kind === 'reference' ? pair.b : pair.a);
  const frames = await framesAbout(reference, scenario, foundIn(firstDifferent).frame.tick, signal);
  if (frames === undefined) return undefined;
  const verdict = verdictOf(scenario, foundIn(firstDifferent), frames);
  if (!isOfMoment(verdict)) return verdict;
  const later = await framesAbout(reference, scenario, foundIn(lastDifferent).frame.tick, signal);
  if (later === undefined || isOfMoment(verdictOf(scenario, foundIn(lastDifferent), later))) return verdict;
  return verdictOf(scenario, foundIn(firstDifferent), { at: frames.at });
}

function isOfMoment({ faults }: Verdict): boolean {
  return faults.some((fault) => fault === 'before-the-tick' || fault === 'after-the-tick');
}

/** The reference's states at a tick and about it; before the first there is the empty factory. */
async function framesAbout(
  reference: Side,
  scenario: Scenario,
  tick: number,
  signal: AbortSignal,
): Promise<Parameters<typeof verdictOf>[2] | undefined> {
  const frames = new Map<number, Frame>();
  const around = [tick - 1, tick, tick + 1].filter((one) => one <= scenario.ticks);
  await reference.states(around, ({ frame }) => frames.set(frame.tick, frame), signal);
  const [before, at, after] = [frames.get(tick - 1), frames.get(tick), frames.get(tick + 1)];
  return at && { at, ...(before && { before }), ...(after && { after }) };
}
