import { afterAll, describe, expect, it } from 'vitest';
import { shrink } from '../../../shared/analysis/shrink/shrink.ts';
import { drawing } from '../../../shared/lattice/drawing.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { decodeFrame } from '../../../shared/lattice/state/canonical.ts';
import type { ModuleBytes } from '../../runner/run.ts';
import { newRunnerPool } from '../runners/runners.ts';
import { explainDivergence } from './explain-divergence.ts';
import { type Divergence, type DivergenceOptions, findDivergence } from './find-divergence.ts';
import { moduleJudge } from './module-judge.ts';
import { builtModule, engineWith, factoryShowing, NEVER, PLACES, withSides } from './testing.ts';

const TICKS = 1000;
const BOARD = factoryShowing(['crafter-one-short'], TICKS);
const pool = newRunnerPool(PLACES);
afterAll(() => pool.dispose());

async function divergenceOf(
  module: ModuleBytes,
  scenario: Scenario = BOARD,
  options: Partial<DivergenceOptions> = {},
): Promise<Divergence> {
  return await withSides(module, scenario, (reference, side) =>
    findDivergence(reference, side, { signal: NEVER, ...options }),
  );
}

/** Whether every self-check of the module came out equal. */
function isConsistent({ consistency }: Divergence): boolean {
  return consistency.b.every(({ firstDifferentTick }) => firstDifferentTick === undefined);
}

describe('an engine at fault in another way than by a reading', () => {
  it('that depends on which snapshots are asked for is named as that', async () => {
    const { consistency, same } = await divergenceOf(engineWith('depends-on-schedule'));
    const broken = consistency.b.filter(({ firstDifferentTick }) => firstDifferentTick !== undefined);
    expect(broken.map(({ check }) => check)).toEqual(['other snapshots']);
    expect(same).toBe(false);
    expect(consistency.a.every(({ firstDifferentTick }) => firstDifferentTick === undefined)).toBe(true);
  });

  it('that heals differs in one stretch and agrees again, and no reading is blamed', async () => {
    await withSides(engineWith('heals'), BOARD, async (reference, side) => {
      const divergence = await findDivergence(reference, side, { signal: NEVER });
      const { series, verdict, difference } = divergence;
      expect([series.firstDifferentTick, series.lastEqualTick, series.heals]).toEqual([121, 120, true]);
      expect(series.runs).toEqual([[121, 180]]);
      expect(verdict?.code).toBe('state');
      expect(difference!.entities.map(({ type, fields }) => [type, fields.map(({ path }) => path)])).toEqual([
        ['sink', ['consumed.coal']],
      ]);
      const { diagnosis } = await explainDivergence({
        workerFile: PLACES.diagnosisWorker,
        scenario: BOARD,
        side,
        divergence,
        checksums: divergence.checksums.b,
        signal: NEVER,
      });
      expect([diagnosis.candidates, diagnosis.equals]).toEqual([[], 0]);
    });
  });

  it('that is wrong at one tick between two recorded ones is found where every tick is compared', async () => {
    const { series, lastEqual, firstDifferent } = await divergenceOf(engineWith('blinks'), BOARD, {
      dense: true,
      consistency: false,
    });
    expect([series.runs, series.compared, series.exact]).toEqual([[[122, 122]], TICKS, true]);
    expect([lastEqual?.a.frame.tick, firstDifferent?.b.frame.tick]).toEqual([121, 122]);
  });

  it('that gives the state before the tick is told so, at the first tick', async () => {
    const { series, verdict } = await divergenceOf(engineWith('before-the-tick'));
    expect([series.firstDifferentTick, series.exact]).toEqual([1, true]);
    expect([verdict?.code, verdict?.faults]).toEqual(['bytes', ['before-the-tick']]);
  });

  it('that is wrong in one field while nothing else moves is not taken for the state before', async () => {
    // In the first tick of this one only in_first would flip.
    const board = factoryShowing(['splitter-fixed-input'], TICKS);
    const { series, verdict } = await divergenceOf(engineWith('splitter-fixed-input'), board);
    expect([series.firstDifferentTick, verdict?.code]).toEqual([1, 'state']);
  });

  it.each([
    ['items-by-name', 'items-by-name'],
    ['zero-counts', 'zero-counts'],
    ['lanes-descending', 'lanes-unsorted'],
  ] as const)('%s: the factory is right and the bytes are not', async (fault, named) => {
    const divergence = await divergenceOf(engineWith(fault));
    expect([divergence.verdict?.code, divergence.verdict?.faults]).toEqual(['bytes', [named]]);
    expect(isConsistent(divergence)).toBe(true);
    expect(divergence.series.firstDifferentTick).toBe(firstTickWith(fault));
  });

  it('that reports another checksum than its right state has', async () => {
    const { verdict, series, difference } = await divergenceOf(builtModule('lying-checksum'));
    expect([verdict?.code, series.firstDifferentTick, difference?.same]).toEqual(['reported', 1, true]);
  });

  it('that numbers its ticks from 0 is told by the ticks of its snapshots', async () => {
    const { findings, same } = await divergenceOf(builtModule('wrong-schedule'));
    expect(findings.b.map(({ code }) => code)).toContain('snapshot-early');
    expect(same).toBe(false);
  });

  it('that returns no snapshot at all is told by their number', async () => {
    const { findings, same, series } = await divergenceOf(builtModule('wrong-count'));
    expect(findings.b.map(({ code }) => code)).toContain('snapshot-count');
    expect([same, series.compared]).toEqual([false, 0]);
  });
});

