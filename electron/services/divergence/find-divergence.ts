import type { ChecksumSeries } from '../../../shared/analysis/checksum-series.ts';
import { diffFrames, type StateDifference } from '../../../shared/analysis/field-diff.ts';
import type { SeriesDifference } from '../../../shared/analysis/first-difference.ts';
import { notComparable } from '../../../shared/analysis/not-comparable.ts';
import type { Verdict } from '../../../shared/analysis/verdict.ts';
import type { DenseEstimate, DifferentCount, SelfCheck } from '../../../shared/api/comparison.ts';
import { isCancelled } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { type Finding, hasErrors } from '../../../shared/base/finding.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { recordSchedule, windowLength } from '../replay/snapshot-schedule.ts';
import { Comparison, type Pair } from './compare-ticks.ts';
import { checkModule, checkReference } from './consistency.ts';
import { misfitOf, otherEntities } from './fits-scenario.ts';
import { judgeSide } from './judge-side.ts';
import type { Side } from './sides/side.ts';

/** What two sides come to; every tick that was compared is in `series`. */
export interface Divergence {
  /** Equal at every compared tick, and nothing odd about either side. */
  readonly same: boolean;
  /** Why the two cannot, or should not, be compared. */
  readonly notComparable: readonly Finding[];
  /** What is odd about the number and ticks of each side's snapshots. */
  readonly findings: { readonly a: readonly Finding[]; readonly b: readonly Finding[] };
  readonly consistency: { readonly a: readonly SelfCheck[]; readonly b: readonly SelfCheck[] };
  readonly series: SeriesDifference;
  /** Each side's checksums at the ticks that were asked for; a checksum that is not of its state counts as another. */
  readonly checksums: { readonly a: ChecksumSeries; readonly b: ChecksumSeries };
  readonly counts: readonly DifferentCount[];
  readonly dense: DenseEstimate | undefined;
  readonly lastEqual: Pair | undefined;
  readonly firstDifferent: Pair | undefined;
  /** Field by field at the first different tick. */
  readonly difference: StateDifference | undefined;
  /** What the other side did, where one of them is the reference. */
  readonly verdict: Verdict | undefined;
  /** False where it was stopped before all of it was looked at. */
  readonly complete: boolean;
}

export interface DivergenceOptions {
  /** Every tick of the run, not only those about the first bracket that differs. */
  readonly dense?: boolean;
  /** Only these ticks, ascending; nothing is looked at between them. */
  readonly ticks?: readonly number[];
  /** Whether each side is held against itself first; it takes some runs. */
  readonly consistency?: boolean;
  readonly signal: AbortSignal;
  /** Hears what is being done, in runs of one side. */
  onProgress?(work: string, done: number, total: number): void;
  /** Hears what comparing every tick will take, before it begins. */
  onEstimate?(estimate: DenseEstimate): void;
  /** Hears what is known, each time that it is more. */
  onKnown?(series: SeriesDifference): void;
}

/** JSON takes some five times the canonical bytes. */
const JSON_FACTOR = 5;

/**
 * Finds where two sides first differ: first what cannot be compared, then each side against itself, then every recorded
 * checksum in order, then every tick of the first bracket that differs, or of a run that is short. Never by bisection,
 * since engines disagree and agree again. Throws a `Fault`: `side-failed`, `no-common-ticks`, `other-layout`, and
 * `cancelled` where nothing is known yet; stopped later, it returns what was found.
 */
export async function findDivergence(a: Side, b: Side, options: DivergenceOptions): Promise<Divergence> {
  const { signal, onProgress, onKnown } = options;
  const incomparable = notComparable(a.facts, b.facts);
  const schedule = commonTicks(a, b, options.ticks);
  if (schedule.length === 0)
    throw new Fault('no-common-ticks', 'there is no tick at which both sides could be compared');
  const consistency = await checkBoth(a, b, schedule, options);
  const comparison = new Comparison();
  const findings: { a: Finding[]; b: Finding[] } = { a: [], b: [] };
  const ask = async (ticks: readonly number[]): Promise<void> => {
    const odd = await comparison.ask(a, b, ticks, signal);
    findings.a.push(...odd.a);
    findings.b.push(...odd.b);
    onKnown?.(comparison.difference());
  };
  onProgress?.('comparing recorded ticks', 0, 1);
  const startedAt = performance.now();
  await ask(schedule);
  const recordSeconds = (performance.now() - startedAt) / 1000;
  onProgress?.('comparing recorded ticks', 1, 1);
  const estimate = denseEstimate(a, b, comparison, recordSeconds);
  if (options.dense && estimate) options.onEstimate?.(estimate);
  const { complete } = await untilStopped(async () => {
    if (options.ticks !== undefined || a.ticks !== undefined || b.ticks !== undefined) return;
    await askDensely(comparison, ask, lastTickOf(a, b), options);
  });
  const series = comparison.difference();
  const { lastEqual, firstDifferent } = comparison;
  const scenario = a.scenario ?? b.scenario;
  addMisfits(findings, scenario, firstDifferent ?? lastEqual);
  const odd = hasErrors([...findings.a, ...findings.b]);
  const inconsistent = [...consistency.a, ...consistency.b].some(
    (check) => check.firstDifferentTick !== undefined,
  );
  return {
    same: series.same && series.compared > 0 && !odd && !inconsistent,
    notComparable: incomparable,
    findings,
    consistency,
    series,
    checksums: { a: comparison.seriesOf('a'), b: comparison.seriesOf('b') },
    counts: comparison.counts(),
    dense: series.compared < lastTickOf(a, b) ? estimate : undefined,
    lastEqual,
    firstDifferent,
    difference: firstDifferent && differenceOf(scenario, firstDifferent),
    verdict: scenario && (await untilStopped(() => judgeSide(a, b, scenario, comparison, signal))).result,
    complete,
  };
}

