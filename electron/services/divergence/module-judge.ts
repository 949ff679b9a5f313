import { setImmediate } from 'node:timers/promises';
import { type Difference, differenceOf, type Judge } from '../../../shared/analysis/shrink/judge.ts';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { sameBytes } from '../../../shared/base/same-bytes.ts';
import { FastEngine } from '../../../shared/lattice/fast/engine.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import type { ModuleBytes } from '../../runner/run.ts';
import { runForFrames } from '../replay/module-run.ts';
import { recordSchedule } from '../replay/snapshot-schedule.ts';
import type { RunnerPool } from '../runners/runner-pool.ts';

const ENTRY = 'simulate';
const SLICE_MS = 20;
/** States of one run that are asked for tick by tick without a look at some of them first; entities times ticks. */
const MOST_AT_ONCE = 120_000;

/** A report that is not of its own state, which is a difference of no entity. */
const LYING = { type: 'state', field: 'checksum', phase: 'sinks' } as const;

/**
 * A module under wasmtime as the judge of a scenario: where its states, or the checksums that it reports, first differ
 * from the reference's. Long runs are looked at in some places first, then at every tick of the first bracket that
 * differs. The scenario that it judges first must let the module finish, else it throws a `Fault` (`side-failed`); a later
 * one on which it does not finish shows no difference.
 */
export function moduleJudge(pool: RunnerPool, module: ModuleBytes): Judge {
  let hasFinished = false;
  return async (scenario, signal) => {
    const differenceAt = async (
      snapshots: readonly number[],
      equalTick: number,
    ): Promise<Difference | undefined> => {
      const { found, failure } = await firstDifference(pool, module, scenario, snapshots, equalTick, signal);
      if (failure !== undefined && !hasFinished) throw failure;
      if (failure === undefined) hasFinished = true;
      return found;
    };
    if (scenario.ticks * scenario.entities.length <= MOST_AT_ONCE)
      return await differenceAt(ticksFrom(1, scenario.ticks), 0);
    const some = await differenceAt(recordSchedule(scenario.ticks, []), 0);
    if (some === undefined) return undefined;
    const between = ticksFrom(some.lastEqualTick + 1, some.firstDifferentTick);
    return await differenceAt(between, some.lastEqualTick);
  };
}

function ticksFrom(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** `equalTick` is the last tick before the snapshots at which both are known to be equal. */
async function firstDifference(
  pool: RunnerPool,
  module: ModuleBytes,
  scenario: Scenario,
  snapshots: readonly number[],
  equalTick: number,
  signal: AbortSignal,
): Promise<{ readonly found: Difference | undefined; readonly failure: Fault | undefined }> {
  const rules = new FastEngine(scenario);
  let lastEqualTick = equalTick;
  let found: Difference | undefined;
  const onSnapshot = async (snapshot: Snapshot): Promise<void> => {
    const { tick } = snapshot.frame;
    // A module may send what nobody has asked for; no later state changes what was found.
    if (found !== undefined || tick <= rules.tick || tick > scenario.ticks) return;
    while (!rules.advance(tick, SLICE_MS)) {
      await setImmediate();
      if (signal.aborted) throw new CancelledFault();
    }
    found = judged(scenario, rules, snapshot, lastEqualTick);
    lastEqualTick = tick;
  };
  const outcome = await pool.use((runner) =>
    runForFrames(
      runner,
      { module, entry: ENTRY, scenario, snapshots, metered: false },
      { onSnapshot },
      signal,
    ),
  );
  if (outcome.kind === 'cancelled') throw new CancelledFault();
  if (outcome.kind === 'finished') return { found, failure: undefined };
  const failure = new Fault('side-failed', `the module did not finish: ${outcome.message}`, {
    ...outcome.facts,
    outcome: outcome.kind,
  });
  return { found: undefined, failure };
}

function judged(
  scenario: Scenario,
  rules: FastEngine,
  { frame, reported }: Snapshot,
  lastEqualTick: number,
): Difference | undefined {
  const expected = rules.frame();
  if (!sameBytes(expected.bytes, frame.bytes)) return differenceOf(scenario, expected, frame, lastEqualTick);
  if (reported === checksumOf(frame.bytes)) return undefined;
  return { lastEqualTick, firstDifferentTick: frame.tick, kinds: [LYING], entities: [] };
}
