import { describe, expect, it } from 'vitest';
import { BELT, FURNACE } from '../../../build/testing/case-folder.ts';
import { bytesSource } from '../../../shared/base/byte-source.ts';
import { isCancelled } from '../../../shared/base/cancelled.ts';
import { expectedAnswer } from '../../../shared/lattice/expected-answer.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { readSnapshots } from '../../../shared/lattice/state/read-snapshots.ts';
import { findDivergence } from './find-divergence.ts';
import { recordedSide } from './sides/recorded-side.ts';
import { referenceSide } from './sides/reference-side.ts';
import { builtModule, engineWith, everyTick, factoryShowing, NEVER, PLACES, withSides } from './testing.ts';

/** A longer run than one window of its snapshots, so that recorded ticks lie apart. */
const LONG_TICKS = 3000;

function recorded(scenario: Scenario, known: Scenario | undefined) {
  return recordedSide('answer', [...readSnapshots(bytesSource(expectedAnswer(scenario)))], known);
}

describe('the first different tick', () => {
  it('may be tick 1, and is exact: the tick before is the empty factory', async () => {
    await withSides(engineWith('source-offset'), BELT, async (reference, side) => {
      const { series, lastEqual } = await findDivergence(reference, side, { signal: NEVER });
      expect([series.firstDifferentTick, series.lastEqualTick, series.exact]).toEqual([1, undefined, true]);
      expect(lastEqual).toBeUndefined();
    });
  });

  it('may be the last tick of the run', async () => {
    const whole = factoryShowing(['crafter-one-short'], 400);
    const differs = await withSides(engineWith('crafter-one-short'), whole, async (reference, side) => {
      const { series } = await findDivergence(reference, side, { signal: NEVER, consistency: false });
      return series.firstDifferentTick!;
    });
    const cut = { ...whole, ticks: differs, snapshots: [differs] };
    await withSides(engineWith('crafter-one-short'), cut, async (reference, side) => {
      const { series } = await findDivergence(reference, side, { signal: NEVER });
      expect([series.firstDifferentTick, series.lastEqualTick, series.exact]).toEqual([
        differs,
        differs - 1,
        true,
      ]);
      expect(series.runs).toEqual([[differs, differs]]);
    });
  });

  it('lies in the first recorded bracket of a long run; with every tick asked for, where the truth is', async () => {
    // Items take the other lane and leave it again, so this reading heals many times.
    const scenario = factoryShowing(['sideload-other-lane'], LONG_TICKS);
    const truth = differentTicks(scenario);
    await withSides(engineWith('sideload-other-lane'), scenario, async (reference, side) => {
      const dense = await findDivergence(reference, side, { signal: NEVER, dense: true, consistency: false });
      expect(dense.series.compared).toBe(LONG_TICKS);
      expect(ticksOf(dense.series.runs)).toEqual(truth);
      expect(dense.series.different).toBe(truth.length);
      expect(dense.lastEqual?.a.frame.tick).toBe(truth[0]! - 1);

      const known: (number | undefined)[] = [];
      const quick = await findDivergence(reference, side, {
        signal: NEVER,
        consistency: false,
        onKnown: ({ firstDifferentTick }) => known.push(firstDifferentTick),
      });
      const { firstDifferentTick, lastEqualTick, exact, compared } = quick.series;
      expect(compared).toBeLessThan(LONG_TICKS);
      if (firstDifferentTick === undefined) return;
      expect([truth.includes(firstDifferentTick), truth.includes(firstDifferentTick - 1)]).toEqual([
        true,
        false,
      ]);
      expect([lastEqualTick, exact]).toEqual([firstDifferentTick - 1, true]);
      expect(known.length).toBeGreaterThan(1);
    });
  });

  it('is not exact where only some ticks are asked for', async () => {
    await withSides(engineWith('furnace-no-coal-first'), FURNACE, async (reference, side) => {
      const options = { signal: NEVER, consistency: false, ticks: [10, 300, 400] };
      const { series } = await findDivergence(reference, side, options);
      expect([series.compared, series.firstDifferentTick, series.lastEqualTick, series.exact]).toEqual([
        3,
        300,
        10,
        false,
      ]);
    });
  });
});

describe('what cannot be compared', () => {
  it('ticks that neither side has are a fault', async () => {
    await withSides(builtModule('lanes'), BELT, async (reference, side) => {
      await expect(findDivergence(reference, side, { signal: NEVER, ticks: [1000] })).rejects.toMatchObject({
        code: 'no-common-ticks',
      });
    });
  });

  it('recordings of two factories are a fault, without a scenario too', async () => {
    const same = { ...FURNACE, snapshots: [20, 40] };
    const unknown = { ...BELT, snapshots: [20, 40] };
    const sides = [same, unknown].map((scenario) => recorded(scenario, undefined));
    await expect(findDivergence(sides[0]!, sides[1]!, { signal: NEVER })).rejects.toMatchObject({
      code: 'other-layout',
    });
  });

  it('a side of other entities than the scenario has is named', async () => {
    const { entities } = BELT;
    const swapped = { ...BELT, entities: [entities[1]!, entities[0]!, ...entities.slice(2)] };
    const reference = referenceSide(PLACES.referenceWorker, BELT);
    const { same, findings } = await findDivergence(reference, recorded(swapped, BELT), { signal: NEVER });
    await reference.dispose();
    expect([same, findings.b.map(({ code }) => code)]).toEqual([false, ['entity-kind']]);
  });

  it('a module that traps is told as that', async () => {
    await withSides(builtModule('trap'), BELT, async (reference, side) => {
      await expect(findDivergence(reference, side, { signal: NEVER })).rejects.toMatchObject({
        code: 'side-failed',
      });
    });
  });
});

describe('stopping', () => {
  it('keeps what was found; before anything is known it is a cancel', async () => {
    const scenario = factoryShowing(['sideload-other-lane'], LONG_TICKS);
    await withSides(engineWith('sideload-other-lane'), scenario, async (reference, side) => {
      const stop = new AbortController();
      const found = await findDivergence(reference, side, {
        signal: stop.signal,
        dense: true,
        consistency: false,
        onProgress: (work) => {
          if (work.startsWith('comparing every tick')) stop.abort();
        },
      });
      expect([found.complete, found.series.compared > 0]).toEqual([false, true]);
      const early = findDivergence(reference, side, { signal: stop.signal }).then(
        () => false,
        (error: unknown) => isCancelled(error),
      );
      expect(await early).toBe(true);
    });
  });
});

/** Every tick at which the reading is in another state than the rules, by the plain engine and the module's own states. */
function differentTicks(scenario: Scenario): number[] {
  const rules = new PlainEngine(scenario);
  const other = new PlainEngine(scenario, { readings: ['sideload-other-lane'] });
  return everyTick(scenario.ticks).filter(() => {
    rules.step();
    other.step();
    return Buffer.compare(rules.frame().bytes, other.frame().bytes) !== 0;
  });
}

function ticksOf(runs: readonly (readonly [number, number])[]): number[] {
  return runs.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
