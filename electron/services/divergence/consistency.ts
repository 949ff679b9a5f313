import { setImmediate } from 'node:timers/promises';
import type { SelfCheck } from '../../../shared/api/comparison.ts';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { sameBytes } from '../../../shared/base/same-bytes.ts';
import { FastEngine } from '../../../shared/lattice/fast/engine.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Frame } from '../../../shared/lattice/state/frame.ts';
import { keyOf } from './compare-ticks.ts';
import type { Side } from './sides/side.ts';

/** How many of its own states the reference is restored from. */
const RESTORED = 8;
const SLICE_MS = 25;

/**
 * Whether a side gives the same states whatever else is asked of it: a module is run twice, then with other snapshots,
 * then with fewer ticks. `schedule` are the ticks of the main run, ascending. A recording is what it is.
 */
export async function checkModule(
  side: Side,
  schedule: readonly number[],
  signal: AbortSignal,
  onCheck: (done: number, total: number) => void,
): Promise<readonly SelfCheck[]> {
  const main = await keysOf(side, schedule, signal);
  const runs: readonly (readonly [SelfCheck['check'], readonly number[]])[] = [
    ['run twice', schedule],
    ['other snapshots', otherSchedule(schedule, side.scenario?.ticks ?? 0)],
    ['shorter run', schedule.slice(0, Math.ceil(schedule.length / 2))],
  ];
  const checks: SelfCheck[] = [];
  for (const [check, ticks] of runs) {
    onCheck(checks.length + 1, runs.length + 1);
    const keys = await keysOf(side, ticks, signal);
    const common = schedule.filter((tick) => keys.has(tick) && main.has(tick));
    const firstDifferentTick = common.find((tick) => keys.get(tick) !== main.get(tick));
    checks.push({ check, states: common.length, firstDifferentTick });
  }
  onCheck(runs.length + 1, runs.length + 1);
  return checks;
}

/** Runs the reference on from states of its own and holds what comes of it against the states that follow. */
export async function checkReference(
  side: Side,
  scenario: Scenario,
  schedule: readonly number[],
  signal: AbortSignal,
): Promise<SelfCheck> {
  const frames: Frame[] = [];
  await side.states(schedule, ({ frame }) => frames.push(frame), signal);
  const step = Math.max(1, Math.ceil((frames.length - 1) / RESTORED));
  let states = 0;
  for (let at = 0; at + 1 < frames.length; at += step) {
    const from = frames[at]!;
    const next = frames[at + 1]!;
    const engine = new FastEngine(scenario);
    engine.restore(from);
    while (!engine.advance(next.tick, SLICE_MS)) {
      await setImmediate();
      if (signal.aborted) throw new CancelledFault();
    }
    states++;
    if (!sameBytes(engine.frame().bytes, next.bytes))
      return { check: 'restored', states, firstDifferentTick: next.tick };
  }
  return { check: 'restored', states, firstDifferentTick: undefined };
}

/** Every other tick of a schedule, and between them ticks that it has not. */
function otherSchedule(schedule: readonly number[], last: number): number[] {
  const ticks = schedule.flatMap((tick, at) => (at % 2 === 0 ? [tick] : [Math.min(last, tick + 1)]));
  return [...new Set([...ticks, schedule.at(-1) ?? last])].sort((a, b) => a - b);
}

async function keysOf(
  side: Side,
  ticks: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, bigint>> {
  const keys = new Map<number, bigint>();
  await side.states(ticks, (snapshot) => keys.set(snapshot.frame.tick, keyOf(snapshot)), signal);
  return keys;
}
