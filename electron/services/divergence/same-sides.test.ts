import { describe, expect, it } from 'vitest';
import { demoCases } from '../../../build/demo/case.ts';
import { fixtureBytes, haveFixtures, latticeFixtures } from '../../../build/testing/fixtures.ts';
import { bytesSource } from '../../../shared/base/byte-source.ts';
import { parseScenario } from '../../../shared/lattice/scenario/parse.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { readSnapshots } from '../../../shared/lattice/state/read-snapshots.ts';
import { findDivergence } from './find-divergence.ts';
import { recordedSide } from './sides/recorded-side.ts';
import { referenceSide } from './sides/reference-side.ts';
import { builtModule, NEVER, PLACES, withSides } from './testing.ts';

/** Ticks of the boards: more than fit into one window, so that recorded ticks lie apart. */
const LONG_TICKS = 3000;

/** Recorded under older rules, which no engine here follows (spec: lattice-rules, Revisions). */
const OLDER_RULES = [
  'small@04edb0ed',
  'train-splitter-saturated@04edb0ed',
  'splitter@e6afbee6',
  'train-grid-lines-b@97b90e06',
];

function fixtureScenario(name: string): Scenario {
  const { scenario } = parseScenario(fixtureBytes(`lattice/${name}/scenario.json`));
  if (scenario === undefined) throw new Error(`${name} does not parse`);
  return scenario;
}

function recordingOf(name: string): Snapshot[] {
  return [...readSnapshots(bytesSource(fixtureBytes(`lattice/${name}/expected.json`)))];
}

describe('two sides that agree', () => {
  const smoke = demoCases().filter(({ kind }) => kind === 'smoke');

  it.each(smoke.map(({ name, scenario }) => [name, scenario] as const))(
    'are the same on the demo’s %s: reference, naive and lanes',
    async (_name, scenario) => {
      const other = referenceSide(PLACES.referenceWorker, scenario);
      for (const engine of ['naive', 'lanes', 'readings']) {
        await withSides(builtModule(engine), scenario, async (reference, side) => {
          const ofModule = await findDivergence(reference, side, { signal: NEVER, consistency: false });
          expect([ofModule.same, ofModule.series.different]).toEqual([true, 0]);
          if (engine !== 'naive') return;
          const ofReference = await findDivergence(reference, other, { signal: NEVER });
          expect([ofReference.same, ofReference.series.different]).toEqual([true, 0]);
          expect(ofReference.consistency.a.map(({ check }) => check)).toEqual(['restored']);
        });
      }
      await other.dispose();
    },
  );

  it.each(['small', 'medium'])('are the same on the demo’s %s board', async (name) => {
    const { scenario } = demoCases().find((one) => one.name === name)!;
    const short = { ...scenario, ticks: LONG_TICKS, snapshots: [LONG_TICKS] };
    await withSides(builtModule('lanes'), short, async (reference, side) => {
      const { same, consistency, series } = await findDivergence(reference, side, { signal: NEVER });
      expect(same).toBe(true);
      expect(series.compared).toBeGreaterThanOrEqual(200);
      const checks = [...consistency.a, ...consistency.b];
      expect(checks.every(({ states, firstDifferentTick }) => states > 0 && !firstDifferentTick)).toBe(true);
    });
  });

  const answered = latticeFixtures({ answered: true }).filter((name) => !OLDER_RULES.includes(name));
  it.runIf(haveFixtures)('there are recordings to hold them against', () => {
    expect(answered.length).toBeGreaterThan(5);
  });

  it.runIf(haveFixtures).each(answered)('are the same as the recording %s', async (name) => {
    const scenario = fixtureScenario(name);
    const snapshots = recordingOf(name);
    await withSides(builtModule('lanes'), scenario, async (reference, side) => {
      for (const one of [reference, side]) {
        const recording = recordedSide(name, snapshots, scenario);
        const { same, series, notComparable } = await findDivergence(one, recording, {
          signal: NEVER,
          consistency: false,
        });
        expect([same, series.compared]).toEqual([true, snapshots.length]);
        expect(notComparable.map(({ code }) => code)).not.toContain('revision');
      }
    });
  });

  it.runIf(haveFixtures)('a recording of an older revision is named as that, not as different', async () => {
    const name = 'train-grid-lines-b@97b90e06';
    const scenario = fixtureScenario(name);
    const recording = recordedSide(name, recordingOf(name), scenario);
    const reference = referenceSide(PLACES.referenceWorker, scenario);
    const { verdict, notComparable } = await findDivergence(reference, recording, { signal: NEVER });
    await reference.dispose();
    expect(notComparable.map(({ code }) => code)).toContain('revision');
    expect(verdict?.code).toBe('other-revision');
  });
});
