import { afterAll, describe, expect, it } from 'vitest';
import { sameKind } from '../../../shared/analysis/difference-kind.ts';
import { shrink } from '../../../shared/analysis/shrink/shrink.ts';
import { sameBytes } from '../../../shared/base/same-bytes.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import { parseScenario } from '../../../shared/lattice/scenario/parse.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import { snapshotsToJson } from '../../../shared/lattice/state/write-snapshots.ts';
import { newRunnerPool } from '../runners/runners.ts';
import { explainDivergence } from './explain-divergence.ts';
import { findDivergence } from './find-divergence.ts';
import { moduleJudge } from './module-judge.ts';
import {
  type EngineReading,
  engineWith,
  factoryShowing,
  firstDifferentTick,
  NEVER,
  PLACES,
  snapshotsOf,
  withSides,
} from './testing.ts';

const TICKS = 400;
const MOST_ENTITIES = 20;
const pool = newRunnerPool(PLACES);
afterAll(() => pool.dispose());

/** What each reading shows first on the first generated factory on which it shows: kind of entity and field. */
const SHOWS: readonly (readonly [EngineReading, string, string])[] = [
  ['source-offset', 'belt', 'left[0]'],
  ['inserter-near-side', 'inserter', 'held'],
  ['inserter-take-near', 'inserter', 'held'],
  ['inserter-take-at-end', 'inserter', 'phase'],
  ['inserter-no-least-held', 'inserter', 'held'],
  ['inserter-drop-late', 'inserter', 'phase'],
  ['inserter-return-same-tick', 'inserter', 'phase'],
  ['furnace-no-coal-first', 'inserter', 'held'],
  ['crafter-input-cap-9', 'inserter', 'phase'],
  ['crafter-no-input-cap', 'inserter', 'phase'],
  ['belt-one-speed', 'belt', 'right[0].pos'],
  ['sideload-swapped', 'belt', 'right[0].pos'],
  ['sideload-other-lane', 'belt', 'left[0]'],
  ['turn-always-sideloads', 'belt', 'right[0]'],
  ['splitter-fixed-input', 'splitter', 'in_first'],
  ['splitter-fixed-output', 'splitter', 'out_pref'],
  ['splitter-flips-preferred', 'splitter', 'out_pref'],
  ['splitter-one-preference', 'splitter', 'out_pref'],
  ['crafter-idle-after-deposit', 'assembler', 'inputs.iron-plate'],
  ['crafter-one-short', 'assembler', 'craft_left'],
  ['crafter-no-output-gate', 'assembler', 'inputs.copper-plate'],
  ['sink-own-facing', 'belt', 'left[0]'],
  ['phase-sources-last', 'belt', 'right[0].pos'],
  ['phase-crafters-before-inserters', 'assembler', 'inputs.iron-plate'],
];

describe('an engine that follows one reading', () => {
  it.each(SHOWS)('%s: is found, told and explained; first a %s and its %s', async (id, type, path) => {
    const scenario = factoryShowing([id], TICKS);
    const truth = firstDifferentTick(scenario, [id])!;
    await withSides(engineWith(id), scenario, async (reference, side) => {
      const divergence = await findDivergence(reference, side, { consistency: false, signal: NEVER });
      const { series, verdict, difference, same, lastEqual } = divergence;
      expect([same, series.firstDifferentTick, series.exact]).toEqual([false, truth, true]);
      expect([series.lastEqualTick ?? 0, lastEqual?.a.frame.tick ?? 0]).toEqual([truth - 1, truth - 1]);
      expect(verdict?.code).toBe('state');
      expect([...difference!.entities].map(({ index }) => index).sort((a, b) => a - b)).toEqual(
        entitiesThatDiffer(scenario, id, truth),
      );
      expect([difference!.entities[0]!.type, difference!.entities[0]!.fields[0]!.path]).toEqual([type, path]);

      const { diagnosis, trace } = await explainDivergence({
        workerFile: PLACES.diagnosisWorker,
        scenario,
        side,
        divergence,
        checksums: divergence.checksums.b,
        signal: NEVER,
      });
      const equals = diagnosis.candidates.slice(0, diagnosis.equals);
      expect(equals.map(({ reading }) => reading)).toContain(id);
      expect(equals.every(({ firstMiss }) => firstMiss === undefined)).toBe(true);
      expect([trace?.tick, trace?.entity]).toEqual([truth, difference!.entities[0]!.index]);
    });
  });

  it.each(SHOWS)('%s: shrinks to a small scenario that differs in the same way', async (id) => {
    const scenario = factoryShowing([id], TICKS);
    const result = await shrink(scenario, {
      judge: moduleJudge(pool, engineWith(id)),
      signal: NEVER,
      parallel: pool.size,
    });
    const { entities, ticks, kept, difference } = result;
    expect(parseScenario(guestBytes(result.scenario)).findings).toEqual([]);
    expect(entities.after).toBeLessThanOrEqual(MOST_ENTITIES);
    expect(ticks.after).toBeLessThanOrEqual(firstDifferentTick(scenario, [id])!);
    expect(kept !== 'any' && difference.kinds.some((kind) => sameKind(kind, kept))).toBe(true);
    // First at its last tick, by the plain engine and by the module itself.
    expect(firstDifferentTick(result.scenario, [id])).toBe(result.scenario.ticks);
    expect(result.scenario.snapshots).toEqual([result.scenario.ticks]);
    const [snapshot] = await snapshotsOf(pool, engineWith(id), result.scenario, result.scenario.snapshots);
    expect(sameBytes(snapshot!.frame.bytes, plainAt(result.scenario, [], result.scenario.ticks).bytes)).toBe(
      false,
    );
  });
});

/** Told by the entities' JSON, which knows nothing of canonical bytes and fields. */
function entitiesThatDiffer(scenario: Scenario, id: EngineReading, tick: number): number[] {
  const [rules, module] = [[], [id]].map((readings) => {
    const frame = plainAt(scenario, readings, tick);
    const text = new TextDecoder().decode(snapshotsToJson([{ frame, checksum: checksumOf(frame.bytes) }]));
    return (JSON.parse(text) as [{ entities: unknown[] }])[0].entities.map((entity) =>
      JSON.stringify(entity),
    );
  });
  return rules!.flatMap((entity, index) => (entity === module![index] ? [] : [index]));
}

function plainAt(scenario: Scenario, readings: readonly EngineReading[], tick: number) {
  const engine = new PlainEngine(scenario, { readings });
  engine.runTo(tick);
  return engine.frame();
}