/** States of other entities than the scenario's are named; two recordings of different factories are not compared. */
function addMisfits(
  findings: { readonly a: Finding[]; readonly b: Finding[] },
  scenario: Scenario | undefined,
  pair: Pair | undefined,
): void {
  if (pair === undefined) return;
  if (scenario === undefined) {
    const other = otherEntities(pair.a.frame, pair.b.frame);
    if (other !== undefined) throw new Fault('other-layout', `the states are of two factories: ${other}`);
    return;
  }
  for (const side of ['a', 'b'] as const) {
    const misfit = misfitOf(scenario, pair[side].frame);
    if (misfit !== undefined) findings[side].push(misfit);
  }
}

/** Ticks at which both sides can be compared: those of a recording, or a schedule over the run. */
function commonTicks(a: Side, b: Side, wanted: readonly number[] | undefined): readonly number[] {
  const last = lastTickOf(a, b);
  const graded = (a.scenario ?? b.scenario)?.snapshots ?? [];
  const fixed = [a.ticks, b.ticks, wanted].filter((ticks) => ticks !== undefined);
  const [first, ...others] = fixed.length > 0 ? fixed : [recordSchedule(last, graded)];
  const sets = others.map((ticks) => new Set(ticks));
  return (first ?? []).filter((tick) => tick <= last && sets.every((set) => set.has(tick)));
}

function lastTickOf(a: Side, b: Side): number {
  const last = (side: Side): number => side.facts.ticks?.last ?? Number.POSITIVE_INFINITY;
  return Math.min(last(a), last(b));
}

async function checkBoth(
  a: Side,
  b: Side,
  schedule: readonly number[],
  { consistency = true, signal, onProgress }: DivergenceOptions,
): Promise<Divergence['consistency']> {
  if (!consistency) return { a: [], b: [] };
  const check = async (side: Side): Promise<readonly SelfCheck[]> => {
    const work = `checking ${side.facts.name} against itself`;
    if (side.kind === 'module')
      return await checkModule(side, schedule, signal, (done, total) => onProgress?.(work, done, total));
    if (side.kind === 'recorded' || side.scenario === undefined) return [];
    return [await checkReference(side, side.scenario, schedule, signal)];
  };
  const [ofA, ofB] = await Promise.all([check(a), check(b)]);
  return { a: ofA, b: ofB };
}

/** A window of the largest size takes about so long to write and to read, beside the run up to its end. */
const WINDOW_SECONDS = 1;

/** What every tick of the run would take: each window is a run up to its end, half of the whole on average. */
function denseEstimate(
  a: Side,
  b: Side,
  comparison: Comparison,
  recordSeconds: number,
): DenseEstimate | undefined {
  const last = lastTickOf(a, b);
  if (a.ticks !== undefined || b.ticks !== undefined) return undefined;
  const runs = Math.ceil(last / windowLength(snapshotBytes(comparison)));
  return { runs, seconds: runs * (recordSeconds / 2 + WINDOW_SECONDS) };
}

/** Of a snapshot as JSON. */
function snapshotBytes({ firstDifferent, lastEqual }: Comparison): number {
  return ((firstDifferent ?? lastEqual)?.a.frame.bytes.length ?? 1) * JSON_FACTOR;
}

/**
 * Every tick of the run, or of the first bracket that differs until its first different tick is known. A run that fits into
 * one window is compared at every tick in any case: it costs one run more, and what heals between two recorded ticks is
 * found.
 */
async function askDensely(
  comparison: Comparison,
  ask: (ticks: readonly number[]) => Promise<void>,
  lastTick: number,
  { dense = false, onProgress }: DivergenceOptions,
): Promise<void> {
  const { lastEqual, firstDifferent } = comparison;
  const length = windowLength(snapshotBytes(comparison));
  const whole = dense || lastTick <= length;
  if (!whole && firstDifferent === undefined) return;
  const from = whole ? 1 : (lastEqual?.a.frame.tick ?? 0) + 1;
  const to = whole ? lastTick : (firstDifferent?.a.frame.tick ?? lastTick);
  const total = Math.ceil((to - from + 1) / length);
  for (let window = 0; window < total; window++) {
    const start = from + window * length;
    const end = Math.min(to, start + length - 1);
    onProgress?.(`comparing every tick from ${start} to ${end}`, window, total);
    await ask(Array.from({ length: end - start + 1 }, (_, index) => start + index));
    const found = comparison.firstDifferent?.a.frame.tick ?? Number.POSITIVE_INFINITY;
    if (!whole && found <= end) break;
  }
  onProgress?.('comparing every tick', total, total);
}

/** What the work came to, if it came to its end; what was found before a cancel is kept. */
async function untilStopped<T>(
  work: () => Promise<T>,
): Promise<{ readonly complete: boolean; readonly result: T | undefined }> {
  try {
    return { complete: true, result: await work() };
  } catch (error) {
    if (isCancelled(error)) return { complete: false, result: undefined };
    throw error;
  }
}

function differenceOf(scenario: Scenario | undefined, { a, b }: Pair): StateDifference {
  return diffFrames(scenario ?? NO_SCENARIO, a.frame, b.frame);
}

/** For states whose layout is not known: entities are told by their index and kind alone. */
const NO_SCENARIO: Scenario = {
  version: 1,
  grid: { width: 1, height: 1 },
  ticks: 1,
  snapshots: [1],
  entities: [],
};