describe('an engine that is right for 100,000 ticks', () => {
  const LATE = 100_000;
  // No belt has the speed of 64, so every item that is on its way shows the change.
  const belts = drawing(
    `
    sbbbk
    .....
    sbbbk
    `,
    {
      s: { type: 'source', dir: 'E', item: 'coal', lane: 'both', period: 7 },
      b: { type: 'belt', dir: 'E', tier: 'slow' },
      k: { type: 'sink', dir: 'W' },
    },
    { ticks: LATE + 200, snapshots: [LATE + 200] },
  );
  const module = engineWith('late', 'belt-one-speed');

  it('is found at the tick, and the reading is named with where it misses from tick 0', async () => {
    await withSides(module, belts, async (reference, side) => {
      const divergence = await findDivergence(reference, side, { signal: NEVER });
      const { series } = divergence;
      expect([series.firstDifferentTick, series.lastEqualTick, series.exact]).toEqual([LATE + 1, LATE, true]);
      expect(isConsistent(divergence)).toBe(true);
      const { diagnosis } = await explainDivergence({
        workerFile: PLACES.diagnosisWorker,
        scenario: belts,
        side,
        divergence,
        checksums: divergence.checksums.b,
        signal: NEVER,
      });
      const candidate = diagnosis.candidates.find(({ reading }) => reading === 'belt-one-speed');
      expect(candidate?.statesExplained).toBe(diagnosis.window.states);
      expect(candidate?.firstMiss).toBeLessThan(LATE);
    });
  });

  it('shrinks in its entities although the run must stay long', async () => {
    const result = await shrink(belts, {
      judge: moduleJudge(pool, module),
      signal: NEVER,
      parallel: pool.size,
      mostRuns: 20,
    });
    expect(result.ticks.after).toBe(LATE + 1);
    expect(result.entities.after).toBeLessThanOrEqual(5);
  });
});

/** Where a fault of writing can first show, told from the rules' own states. */
function firstTickWith(fault: 'items-by-name' | 'zero-counts' | 'lanes-descending'): number {
  // A crafter that holds nothing of what its recipe names is there from the start.
  if (fault === 'zero-counts') return 1;
  const least = fault === 'items-by-name' ? 1 : 2;
  const engine = new PlainEngine(BOARD);
  for (;;) {
    engine.step();
    const { entities } = decodeFrame(engine.frame());
    const lanes = entities.flatMap((state) => (state.kind === 'belt' ? [state.left, state.right] : []));
    const held = entities.some((state) => state.kind === 'inserter' && state.held !== undefined);
    if (lanes.some((lane) => lane.length >= least) || (held && least === 1)) return engine.tick;
  }
}
